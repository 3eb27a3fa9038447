import CModule

/// What a call comes to, before it is laid out in memory.
struct Answer {
    var status: Int32
    var bytes: [UInt8]

    init(status: Int32 = 0, _ bytes: [UInt8]) {
        self.status = status
        self.bytes = bytes
    }

    /// The call was wrong, or its text cannot be worked on.
    static func refusal(_ message: String) -> Answer { Answer(status: -1, Array(message.utf8)) }
}

/// A result in memory that the caller frees.
func answer(_ answer: Answer) -> UnsafeMutablePointer<haptics_result>? {
    let head = MemoryLayout<haptics_result>.size
    guard let memory = unsafe malloc(head + answer.bytes.count) else { return nil }
    // Room for the head and the bytes was just made; `malloc` aligns for any type.
    unsafe memory.copyMemory(to: answer.bytes, behind: head)
    let result = unsafe memory.bindMemory(to: haptics_result.self, capacity: 1)
    unsafe result.initialize(
        to: haptics_result(status: answer.status, length: UInt32(truncatingIfNeeded: answer.bytes.count)))
    return unsafe result
}

extension UnsafeMutableRawPointer {
    /// Copies bytes to this address plus `offset`, where there is room for them.
    fileprivate func copyMemory(to bytes: [UInt8], behind offset: Int) {
        unsafe bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            unsafe (self + offset).copyMemory(from: start, byteCount: source.count)
        }
    }
}

/// The bytes at an address, of which the caller says how many they are.
func bytes(_ address: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    guard count > 0 else { return [] }
    return unsafe [UInt8](UnsafeBufferPointer(start: address, count: count))
}

/// The text at an address, likewise.
func string(_ address: UnsafePointer<UInt8>?, _ count: Int) -> String {
    unsafe String(decoding: bytes(address, count), as: UTF8.self)
}
