/// Patterns for the tests of the command.
enum Fixture {
    /// A tap of an intensity, in the canonical layout.
    static func tap(intensity: String = "0.8", type: String = "HapticTransient") -> String {
        """
        {
          "Version": 1.0,
          "Pattern": [
            {
              "Event": {
                "Time": 0.0,
                "EventType": "\(type)",
                "EventParameters": [
                  { "ParameterID": "HapticIntensity", "ParameterValue": \(intensity) }
                ]
              }
            }
          ]
        }

        """
    }

    /// Nothing is wrong.
    static let fine = tap()
    /// One error, AH004, without a fix.
    static let error = tap(type: "HapticTransmission")
    /// One warning, AH101, with a safe fix: 1.0.
    static let warning = tap(intensity: "1.4")
    /// One note, AH106, with a safe fix.
    static let note = fine.replacing("0.8 }", with: "0.8, }")
    /// One error, AH001.
    static let broken = "{ \"Version\": 1.0, \"Pattern\": [ }\n"
    /// A sound, AH120 unless it is found.
    static let sound = tap().replacing(
        "\"HapticTransient\"", with: "\"AudioCustom\",\n        \"EventWaveformPath\": \"chime.wav\"")
}

extension String {
    func replacing(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}
