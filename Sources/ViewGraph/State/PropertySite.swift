/// What a node keeps for the properties of its view, in the order of their declaration.
@MainActor
package final class PropertySite {
    package let inbox: ChangeInbox
    package let reader: ReaderID
    package private(set) var scope: EnvironmentScope
    private var storage: [AnyObject] = []
    private var next = 0

    init(inbox: ChangeInbox, reader: ReaderID, scope: EnvironmentScope) {
        (self.inbox, self.reader, self.scope) = (inbox, reader, scope)
    }

    /// Connects all properties of a view or modifier, and lets those of the user's own types update.
    func connect<Owner>(_ owner: inout Owner) {
        next = 0
        connectFields(of: &owner)
    }

    /// Connects the properties of something that is itself one of the properties.
    package func connectFields<Owner>(of owner: inout Owner) {
        let fields = PropertyFields.of(Owner.self)
        if fields.isEmpty { return }
        // The offsets are the runtime's own for this very type, and the value stays where it is during the call.
        unsafe withUnsafeMutableBytes(of: &owner) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields { unsafe connect(field.type, at: base + field.offset) }
        }
    }

    private func connect<Property: DynamicProperty>(_ type: Property.Type, at address: UnsafeMutableRawPointer) {
        // The field is of this type: PropertyFields found it so.
        let property = unsafe address.assumingMemoryBound(to: Property.self)
        if let connected = type as? any ConnectedProperty.Type {
            unsafe connect(known: connected, at: address)
        } else {
            for field in PropertyFields.of(type) { unsafe connect(field.type, at: address + field.offset) }
        }
        unsafe property.pointee.update()
    }

    private func connect<Property: ConnectedProperty>(known: Property.Type, at address: UnsafeMutableRawPointer) {
        // As above.
        unsafe address.assumingMemoryBound(to: Property.self).pointee.connect(to: self)
    }

    /// What the property in turn keeps: made when its view is first evaluated.
    package func kept<Value: AnyObject>(_ make: () -> Value) -> Value {
        defer { next += 1 }
        if next < storage.count, let value = storage[next] as? Value { return value }
        let value = make()
        storage.append(value)
        return value
    }
}
