import Foundation

/// Memory of this process.
enum Memory {
    /// Bytes that are resident, as Linux counts them; 0 where it does not.
    static var resident: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
