// SPDX-License-Identifier: MIT

/// One protocol file, with interfaces in the file's order.
public struct ProtocolDescription: Hashable, Sendable {
    /// The name of the file without directory and extension; the generated source has the same name.
    public var source: String
    /// The protocol's name.
    public var name: String
    /// The interfaces.
    public var interfaces: [InterfaceDescription]

    /// Creates a description.
    public init(source: String, name: String, interfaces: [InterfaceDescription]) {
        self.source = source
        self.name = name
        self.interfaces = interfaces
    }
}

/// A type of object: its requests, events and enums.
public struct InterfaceDescription: Hashable, Sendable {
    /// The interface's name.
    public var name: String
    /// The newest version in the description; at least 1.
    public var version: UInt32
    /// Ordered by opcode.
    public var requests: [MessageDescription]
    /// Ordered by opcode.
    public var events: [MessageDescription]
    /// The enums.
    public var enums: [EnumDescription]
    /// The line of the declaration, counted from 1.
    public var line: Int

    /// Creates a description.
    public init(
        name: String, version: UInt32, requests: [MessageDescription] = [], events: [MessageDescription] = [],
        enums: [EnumDescription] = [], line: Int = 0
    ) {
        self.name = name
        self.version = version
        self.requests = requests
        self.events = events
        self.enums = enums
        self.line = line
    }
}

/// A request or an event.
///
/// Its opcode is its index in the interface's list.
public struct MessageDescription: Hashable, Sendable {
    /// The message's name.
    public var name: String
    /// The interface version in which it was added.
    public var since: UInt32
    /// The interface version in which it was deprecated.
    public var deprecatedSince: UInt32?
    /// Whether sending the request, or receiving the event, destroys the object.
    public var isDestructor: Bool
    /// The arguments.
    public var arguments: [ArgumentDescription]
    /// The line of the declaration.
    public var line: Int

    /// Creates a description.
    public init(
        name: String, since: UInt32 = 1, deprecatedSince: UInt32? = nil, isDestructor: Bool = false,
        arguments: [ArgumentDescription] = [], line: Int = 0
    ) {
        self.name = name
        self.since = since
        self.deprecatedSince = deprecatedSince
        self.isDestructor = isDestructor
        self.arguments = arguments
        self.line = line
    }
}

/// One argument of a message.
public struct ArgumentDescription: Hashable, Sendable {
    /// The wire protocol's eight types, spelled as in the files.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    /// The argument's name.
    public var name: String
    /// The argument's type.
    public var kind: Kind
    /// The object's interface; `nil` for an `object` of any interface, and for a `new_id` whose interface the sender
    /// specifies.
    public var interface: String?
    /// Whether null is allowed.
    public var allowsNull: Bool
    /// The enum of an integer argument: `enum` or `interface.enum`.
    public var enumeration: String?
    /// The line of the declaration.
    public var line: Int

    /// Creates a description.
    public init(
        name: String, kind: Kind, interface: String? = nil, allowsNull: Bool = false, enumeration: String? = nil,
        line: Int = 0
    ) {
        self.name = name
        self.kind = kind
        self.interface = interface
        self.allowsNull = allowsNull
        self.enumeration = enumeration
        self.line = line
    }
}

/// A set of named values or of named bits.
public struct EnumDescription: Hashable, Sendable {
    /// The enum's name.
    public var name: String
    /// Whether the entries are bits that can be combined.
    public var isBitfield: Bool
    /// The entries.
    public var entries: [EntryDescription]
    /// The line of the declaration.
    public var line: Int

    /// Creates a description.
    public init(name: String, isBitfield: Bool = false, entries: [EntryDescription] = [], line: Int = 0) {
        self.name = name
        self.isBitfield = isBitfield
        self.entries = entries
        self.line = line
    }
}

/// A named value.
public struct EntryDescription: Hashable, Sendable {
    /// The entry's name.
    public var name: String
    /// The value.
    public var value: UInt32
    /// The interface version in which it was added.
    public var since: UInt32

    /// Creates a description.
    public init(name: String, value: UInt32, since: UInt32 = 1) {
        self.name = name
        self.value = value
        self.since = since
    }
}
