/// Patterns for the tests of the command.
enum Fixture {
    /// Two taps in the canonical layout; the first has these values.
    static func taps(intensity: String = "0.8", type: String = "HapticTransient") -> String {
        """
        {
          "Version": 1.0,
          "Pattern": [
            {
              "Event": {
                "Time": 0,
                "EventType": "\(type)",
                "EventParameters": [
                  { "ParameterID": "HapticIntensity", "ParameterValue": \(intensity) }
                ]
              }
            },
            {
              "Event": {
                "Time": 1,
                "EventType": "HapticTransient",
                "EventParameters": [
                  { "ParameterID": "HapticIntensity", "ParameterValue": 0.5 }
                ]
              }
            }
          ]
        }

        """
    }

    /// Nothing is wrong.
    static let fine = taps()
    /// One error, AH004, without a fix.
    static let error = taps(type: "HapticTransmission")
    /// One warning, AH101, with a safe fix.
    static let warning = taps(intensity: "1.4")
    /// One note, AH106, with a safe fix.
    static let note = fine.replacing("0.8 }", with: "0.8, }")
    /// One error, AH001.
    static let broken = fine.replacing("]\n}\n", with: "}\n")
    /// A sound, AH120 unless it is found.
    static let sound = fine.replacing(
        "\"Time\": 0,\n        \"EventType\": \"HapticTransient\",\n        \"EventParameters\": [\n          "
            + "{ \"ParameterID\": \"HapticIntensity\", \"ParameterValue\": 0.8 }",
        with: "\"Time\": 0,\n        \"EventType\": \"AudioCustom\",\n        \"EventWaveformPath\": \"chime.wav\",\n"
            + "        \"EventParameters\": [\n          { \"ParameterID\": \"AudioVolume\", \"ParameterValue\": 0.8 }")
}

extension String {
    func replacing(_ text: String, with other: String) -> String {
        split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}

extension Fixture {
    /// One tap at full intensity in the canonical layout.
    static func tap(sharpness: Int) -> String {
        """
        {
          "Version": 1.0,
          "Pattern": [
            {
              "Event": {
                "Time": 0,
                "EventType": "HapticTransient",
                "EventParameters": [
                  { "ParameterID": "HapticIntensity", "ParameterValue": 1 },
                  { "ParameterID": "HapticSharpness", "ParameterValue": \(sharpness) }
                ]
              }
            }
          ]
        }

        """
    }
}
