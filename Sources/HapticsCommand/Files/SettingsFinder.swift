package import AHAP

/// Finds the settings of each file: the nearest `.haptics.json` upwards from it, or the one that was asked for.
package struct SettingsFinder {
    /// A settings file, and the folder that its paths start from.
    package struct Found: Sendable {
        package var file = SettingsFile()
        package var folder = Path(".")

        package init(file: SettingsFile = SettingsFile(), folder: Path = Path(".")) {
            self.file = file
            self.folder = folder
        }
    }

    /// A settings file that cannot be used, as lines to show.
    package struct Failure: Error {
        package let message: [UInt8]

        package init(message: [UInt8]) { self.message = message }
    }

    private let chosen: Found?
    private var known: [Path: Found?] = [:]

    /// A settings file has no use for more.
    private static let limit = 1 << 20

    /// Finds settings by place, or uses one file for all.
    package init(chosen: Path?) throws(Failure) {
        guard let chosen else {
            self.chosen = nil
            return
        }
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try File.read(chosen, limit: SettingsFinder.limit)
        } catch {
            throw Failure(message: Complaint.line(chosen, error))
        }
        self.chosen = try SettingsFinder.found(chosen, bytes)
    }

    /// The settings for the files of a folder.
    package mutating func settings(for folder: Path) throws(Failure) -> Found {
        if let chosen { return chosen }
        if let found = known[folder] { return found ?? Found() }
        // A folder that is not there will be complained about when its file is read.
        let found = if let real = try? File.resolve(folder) { try search(upFrom: real) } else { Found?.none }
        known[folder] = .some(found)
        return found ?? Found()
    }

    private mutating func search(upFrom folder: Path) throws(Failure) -> Found? {
        if let found = known[folder] { return found }
        var found = try SettingsFinder.settings(in: folder)
        if found == nil, folder != folder.parent { found = try search(upFrom: folder.parent) }
        known[folder] = .some(found)
        return found
    }

    private static func settings(in folder: Path) throws(Failure) -> Found? {
        let path = folder.appending(SettingsFile.name)
        let bytes: [UInt8]
        do throws(SystemError) {
            bytes = try File.read(path, limit: limit)
        } catch {
            if error.isMissing { return nil }
            throw Failure(message: Complaint.line(path, error))
        }
        return try found(path, bytes)
    }

    private static func found(_ path: Path, _ bytes: [UInt8]) throws(Failure) -> Found {
        do throws(InvalidFile) {
            return Found(file: try SettingsFile(bytes), folder: path.parent)
        } catch {
            throw Failure(message: Complaint.lines(path, bytes, error))
        }
    }
}
