import Foundation

/// What stands at a path.
enum FileStatus {
    case nothing
    case folder
    case file

    init(path: String) {
        var isFolder: ObjCBool = false
        // The address of a local variable, used during the call only.
        let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        self = !exists ? .nothing : isFolder.boolValue ? .folder : .file
    }
}
