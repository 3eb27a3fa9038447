#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Makes the process ready: whatever starts it, writing fails with an error and never with a signal, and a closed
/// standard stream is not mistaken for the next file that is opened.
package func prepareProcess() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
        // The lowest free number is this one. Read-only for output, so that writing is an error.
        _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
}

/// Ends the process.
package func leave(_ status: ExitStatus) -> Never { exit(status.code) }

/// The number of processors that are there.
package var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Seconds of a clock that only goes forward.
package func monotonicSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
