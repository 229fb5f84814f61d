// SPDX-License-Identifier: MIT

/// A method call to an object of a `BusObjectTree`.
public struct BusRequest: Hashable, Sendable {
    /// The unique name of the calling connection.
    public var sender: String
    /// The object path.
    public var path: String
    /// The interface name; empty if the call has none.
    public var interface: String
    /// The method name.
    public var member: String
    /// The D-Bus types of the arguments, such as `ssv`.
    public var signature: String
    /// The arguments.
    public var arguments: [BusValue]

    /// Creates a request.
    public init(
        sender: String, path: String, interface: String, member: String, signature: String = "",
        arguments: [BusValue] = []
    ) {
        self.sender = sender
        self.path = path
        self.interface = interface
        self.member = member
        self.signature = signature
        self.arguments = arguments
    }
}

/// The reply to a `BusRequest`.
public enum BusReply: Hashable, Sendable {
    /// The results of the method.
    case values([BusArgument])
    /// An error with a D-Bus name and a message for developers.
    case error(name: String, message: String)
}

/// The limits that protect an application from its clients, and clients from a busy application.
public struct BusRequestLimits: Hashable, Sendable {
    /// The time after which a request that isn't answered is replied to with an error, in seconds.
    public var deadline = 1.0
    /// The maximum number of unanswered requests.
    ///
    /// Further ones are replied to with an error.
    public var maximumCount = 4096
    /// The maximum number of unanswered requests of one client.
    public var maximumCountForClient = 512
    /// The time for requests in one run-loop iteration, in seconds; the first request is always answered.
    public var duration = 0.004

    /// Creates the default limits.
    public init() {}
}
