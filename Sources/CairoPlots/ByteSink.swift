internal import CCairo

/// Collects what Cairo writes.
final class ByteSink {
    private(set) var bytes: [UInt8] = []

    /// What Cairo calls, with the sink behind `closure`.
    static let write: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> cairo_status_t = {
        closure, data, count in
        guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
        // Whoever hands the closure to Cairo keeps the sink until Cairo is done.
        let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }

    /// The sink as Cairo takes it.
    var closure: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }
}
