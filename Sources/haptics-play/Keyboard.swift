#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The keys of a terminal, each as soon as it is pressed. The terminal is as it was when this has gone.
///
/// Ctrl-C still ends the program, by its signal. Ctrl-Z and Ctrl-\ do nothing, and nor does SIGTSTP from outside: the
/// motors would go on, and the terminal stay as it is here.
struct Keyboard: ~Copyable {
    enum Key: Equatable {
        case space, left, right, quit
    }

    private let former: termios
    private let formerStop: (@convention(c) (Int32) -> Void)?

    /// `nil` where there is no terminal to read, or it belongs to another program at the moment.
    init?() {
        guard let former = Self.settings else { return nil }
        self.former = former
        formerStop = signal(SIGTSTP, SIG_IGN)
        var raw = former
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
        Self.disable(&raw, VSUSP)
        Self.disable(&raw, VQUIT)
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    }

    deinit {
        var former = former
        unsafe tcsetattr(STDIN_FILENO, TCSADRAIN, &former)
        signal(SIGTSTP, formerStop)
    }

    /// How our terminal is set.
    private static var settings: termios? {
        var settings = termios()
        guard isatty(STDIN_FILENO) == 1, tcgetpgrp(STDIN_FILENO) == getpgrp(),
            unsafe tcgetattr(STDIN_FILENO, &settings) == 0
        else { return nil }
        return settings
    }

    private static func disable(_ settings: inout termios, _ place: Int32) {
        // The places of control characters lie within the array, which C has as a tuple.
        unsafe withUnsafeMutableBytes(of: &settings.c_cc) { unsafe $0[Int(place)] = 0 }
    }

    /// Waits for keys, so long at most.
    mutating func keys(within seconds: Double) -> [Key] {
        var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&ready, 1, Int32(seconds * 1000)) > 0 else { return [] }
        var block = [UInt8](repeating: 0, count: 64)
        // As many bytes as the block has.
        let got = unsafe block.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
        // The terminal has gone.
        guard got > 0 else { return [.quit] }
        return Self.keys(in: block.prefix(got))
    }

    /// The keys in what a terminal sends.
    static func keys(in bytes: ArraySlice<UInt8>) -> [Key] {
        var keys: [Key] = []
        var rest = bytes
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: " "): keys.append(.space)
            case UInt8(ascii: "q"), UInt8(ascii: "Q"), 4: keys.append(.quit)
            case 0x1B:
                // An arrow is ESC [ or ESC O, and a letter.
                guard let bracket = rest.first, bracket == UInt8(ascii: "[") || bracket == UInt8(ascii: "O") else {
                    break
                }
                rest = rest.dropFirst()
                let letter = rest.drop { $0 < 0x40 }.first
                rest = rest.drop { $0 < 0x40 }.dropFirst()
                if letter == UInt8(ascii: "C") { keys.append(.right) }
                if letter == UInt8(ascii: "D") { keys.append(.left) }
            default: break
            }
        }
        return keys
    }
}

/// Waits where there is no keyboard.
func pause(_ seconds: Double) { usleep(UInt32(max(seconds, 0) * 1e6)) }
