// SPDX-License-Identifier: MIT

/// One protocol file: interfaces in the order in which the file lists them.
public struct ProtocolDescription: Hashable, Sendable {
    /// The name of the file it came from, without directory and extension; names the generated source.
    public var source: String
    public var name: String
    public var interfaces: [InterfaceDescription]

    public init(source: String, name: String, interfaces: [InterfaceDescription]) {
        self.source = source
        self.name = name
        self.interfaces = interfaces
    }
}

/// A kind of object: what a client may ask of it, what it may tell, and the numbers both use.
public struct InterfaceDescription: Hashable, Sendable {
    public var name: String
    /// The newest version that the description covers; at least 1.
    public var version: UInt32
    /// Ordered by opcode.
    public var requests: [MessageDescription]
    /// Ordered by opcode.
    public var events: [MessageDescription]
    public var enums: [EnumDescription]
    /// Where the file declares it, counted from 1.
    public var line: Int

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

/// A request or an event; its opcode is its index in the interface's list.
public struct MessageDescription: Hashable, Sendable {
    public var name: String
    /// The first version of the interface that has it.
    public var since: UInt32
    /// The first version in which it should no longer be used.
    public var deprecatedSince: UInt32?
    /// Sending (a request) or receiving (an event) it ends the object.
    public var isDestructor: Bool
    public var arguments: [ArgumentDescription]
    public var line: Int

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

/// One value of a message.
public struct ArgumentDescription: Hashable, Sendable {
    /// The wire's eight kinds, spelt as in the files.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case int, uint, fixed, string, object, array, fd
        case newID = "new_id"
    }

    public var name: String
    public var kind: Kind
    /// The object's kind; `nil` for an `object` of any kind, and for a `new_id` whose kind the sender names.
    public var interface: String?
    public var allowsNull: Bool
    /// The enum that gives the number its meaning, `enum` or `interface.enum`.
    public var enumeration: String?
    public var line: Int

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

/// A set of named numbers, or of named bits.
public struct EnumDescription: Hashable, Sendable {
    public var name: String
    public var isBitfield: Bool
    public var entries: [EntryDescription]
    public var line: Int

    public init(name: String, isBitfield: Bool = false, entries: [EntryDescription] = [], line: Int = 0) {
        self.name = name
        self.isBitfield = isBitfield
        self.entries = entries
        self.line = line
    }
}

/// One named number.
public struct EntryDescription: Hashable, Sendable {
    public var name: String
    public var value: UInt32
    public var since: UInt32

    public init(name: String, value: UInt32, since: UInt32 = 1) {
        self.name = name
        self.value = value
        self.since = since
    }
}
