import Foundation
import SoundFiles

/// What stands at a path.
enum FileStatus {
    case nothing
    case folder
    case file
    /// A pipe, a socket, a device: what may be waited for without end.
    case special

    init(path: String) {
        var isFolder: ObjCBool = false
        // The address of a local variable, used during the call only.
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if !exists {
            self = .nothing
        } else if isFolder.boolValue {
            self = .folder
        } else {
            self = SoundFile.isSpecial(path: path) ? .special : .file
        }
    }
}
