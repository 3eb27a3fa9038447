/// A closure of the user's that is called on the engine's handler queue.
struct UserHandler<Closure>: @unchecked Sendable {
    // Apple's handlers are not `@Sendable`, though they too run on a queue of the engine: whoever gives one out is told so.
    let closure: Closure

    init(_ closure: Closure) { self.closure = closure }
}
