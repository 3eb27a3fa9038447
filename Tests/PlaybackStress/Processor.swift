#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

enum Processor {
    /// Lets this thread run before all that have no deadline, as threads of sound servers do. False where the system
    /// does not allow it.
    static func takePrecedence() -> Bool {
        var parameters = sched_param()
        parameters.sched_priority = 10
        // A plain value that the call reads.
        return unsafe pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameters) == 0
    }

    /// Seconds that the host of a virtual machine has kept its processors from it while it wanted them; 0 elsewhere.
    static var stolen: Double {
        // Of the first line, the eighth number after its name, in hundredths: proc(5).
        guard let file = unsafe fopen("/proc/stat", "r") else { return 0 }
        defer { unsafe fclose(file) }
        var line = [CChar](repeating: 0, count: 512)
        // As many bytes as the array has, a zero at the end.
        guard unsafe fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let numbers = text.split(separator: " ").dropFirst()
        return numbers.count >= 8 ? (Double(numbers[numbers.startIndex + 7]) ?? 0) / 100 : 0
    }

    /// Seconds that this thread has had a processor: what others do beside it does not count.
    static var seconds: Double {
        var time = timespec()
        // A pointer to a local for the call alone.
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
