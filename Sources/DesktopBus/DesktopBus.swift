// SPDX-License-Identifier: MIT
internal import Dispatch

/// A D-Bus message bus, with asynchronous method calls and signal subscriptions.
///
/// The connection is opened at the first call or subscription. If the bus disconnects, further calls fail and no
/// signals arrive.
public final class DesktopBus: Sendable {
    let connection: BusConnection

    /// Creates a bus for a D-Bus address, such as `unix:path=/run/dbus/system_bus_socket`.
    public init(address: String) {
        connection = BusConnection(address: address)
    }

    /// Calls a method and returns its reply.
    ///
    /// - Parameters:
    ///   - method: The method to call.
    ///   - arguments: The arguments of the call.
    ///   - files: File descriptors to pass, which the caller keeps ownership of; `BusArgument.file` refers to them by
    ///     index.
    ///   - timeout: The time after which the call fails without a reply, in seconds.
    /// - Returns: The values of the reply; empty for a method without results.
    /// - Throws: `BusError`.
    public func call(
        _ method: BusMethod, _ arguments: [BusArgument] = [], files: [Int32] = [], timeout: Double = 25
    ) async throws(BusError) -> [BusValue] {
        let result = await withCheckedContinuation { continuation in
            BusLoop.shared.run { [connection] in
                connection.call(method, arguments, files: files, timeout: Self.milliseconds(timeout)) {
                    continuation.resume(returning: $0)
                }
            }
        }
        return try result.get()
    }

    /// Calls a method, and `completion` with its reply.
    ///
    /// Calls are sent in the order of these functions, and replies and signals are delivered in the order in which they
    /// arrive.
    ///
    /// - Parameters:
    ///   - method: The method to call.
    ///   - arguments: The arguments of the call.
    ///   - timeout: The time after which the call fails without a reply, in seconds.
    ///   - startsService: Whether an activatable service that isn't running is started. Otherwise, the call fails.
    ///   - completion: Called on the main actor, exactly once.
    public func send(
        _ method: BusMethod, _ arguments: [BusArgument] = [], timeout: Double = 25, startsService: Bool = true,
        completion: @escaping @MainActor (Result<[BusValue], BusError>) -> Void = { _ in }
    ) {
        BusLoop.shared.run { [connection] in
            connection.call(
                method, arguments, files: [], timeout: Self.milliseconds(timeout), startsService: startsService
            ) { result in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { completion(result) }
                }
            }
        }
    }

    /// Calls `handler` once, on the main actor, if the bus closes the connection; not after `close()`.
    public func whenClosed(_ handler: @escaping @MainActor () -> Void) {
        BusLoop.shared.run { [connection] in
            connection.whenClosed {
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { handler() }
                }
            }
        }
    }

    /// Closes the connection after the messages that were sent.
    ///
    /// Further calls fail.
    public func close() {
        BusLoop.shared.run { [connection] in connection.close() }
    }

    private static func milliseconds(_ timeout: Double) -> Int32 {
        Int32(min(max(timeout, 0.001), 3600) * 1000)
    }

    /// Sends a signal to all who have subscribed to it.
    ///
    /// Without a bus, nothing happens.
    public func emit(_ signal: BusSignalSource, _ arguments: [BusArgument]) {
        BusLoop.shared.run { [connection] in connection.emit(signal, arguments) }
    }

    /// Calls `handler` for each signal that matches the filter, until the subscription is released.
    ///
    /// The service isn't started for a subscription; its signals arrive once it runs. Signals that arrive before the
    /// reply to a later call on this bus are delivered before that reply.
    public func subscribe(
        to filter: BusSignalFilter, _ handler: @escaping @MainActor (BusSignal) -> Void
    ) -> BusSubscription {
        let subscription = BusSubscription(connection: connection)
        BusLoop.shared.run { [connection] in
            connection.subscribe(to: filter) { signal in
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { handler(signal) }
                }
            } then: { [weak subscription] number in
                if let subscription { subscription.begin(number) } else { connection.unsubscribe(number) }
            }
        }
        return subscription
    }
}

/// A subscription to signals, which ends when this object is released.
///
/// A signal that is already being delivered to the main actor can still arrive.
public final class BusSubscription: @unchecked Sendable {  // the number is used on the bus's thread alone
    private let connection: BusConnection
    private var number: UInt32?

    init(connection: BusConnection) {
        self.connection = connection
    }

    func begin(_ number: UInt32) {
        self.number = number
    }

    deinit {
        guard let number else { return }
        BusLoop.shared.run { [connection] in connection.unsubscribe(number) }
    }
}
