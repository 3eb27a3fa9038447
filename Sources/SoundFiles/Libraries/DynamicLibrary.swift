#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why a library cannot be used, in the loader's words.
package struct LibraryFault: Error, Equatable, Sendable {
    package let detail: String

    package init(detail: String) { self.detail = detail }
}

/// A library in this process. It is never unloaded: functions found in it stay good as long as the process lives.
@safe package struct DynamicLibrary {
    private let handle: UnsafeMutableRawPointer

    /// The first of the names that the loader knows. Symbols stay local, so that they cannot stand in for those of
    /// another copy that the application brought itself.
    package init(anyOf names: [String]) throws(LibraryFault) {
        var firstFault: String?
        for name in names {
            if let handle = unsafe dlopen(name, RTLD_NOW | RTLD_LOCAL) {
                unsafe self.handle = handle
                return
            }
            firstFault = firstFault ?? Self.lastFault
        }
        throw LibraryFault(detail: firstFault ?? "no name to look for")
    }

    /// A function by its name.
    ///
    /// Unsafe because only the caller knows its signature; it must be the one in the library's header.
    @unsafe package func function<Function>(_ name: String, as type: Function.Type) throws(LibraryFault) -> Function {
        guard let address = unsafe dlsym(handle, name) else { throw LibraryFault(detail: Self.lastFault) }
        return unsafe unsafeBitCast(address, to: type)
    }

    private static var lastFault: String {
        unsafe dlerror().map { unsafe String(cString: $0) } ?? "unknown to the loader"
    }
}

extension Result where Success: Sendable, Failure == LibraryFault {
    var fault: LibraryFault? {
        if case .failure(let fault) = self { fault } else { nil }
    }
}
