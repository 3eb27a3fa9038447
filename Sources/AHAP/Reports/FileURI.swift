/// Paths as URI references (RFC 3986).
enum FileURI {
    /// A relative reference for a relative path, a `file` URI for an absolute one.
    static func reference(to path: String) -> String {
        var output: [UInt8] = []
        if path.utf8.first == UInt8(ascii: "/") { output.append(text: "file://") }
        for byte in path.utf8 {
            if isPlain(byte) {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "%"))
                output.append(hexadecimal: byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Letters, digits and marks that mean themselves in a path. A colon does not: before the first slash it would end
    /// a scheme.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
