// SPDX-License-Identifier: MIT

/// A method of an object on the bus.
public struct BusMethod: Hashable, Sendable {
    /// The service's bus name.
    ///
    /// An activatable service is started on demand.
    public var service: String
    /// The object path.
    public var path: String
    /// The interface name.
    public var interface: String
    /// The method name.
    public var member: String

    /// Creates a method reference.
    public init(service: String, path: String, interface: String, member: String) {
        self.service = service
        self.path = path
        self.interface = interface
        self.member = member
    }
}

/// A signal of an object of this application.
public struct BusSignalSource: Hashable, Sendable {
    /// The object path.
    public var path: String
    /// The interface name.
    public var interface: String
    /// The signal name.
    public var member: String

    /// Creates a reference to a signal.
    public init(path: String, interface: String, member: String) {
        self.path = path
        self.interface = interface
        self.member = member
    }
}

/// An argument of a method call or signal.
public indirect enum BusArgument: Hashable, Sendable {
    /// A string, which ends before its first zero character.
    case text(String)
    /// An object path; `/` if the string isn't one.
    case path(String)
    /// A Boolean.
    case boolean(Bool)
    /// A signed 16-bit integer.
    case short(Int16)
    /// A signed 32-bit integer.
    case integer(Int32)
    /// A signed 64-bit integer.
    case long(Int64)
    /// An unsigned 32-bit integer.
    case unsigned(UInt32)
    /// An unsigned 64-bit integer.
    case unsignedLong(UInt64)
    /// A double.
    case number(Double)
    /// An array of strings.
    case texts([String])
    /// A file name, as an array of bytes that ends with a zero.
    case fileName(String)
    /// A structure.
    case structure([BusArgument])
    /// A variant that contains a value.
    case variant(BusArgument)
    /// An array whose elements have the D-Bus type `signature`; elements of other types are omitted.
    case array(of: String, [BusArgument])
    /// An array of variants.
    case variants([BusArgument])
    /// A dictionary from strings to variants, as used for properties.
    case properties([String: BusArgument])
    /// A dictionary from strings to strings.
    case dictionary([String: String])
    /// The index of a file descriptor in the list passed with the call.
    case file(index: Int32)
}

/// The signals to receive.
///
/// `nil` matches any value.
public struct BusSignalFilter: Hashable, Sendable {
    /// The sending service's bus name; `nil` for any.
    public var service: String?
    /// The object path; `nil` for any.
    public var path: String?
    /// The interface name.
    public var interface: String
    /// The signal name; `nil` for any.
    public var member: String?
    /// The first argument, which is a string; `nil` for any.
    public var firstArgument: String?

    /// Creates a filter.
    public init(
        service: String?, path: String? = nil, interface: String, member: String? = nil, firstArgument: String? = nil
    ) {
        self.service = service
        self.path = path
        self.interface = interface
        self.member = member
        self.firstArgument = firstArgument
    }
}

/// A signal sent by a service.
public struct BusSignal: Hashable, Sendable {
    /// The path of the sending object.
    public var path: String
    /// The interface name.
    public var interface: String
    /// The signal name.
    public var member: String
    /// The arguments.
    public var arguments: [BusValue]
}
