import AHAP
public import CModule

// The module's interface: C functions over its own memory. A caller allocates, writes a text there, calls, reads the
// result and frees both. Each address comes with its length in bytes; an empty text may have any address.

/// Memory for a text; the caller frees it.
@_cdecl("haptics_allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer? { unsafe malloc(max(count, 1)) }

/// Frees what `haptics_allocate` or a result gave.
@_cdecl("haptics_free")
public func free(_ pointer: UnsafeMutableRawPointer?) { unsafe CModule.free(pointer) }

/// The findings of a text, as `haptics lint --format json PATH` prints them, but that no sound is looked for.
///
/// `ignored`: codes or names of rules, with commas between. Status 0, or -1 if one of them is unknown.
@_cdecl("haptics_lint")
public func lint(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?, _ pathCount: Int,
    _ ignored: UnsafePointer<UInt8>?, _ ignoredCount: Int
) -> UnsafeMutablePointer<haptics_result>? {
    // As the interface says of every address and its length; so below.
    unsafe answer(
        lint(bytes(text, textCount), path: string(path, pathCount), ignoring: string(ignored, ignoredCount)))
}

/// The text after its safe fixes, or all of its fixes if `allowsUnsafe` is not 0.
///
/// Status: how many fixes were made, or -1 if an ignored rule is unknown.
@_cdecl("haptics_fix")
public func fix(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ ignored: UnsafePointer<UInt8>?, _ ignoredCount: Int,
    _ allowsUnsafe: Int32
) -> UnsafeMutablePointer<haptics_result>? {
    unsafe answer(
        fix(
            bytes(text, textCount), ignoring: string(ignored, ignoredCount),
            allowing: allowsUnsafe == 0 ? .safe : .unsafe))
}

/// The text in canonical layout. Status 0, or -1 if it is not JSON; then the bytes say where and why.
@_cdecl("haptics_format")
public func format(_ text: UnsafePointer<UInt8>?, _ textCount: Int) -> UnsafeMutablePointer<haptics_result>? {
    unsafe answer(format(bytes(text, textCount)))
}
