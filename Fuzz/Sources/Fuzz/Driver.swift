import Glibc

// libFuzzer's side of things: `Fuzz TARGET [option or file of libFuzzer...]`.

/// What libFuzzer calls with each input.
public typealias FuzzFunction = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
/// A program's arguments, as C has them.
public typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments?>, _ function: FuzzFunction
) -> CInt

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int) -> Int

/// What is being fuzzed. Unsafe: set once, before the fuzzer starts, and only read from then on.
nonisolated(unsafe) private var current = FuzzTarget.all[0]

/// `main`, under the name that SwiftPM gives it.
@_cdecl("Fuzz_main")
public func fuzzMain(_ count: CInt, _ arguments: Arguments?) -> CInt {
    let name = CommandLine.arguments.dropFirst().first
    guard count > 1, var rest = unsafe arguments,
        let target = FuzzTarget.all.first(where: { $0.name == name })
    else {
        complain("usage: Fuzz \(FuzzTarget.all.map(\.name).joined(separator: "|")) [libFuzzer's options]\n")
        return 2
    }
    unsafe current = target
    // The program's name moves over the target's, which libFuzzer would take for a folder.
    unsafe rest[1] = rest[0]
    unsafe rest += 1
    var left = count - 1
    var list: Arguments? = unsafe rest
    return unsafe runDriver(&left, &list, testOneInput)
}

/// Tries one input. A property that does not hold ends the program, which libFuzzer takes as a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    // libFuzzer hands over `size` bytes, and for none perhaps no address.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: data == nil ? 0 : size))
    do {
        try unsafe current.check(bytes)
    } catch {
        complain(unsafe "FAILED \(current.name): \(error.property)\n")
        abort()
    }
    return 0
}

/// Makes the next input of an earlier one: by libFuzzer's own means, or with AHAP's grammar in mind.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateInput(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ most: Int, _ seed: CUnsignedInt) -> Int {
    var choices = Choices(seed: UInt64(seed))
    if unsafe !current.readsText || choices.below(3) == 0 { return unsafe mutateBytes(data, size, most) }
    // As above; `data` has room for `most` bytes.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
    var mutator = TextMutator(choices: choices)
    let mutated = mutator.mutated(bytes).prefix(most)
    _ = unsafe UnsafeMutableBufferPointer(start: data, count: most).update(fromContentsOf: mutated)
    return mutated.count
}

private func complain(_ message: String) {
    let bytes = Array(message.utf8)
    _ = unsafe write(2, bytes, bytes.count)
}
