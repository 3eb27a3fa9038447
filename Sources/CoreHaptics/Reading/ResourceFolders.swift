import Foundation

/// Where the resources of a program are: those of its bundle, and those of its packages' targets, which a package manager
/// puts beside the executable rather than into it. What is a file of the application on Apple systems is found here too.
enum ResourceFolders {
    /// In the order in which they are searched. Looked up once.
    static let all: [URL] = {
        let main = [Bundle.main.resourceURL].compactMap { $0 }
        let beside = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
        let found = try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)
        let targets = (found ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
        return main + targets.sorted { $0.path < $1.path }
    }()
}
