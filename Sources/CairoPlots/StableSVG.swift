/// SVG without what differs from run to run: Cairo counts the surfaces of a process and names groups after the count, where
/// nothing refers to the names.
enum StableSVG {
    /// The bytes with each `id="surface12"` as `id="surface"`.
    static func bytes(_ bytes: [UInt8]) -> [UInt8] {
        let name = Array("id=\"surface".utf8)
        var stable: [UInt8] = []
        stable.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            guard bytes[place] == name[0], bytes[place...].starts(with: name) else {
                stable.append(bytes[place])
                place += 1
                continue
            }
            stable += name
            place += name.count
            while place < bytes.count, isDigit(bytes[place]) { place += 1 }
        }
        return stable
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
}
