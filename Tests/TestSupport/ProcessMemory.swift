#if canImport(Glibc)
    import Glibc

    /// The memory of a process that is about to end.
    public enum ProcessMemory {
        /// Forbids the process to grow, and takes whatever is left of what it has, down to the smallest block.
        ///
        /// The optimiser must not know that nobody wants the blocks: it would ask for none, and take the answer for granted.
        @_optimize(none)
        public static func useUp() {
            var limit = rlimit()
            // A plain value that the calls write and read.
            _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            limit.rlim_cur = 1
            _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
            var size = 1 << 24
            while size > 1_040 {
                while unsafe malloc(size) != nil {}
                size /= 2
            }
            for size in stride(from: 1_040, through: 8, by: -8) {
                while unsafe malloc(size) != nil {}
            }
        }
    }
#endif
