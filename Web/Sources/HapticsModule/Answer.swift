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
    init(_ refusal: Refusal) { self.init(status: -1, Array(refusal.message.utf8)) }
}

/// A result in memory that the caller frees.
func answer(_ answer: Answer) -> UnsafeMutablePointer<haptics_result>? {
    unsafe result(status: answer.status, count: answer.bytes.count) { memory in
        unsafe answer.bytes.withUnsafeBytes { source in
            // There is room for that many bytes.
            if let start = source.baseAddress { unsafe memory.copyMemory(from: start, byteCount: source.count) }
        }
    }
}

/// Lists of numbers as a result, one behind the other.
func answer(_ lists: [[Double]]) -> UnsafeMutablePointer<haptics_result>? {
    let size = MemoryLayout<Double>.size
    return unsafe result(status: 0, count: lists.reduce(0) { $0 + size * $1.count }) { memory in
        var place = unsafe memory
        for list in lists {
            // There is room for all of them.
            unsafe store(list, at: place)
            unsafe place += size * list.count
        }
    }
}

/// A refusal as a result, or what the call comes to.
func answer(
    _ call: () throws(Refusal) -> UnsafeMutablePointer<haptics_result>?
) -> UnsafeMutablePointer<haptics_result>? {
    do throws(Refusal) {
        return unsafe try call()
    } catch {
        return unsafe answer(Answer(error))
    }
}

/// A result of that many bytes, which the function writes; `nil` where there is no memory for it.
func result(
    status: Int32, count: Int, _ write: (UnsafeMutableRawPointer) -> Void
) -> UnsafeMutablePointer<haptics_result>? {
    let head = MemoryLayout<haptics_result>.size
    guard let memory = unsafe malloc(head + count) else { return nil }
    // Room for the head and the bytes was just made; `malloc` aligns for any type, and the head keeps to that of numbers.
    unsafe write(memory + head)
    let result = unsafe memory.bindMemory(to: haptics_result.self, capacity: 1)
    unsafe result.initialize(to: haptics_result(status: status, length: UInt32(truncatingIfNeeded: count)))
    return unsafe result
}

/// Writes numbers at an address with room for them.
func store(_ numbers: [Double], at address: UnsafeMutableRawPointer) {
    let size = MemoryLayout<Double>.size
    for (index, number) in numbers.enumerated() {
        unsafe address.storeBytes(of: number, toByteOffset: size * index, as: Double.self)
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
