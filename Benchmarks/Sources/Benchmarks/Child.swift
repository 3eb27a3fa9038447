import Glibc

/// Runs another program to its end, its output thrown away.
struct Child {
    let arguments: [String]

    struct Failure: Error {
        var program: String
        var code: Int32
    }

    /// Runs it, and answers its peak memory in bytes. Exit status 1 (findings) is fine.
    @discardableResult
    func run() throws(Failure) -> Int {
        var id: pid_t = 0
        let code = spawn(&id)
        guard code == 0 else { throw Failure(program: arguments[0], code: code) }
        var status: Int32 = 0
        var usage = rusage()
        guard unsafe wait4(id, &status, 0, &usage) == id, status & 0x7F == 0, (status >> 8) & 0xFF <= 1 else {
            throw Failure(program: arguments[0], code: status)
        }
        // The kernel counts in units of 1024 bytes.
        return usage.ru_maxrss * 1024
    }

    private func spawn(_ id: inout pid_t) -> Int32 {
        // Valid from `init` to `destroy`; the argument strings live until the end of this function.
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var pointers = unsafe arguments.map { unsafe strdup($0) }
        defer { unsafe pointers.forEach { unsafe free($0) } }
        unsafe pointers.append(nil)
        return unsafe posix_spawn(&id, arguments[0], &actions, nil, pointers, environ)
    }
}
