// SPDX-License-Identifier: MIT
internal import DesktopBus

/// Offers keys to the clients that listen to them, through the registry.
@MainActor
final class KeyListeners {
    private static let registry = "org.a11y.atspi.Registry"
    private static let path = "/org/a11y/atspi/registry/deviceeventcontroller"
    /// The time after which a key counts as not consumed, in seconds.
    private static let timeLimit = 0.3

    private let bus: DesktopBus
    /// Called when the first client begins to listen, or the last one stops.
    var changeHandler: (() -> Void)?
    private var subscriptions: [BusSubscription] = []
    private var listeners: [ObjectReference] = [] {
        didSet { if listeners.isEmpty != oldValue.isEmpty { changeHandler?() } }
    }
    /// Whether a client hasn't answered in time, nor since then.
    private var isUnresponsive = false

    init(bus: DesktopBus) {
        self.bus = bus
    }

    /// Whether a client listens.
    var isListening: Bool { !listeners.isEmpty }

    func start() {
        for (member, isAdded) in [("KeystrokeListenerRegistered", true), ("KeystrokeListenerDeregistered", false)] {
            subscriptions.append(
                bus.subscribe(
                    to: BusSignalFilter(
                        service: Self.registry, interface: "org.a11y.atspi.DeviceEventListener", member: member)
                ) { [weak self] signal in self?.change(signal.arguments.first, isAdded: isAdded) })
        }
    }

    /// Asks for the listeners that were registered before.
    func read(startingRegistry: Bool) {
        bus.send(method("GetKeystrokeListeners"), startsService: startingRegistry) { [weak self] result in
            for listener in (try? result.get().first?.list) ?? [] { self?.change(listener, isAdded: true) }
        }
    }

    private func method(_ member: String) -> BusMethod {
        BusMethod(
            service: Self.registry, path: Self.path, interface: "org.a11y.atspi.DeviceEventController", member: member)
    }

    private func change(_ value: BusValue?, isAdded: Bool) {
        guard let members = value?.list, members.count >= 2, let listener = ObjectReference(.list(Array(members[..<2])))
        else { return }
        let others = listeners.filter { $0 != listener }
        listeners = isAdded ? others + [listener] : others
    }

    /// Removes the listeners of a client that ended.
    func remove(client: String) {
        listeners.removeAll { $0.connection == client }
    }

    func removeAll() {
        listeners = []
        isUnresponsive = false
    }

    /// Offers a key, and calls `completion` once with whether a client consumed it.
    ///
    /// After a client didn't answer in time, keys aren't waited for until it answers again.
    func offer(_ key: AccessibilityKey, completion: @escaping @MainActor (Bool) -> Void) {
        guard isListening else { return completion(false) }
        let isPrintable = key.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
        let arguments: [BusArgument] = [
            .structure([
                .unsigned(key.isRelease ? 1 : 0), .integer(Int32(bitPattern: key.keysym)),
                .integer(Int32(bitPattern: key.code)), .integer(Int32(bitPattern: key.modifiers)),
                .integer(Int32(bitPattern: key.time)), .text(!isPrintable ? "" : key.text == " " ? "space" : key.text),
                .boolean(isPrintable && !key.text.isEmpty),
            ])
        ]
        let waits = !isUnresponsive
        if !waits { completion(false) }
        bus.send(
            method("NotifyListenersSync"), arguments, timeout: waits ? Self.timeLimit : 25, startsService: false
        ) { [weak self] result in
            let answer = try? result.get().first?.boolean
            self?.isUnresponsive = answer == nil
            if waits { completion(answer ?? false) }
        }
    }
}
