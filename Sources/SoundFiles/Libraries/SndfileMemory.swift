import CSoundLibraries

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Bytes in memory that libsndfile reads as if they were a file. The library is handed the address of this value, which
/// must live until its file is closed; ``sound(in:limits:by:)`` sees to that.
@safe struct SndfileMemory {
    fileprivate let bytes: UnsafeRawBufferPointer
    fileprivate var position: Int64 = 0

    /// The sound that the bytes are.
    static func sound(
        in bytes: [UInt8], limits: SoundLimits, by library: SndfileLibrary
    ) throws(SndfileFault) -> Sound {
        let result: Result<Sound, SndfileFault> = unsafe bytes.withUnsafeBytes { bytes in
            var memory = unsafe SndfileMemory(bytes: bytes)
            return unsafe withUnsafeMutablePointer(to: &memory) { memory in
                do throws(SndfileFault) {
                    return .success(unsafe try SndfileReader(library, memory: memory).read(limits: limits))
                } catch {
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }
}

extension SndfileReader {
    /// Unsafe because `memory` must outlive the reader.
    @unsafe fileprivate init(
        _ library: SndfileLibrary, memory: UnsafeMutablePointer<SndfileMemory>
    ) throws(SndfileFault) {
        // The library copies the table of functions when it opens a file.
        var functions = unsafe SndfileVirtualIO(
            get_filelen: memoryLength, seek: memorySeek, read: memoryRead, write: nil, tell: memoryTell)
        unsafe try self.init(library) { library, info in
            unsafe library.openVirtual(&functions, Int32(SndfileModeRead), &info, memory)
        }
    }
}

// The four functions get back the address that was handed over with them.

private func memoryLength(_ memory: UnsafeMutableRawPointer?) -> Int64 {
    guard let memory = unsafe memory?.assumingMemoryBound(to: SndfileMemory.self) else { return 0 }
    return Int64(unsafe memory.pointee.bytes.count)
}

private func memoryTell(_ memory: UnsafeMutableRawPointer?) -> Int64 {
    unsafe memory?.assumingMemoryBound(to: SndfileMemory.self).pointee.position ?? 0
}

private func memorySeek(_ offset: Int64, _ origin: Int32, _ memory: UnsafeMutableRawPointer?) -> Int64 {
    guard let memory = unsafe memory?.assumingMemoryBound(to: SndfileMemory.self) else { return -1 }
    let start =
        switch origin {
        case SEEK_SET: Int64(0)
        case SEEK_CUR: unsafe memory.pointee.position
        default: Int64(unsafe memory.pointee.bytes.count)
        }
    let (target, overflow) = start.addingReportingOverflow(offset)
    if overflow || target < 0 { return -1 }
    unsafe memory.pointee.position = target
    return target
}

private func memoryRead(_ buffer: UnsafeMutableRawPointer?, _ wanted: Int64, _ memory: UnsafeMutableRawPointer?)
    -> Int64
{
    guard let buffer = unsafe buffer, let memory = unsafe memory?.assumingMemoryBound(to: SndfileMemory.self) else {
        return 0
    }
    // Seeking behind the end is allowed, as in a file; there is nothing to read there.
    let got = unsafe min(wanted, Int64(memory.pointee.bytes.count) - memory.pointee.position)
    guard got > 0 else { return 0 }
    let start = unsafe Int(memory.pointee.position)
    let part = unsafe UnsafeRawBufferPointer(rebasing: memory.pointee.bytes[start..<start + Int(got)])
    unsafe UnsafeMutableRawBufferPointer(start: buffer, count: Int(got)).copyMemory(from: part)
    unsafe memory.pointee.position += got
    return got
}
