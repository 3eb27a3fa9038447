/// Where the value of a binding comes from.
struct BindingSource<Value> {
    /// The value, which nobody comes to depend on where it is a state's.
    let peek: () -> Value
    /// What it is, where that can be told.
    let identity: BindingIdentity?
    /// The state that it is, or is a part of.
    private let state: (any PartlyReadState)?

    /// What a function says.
    init(identity: BindingIdentity? = nil, get: @escaping () -> Value) {
        (peek, self.identity, state) = (get, identity, nil)
    }

    /// A whole state.
    init(_ location: StateLocation<Value>) {
        self.init(BindingIdentity(owner: ObjectIdentifier(location)), of: location) { location.currentValue }
    }

    private init(_ identity: BindingIdentity, of state: any PartlyReadState, get: @escaping () -> Value) {
        (peek, self.identity, self.state) = (get, identity, state)
    }

    /// The value; whose body is evaluated now depends on it from now on, and on nothing else of the state.
    func read() -> Value {
        guard let state, let identity else { return peek() }
        return state.read(identity, peek)
    }

    /// A part of it. Where the part has no identity, whoever reads it depends on all that it is a part of.
    func part<Part>(_ step: BindingIdentity.Step?, _ get: @escaping (Value) -> Part) -> BindingSource<Part> {
        let part = step.flatMap { step in identity?.part(step) }
        guard let part, let state else { return BindingSource<Part>(identity: part) { get(read()) } }
        return BindingSource<Part>(part, of: state) { [peek] in get(peek()) }
    }
}

/// What a binding is bound to: something, and the way from there.
package struct BindingIdentity: Hashable {
    /// A step from a value to a part of it.
    package enum Step: Hashable {
        case member(AnyKeyPath)
        case element(AnyHashable)

        /// The step to an element of a collection; `nil` where its indices cannot be told apart quickly.
        static func element<Index>(at index: Index) -> Step? {
            (index as? any Hashable).map { .element(AnyHashable($0)) }
        }
    }

    let owner: ObjectIdentifier
    private(set) var path: [Step] = []

    init(owner: ObjectIdentifier, path: [Step] = []) { (self.owner, self.path) = (owner, path) }

    /// True for the whole of what it is bound to.
    var isWhole: Bool { path.isEmpty }

    func part(_ step: Step) -> BindingIdentity { BindingIdentity(owner: owner, path: path + [step]) }
}

/// A state of which parts are read, whose readers are told only where their parts have changed.
package protocol PartlyReadState: AnyObject, Sendable {
    /// The value or a part of it, known by its identity.
    func read<Part>(_ identity: BindingIdentity, _ get: @escaping () -> Part) -> Part

    /// Those whose parts are no longer what they have read: each is told once. Those that are gone are forgotten.
    func takeReadersOfChangedParts(isAlive: (ReaderID) -> Bool) -> [ReaderID]
}
