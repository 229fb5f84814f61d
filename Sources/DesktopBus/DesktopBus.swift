// SPDX-License-Identifier: MIT
internal import Dispatch

/// A message bus of the desktop: methods of services are called, and signals of theirs heard, without waiting.
///
/// Nothing is connected before the first call or subscription. A bus that ends takes nothing with it: calls fail from
/// then on, and no signals come.
public final class DesktopBus: Sendable {
    private let connection: BusConnection

    /// The bus at an address in the bus's own notation, such as `unix:path=/run/dbus/system_bus_socket`.
    public init(address: String) {
        connection = BusConnection(address: address)
    }

    /// Calls a method and returns what it answers.
    ///
    /// - Parameters:
    ///   - method: What to call.
    ///   - arguments: What to call it with.
    ///   - files: Descriptors of files that go with the call, which stay the caller's; `BusArgument.file` says where each is
    ///     meant.
    ///   - timeout: Seconds after which a service that does not answer has failed.
    /// - Returns: the members of the answer; none for a method that only does something.
    /// - Throws: `BusError`.
    public func call(
        _ method: BusMethod, _ arguments: [BusArgument] = [], files: [Int32] = [], timeout: Double = 25
    ) async throws(BusError) -> [BusValue] {
        let milliseconds = Int32(min(max(timeout, 0.001), 3600) * 1000)
        let result = await withCheckedContinuation { continuation in
            BusLoop.shared.run { [connection] in
                connection.call(method, arguments, files: files, timeout: milliseconds) {
                    continuation.resume(returning: $0)
                }
            }
        }
        return try result.get()
    }

    /// Has `handler` called for each signal that the filter lets through, until the subscription is let go.
    ///
    /// A service that is not there is not started for it, and is heard once it is. Signals that come before the answer to
    /// a later call on this bus are handed over before that answer.
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

/// Keeps a handler of signals; letting go of it ends that.
///
/// A signal that is on its way to the main actor already is still handed over.
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
