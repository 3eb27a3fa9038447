import CoreHaptics

/// A pattern that comes with the application as a file, loaded in the two ways that applications use.
enum ArrivalPattern {
    static var url: URL? { Bundle.module.url(forResource: "Arrival", withExtension: "ahap") }

    /// As in the days before iOS 16: the file is JSON, and a pattern takes a dictionary.
    static func throughJSON(from url: URL) throws -> CHHapticPattern? {
        let data = try Data(contentsOf: url)
        guard let dictionary = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        return try CHHapticPattern(dictionary: dictionary)
    }

    /// As since iOS 16.
    static func fromFile(at url: URL) throws -> CHHapticPattern { try CHHapticPattern(contentsOf: url) }
}
