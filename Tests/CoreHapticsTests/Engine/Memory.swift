import Foundation

/// Memory of this process.
enum Memory {
    /// Bytes that are allocated and not freed, as the C library counts them.
    static var inUse: Int {
        #if canImport(Glibc)
            let info = mallinfo2()
            return Int(info.uordblks) + Int(info.hblkhd)
        #else
            return 0
        #endif
    }
}
