// SPDX-License-Identifier: MIT

/// A method of an object on the bus.
public struct BusMethod: Hashable, Sendable {
    /// The service's name; one that can be started on demand is started.
    public var service: String
    public var path: String
    public var interface: String
    public var member: String

    public init(service: String, path: String, interface: String, member: String) {
        self.service = service
        self.path = path
        self.interface = interface
        self.member = member
    }
}

/// What a method is given.
public indirect enum BusArgument: Hashable, Sendable {
    case text(String)
    case boolean(Bool)
    case integer(Int32)
    case unsigned(UInt32)
    case number(Double)
    case texts([String])
    case structure([BusArgument])
    /// An array whose members have the type that `signature` writes in the bus's notation; others are left out.
    case array(of: String, [BusArgument])
    /// A dictionary of variants, as the bus's properties are.
    case properties([String: BusArgument])
    /// The file at a place in the list that goes with the call.
    case file(index: Int32)
}

/// Which signals to hear; what is `nil` may be anything.
public struct BusSignalFilter: Hashable, Sendable {
    /// The service that sends them.
    public var service: String
    public var path: String?
    public var interface: String
    public var member: String?

    public init(service: String, path: String? = nil, interface: String, member: String? = nil) {
        self.service = service
        self.path = path
        self.interface = interface
        self.member = member
    }
}

/// Something that a service told everybody.
public struct BusSignal: Hashable, Sendable {
    public var path: String
    public var interface: String
    public var member: String
    public var arguments: [BusValue]
}
