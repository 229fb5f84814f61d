// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus
internal import Diagnostics

/// The application's connection to one accessibility bus, as long as the bus exists.
@MainActor
final class AccessibilityBusSession {
    private static let registry = "org.a11y.atspi.Registry"
    private static let registryPath = "/org/a11y/atspi/registry"

    private let bus: DesktopBus
    private let information: ApplicationInformation
    private let limits: BusRequestLimits
    private let makeProvider: @MainActor () -> any AccessibilityProvider
    private let ended: @MainActor () -> Void
    private var tree: BusObjectTree?
    private var subscriptions: [BusSubscription] = []
    private var hasEnded = false
    /// Whether the registry hasn't answered the registration of the application.
    private var isRegistering = false
    let keys: KeyListeners
    private var desktop = ObjectReference.null
    /// Made for the first request or listener.
    private var answers: RequestAnswers?
    private var sender: EventSender?

    init(
        address: String, information: ApplicationInformation, limits: BusRequestLimits,
        provider: @escaping @MainActor () -> any AccessibilityProvider, ended: @escaping @MainActor () -> Void
    ) {
        let bus = DesktopBus(address: address)
        self.bus = bus
        keys = KeyListeners(bus: bus)
        self.information = information
        self.limits = limits
        makeProvider = provider
        self.ended = ended
    }

    /// Connects to the bus, and registers the application.
    func start() async {
        bus.whenClosed { [weak self] in self?.didClose() }
        do {
            let tree = try await bus.serve([ObjectPath.prefix, ObjectPath.cachePath], limits: limits) {
                [weak self] request in
                self?.answer(request) ?? Refusal.unknownObject(request.path).reply
            }
            guard !hasEnded else { return bus.close() }
            self.tree = tree
        } catch {
            Log.error("The accessibility bus can't be used: \(error)")
            return didClose()
        }
        watchRegistry()
        keys.start()
        register(startingRegistry: true)
    }

    /// Removes the application from the bus.
    func stop() {
        guard !hasEnded else { return }
        hasEnded = true
        if let tree {
            let own = ObjectReference(connection: tree.uniqueName, path: ObjectPath.root)
            bus.send(socket("Unembed"), [own.argument], startsService: false)
        }
        release()
        bus.close()
    }

    private func didClose() {
        guard !hasEnded else { return }
        hasEnded = true
        release()
        ended()
    }

    private func release() {
        sender?.removeAllListeners()
        keys.removeAll()
        sender = nil
        answers = nil
        subscriptions = []
        tree = nil
    }

    // MARK: - Registry

    private func socket(_ member: String) -> BusMethod {
        BusMethod(
            service: Self.registry, path: ObjectPath.root, interface: "org.a11y.atspi.Socket", member: member)
    }

    private func watchRegistry() {
        func subscribe(_ member: String, _ handler: @escaping @MainActor (BusSignal) -> Void) {
            subscriptions.append(
                bus.subscribe(
                    to: BusSignalFilter(
                        service: Self.registry, path: Self.registryPath, interface: Self.registry, member: member),
                    handler))
        }
        subscribe("EventListenerRegistered") { [weak self] signal in
            guard let self, let client = signal.arguments.first?.text, signal.arguments.count >= 2 else { return }
            eventSender()?.add(signal.arguments[1].text ?? "", client: client)
        }
        subscribe("EventListenerDeregistered") { [weak self] signal in
            guard let client = signal.arguments.first?.text, signal.arguments.count >= 2 else { return }
            self?.sender?.remove(signal.arguments[1].text ?? "", client: client)
        }
        subscriptions.append(
            bus.subscribe(
                to: BusSignalFilter(
                    service: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged")
            ) { [weak self] signal in self?.ownerChanged(signal) })
    }

    private func ownerChanged(_ signal: BusSignal) {
        guard signal.arguments.count == 3, let name = signal.arguments[0].text, let owner = signal.arguments[2].text
        else { return }
        if name == Self.registry {
            // The registration may have started the registry.
            guard owner.isEmpty || !isRegistering else { return }
            isRegistering = false
            sender?.removeAllListeners()
            keys.removeAll()
            desktop = .null
            answers?.desktop = .null
            if !owner.isEmpty { register(startingRegistry: false) }
        } else if owner.isEmpty {
            // A client that ended without deregistering.
            sender?.remove("", client: name)
            keys.remove(client: name)
        }
    }

    /// Registers the application, and asks for the events that clients listen to.
    private func register(startingRegistry: Bool) {
        guard let tree else { return }
        isRegistering = true
        let own = ObjectReference(connection: tree.uniqueName, path: ObjectPath.root)
        bus.send(socket("Embed"), [own.argument], startsService: startingRegistry) { [weak self] result in
            guard let self, !hasEnded else { return }
            isRegistering = false
            switch result {
            case .success(let values):
                desktop = ObjectReference(values.first) ?? .null
                answers?.desktop = desktop
            case .failure(let error):
                Log.info("The application isn't registered for assistive technology: \(error)")
            }
        }
        bus.send(
            BusMethod(
                service: Self.registry, path: Self.registryPath, interface: Self.registry, member: "GetRegisteredEvents"
            ), startsService: startingRegistry
        ) { [weak self] result in
            guard let self, !hasEnded, let list = try? result.get().first?.list else { return }
            let events = list.compactMap { entry -> (client: String, event: String)? in
                guard let parts = entry.list, parts.count >= 2, let client = parts[0].text, let event = parts[1].text
                else { return nil }
                return (client, event)
            }
            if !events.isEmpty { eventSender()?.add(events) }
        }
        keys.read(startingRegistry: startingRegistry)
    }

    // MARK: - Requests and events

    private func answer(_ request: BusRequest) -> BusReply {
        guard let answers = requestAnswers() else { return Refusal.unknownObject(request.path).reply }
        return answers.answer(request)
    }

    private func requestAnswers() -> RequestAnswers? {
        if let answers { return answers }
        guard let tree, !hasEnded else { return nil }
        let new = RequestAnswers(provider: makeProvider(), information: information, connection: tree.uniqueName)
        new.desktop = desktop
        answers = new
        return new
    }

    private func eventSender() -> EventSender? {
        if let sender { return sender }
        guard let answers = requestAnswers() else { return nil }
        let new = EventSender(answers: answers) { [weak self] signal, arguments, client in
            self?.tree?.emit(signal, arguments, to: client)
        }
        sender = new
        return new
    }
}
