/// Where the value of a binding comes from.
struct BindingSource<Value> {
    /// What it is, where that can be told.
    let identity: BindingIdentity?
    /// The state that it is, or is a part of.
    private let state: (any PartlyReadState)?
    /// The value. Where that is a state's, it does not own the state: the state may keep it.
    private let get: () -> Value

    /// What a function says.
    init(identity: BindingIdentity? = nil, get: @escaping () -> Value) {
        (self.identity, state, self.get) = (identity, nil, get)
    }

    /// A whole state.
    init(_ location: StateLocation<Value>) {
        self.init(BindingIdentity(owner: ObjectIdentifier(location)), of: location) { [unowned location] in
            location.currentValue
        }
    }

    private init(_ identity: BindingIdentity, of state: any PartlyReadState, get: @escaping () -> Value) {
        (self.identity, self.state, self.get) = (identity, state, get)
    }

    /// The value, which nobody comes to depend on where it is a state's.
    func peek() -> Value { withExtendedLifetime(state) { get() } }

    /// The value; whose body is evaluated now depends on it from now on, and on nothing else of the state.
    func read() -> Value {
        guard let state, let identity else { return get() }
        return state.read(identity, get)
    }

    /// A part of it. Where the part has no identity, whoever reads it depends on all that it is a part of.
    func part<Part>(_ step: BindingIdentity.Step?, _ take: @escaping (Value) -> Part) -> BindingSource<Part> {
        let part = step.flatMap { step in identity?.part(step) }
        guard let part, let state else { return BindingSource<Part>(identity: part) { take(read()) } }
        return BindingSource<Part>(part, of: state) { [get] in take(get()) }
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

/// A state of which parts are read by themselves.
package protocol PartlyReadState: AnyObject, Sendable {
    /// The value or a part of it, known by its identity, with a function that does not own the state. Whose body is evaluated now depends on this from now on.
    func read<Part>(_ identity: BindingIdentity, _ get: @escaping () -> Part) -> Part
}
