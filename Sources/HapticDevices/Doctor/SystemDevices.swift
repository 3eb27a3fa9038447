import HapticPlayback

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What Linux tells of its devices in files; nothing on other systems.
struct SystemDevices: Sendable {
    /// A file by which a pad is read and written.
    struct Node: Equatable {
        let path: String
        let name: String
        let isReadable: Bool
        let isWritable: Bool
    }

    /// What stands before `/dev` and `/proc`.
    private let root: String

    init(root: String = "") { self.root = root }

    /// Whether there are input devices at all.
    var hasInputFolder: Bool { unsafe access("\(root)/dev/input", F_OK) == 0 }

    /// The names of the kernel's sound cards.
    var soundCards: [String] {
        lines(of: "/proc/asound/cards").compactMap { line in
            // " 1 [Controller     ]: USB-Audio - DualSense Wireless Controller"
            guard let colon = line.firstIndex(of: ":"), line[..<colon].contains("]") else { return nil }
            let name = line[line.index(after: colon)...]
            return String(name.drop { $0 == " " })
        }
    }

    /// The event devices that have a joystick beside them, as pads do.
    var padNodes: [Node] {
        var nodes: [Node] = []
        var name = ""
        for line in lines(of: "/proc/bus/input/devices") {
            if line.utf8.starts(with: "N: Name=".utf8) { name = line.dropFirst(8).filter { $0 != "\"" } }
            guard line.utf8.starts(with: "H: Handlers=".utf8) else { continue }
            let handlers = line.dropFirst(12).split(separator: " ")
            guard handlers.contains(where: { $0.utf8.starts(with: "js".utf8) }),
                let event = handlers.first(where: { $0.utf8.starts(with: "event".utf8) })
            else { continue }
            let path = "/dev/input/\(event)"
            nodes.append(
                Node(
                    path: path, name: name, isReadable: unsafe access(root + path, R_OK) == 0,
                    isWritable: unsafe access(root + path, R_OK | W_OK) == 0))
        }
        return nodes
    }

    /// The lines of a file of the kernel; none where it is not there.
    private func lines(of path: String) -> [Substring] {
        let descriptor = unsafe open(root + path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var block = [UInt8](repeating: 0, count: 4096)
        while bytes.count < 1 << 20 {
            // As many bytes as the block has.
            let got = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            guard got > 0 else { break }
            bytes += block.prefix(got)
        }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }
}
