// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

/// Sends the changes of a provider's tree as events to the clients that listen.
@MainActor
final class EventSender: AccessibilityObserver {
    let answers: RequestAnswers
    var listeners = EventListeners()
    private let send: @MainActor (BusSignalSource, [BusArgument], String?) -> Void
    private(set) lazy var announcer = Announcer(sender: self)
    private var focused: AccessibilityID?

    /// The maximum number of added objects that are described in one run-loop iteration; clients ask for others.
    private static let maximumDescriptionCount = 50

    /// Creates a sender that passes on signals with their receiver, which is `nil` for all.
    init(answers: RequestAnswers, send: @escaping @MainActor (BusSignalSource, [BusArgument], String?) -> Void) {
        self.answers = answers
        self.send = send
    }

    private var provider: any AccessibilityProvider { answers.provider }

    // MARK: - Listeners

    func add(_ event: String, client: String) {
        listeners.add(event, client: client)
        observeIfNeeded()
        introduce([event], to: client)
    }

    func add(_ events: [(client: String, event: String)]) {
        for (client, event) in events { listeners.add(event, client: client) }
        observeIfNeeded()
        for client in Set(events.map(\.client)).sorted() {
            introduce(events.filter { $0.client == client }.map(\.event), to: client)
        }
    }

    func remove(_ event: String, client: String) {
        listeners.remove(event, client: client)
        observeIfNeeded()
    }

    func removeAllListeners() {
        listeners.removeAll()
        observeIfNeeded()
    }

    private func observeIfNeeded() {
        let isObserving = provider.observer === self
        guard isObserving == listeners.isEmpty else { return }
        provider.observer = isObserving ? nil : self
        if !isObserving { focused = provider.focused }
    }

    /// Reports the active window and the focus to a client that hasn't been notified when they changed.
    private func introduce(_ events: [String], to client: String) {
        func isNew(_ kind: EventKind) -> Bool { events.contains { EventListeners.matches($0, kind) } }
        if isNew(.window("Activate")), let window = activeWindow {
            emit(.window("Activate"), ObjectPath.path(window.id), any: WireText.name(window.name), to: client)
        }
        guard let focused = provider.focused else { return }
        if isNew(.state("focused")) { emit(.state("focused"), ObjectPath.path(focused), 1, to: client) }
    }

    private var activeWindow: AccessibilityElement? {
        let count = provider.element(.application)?.childCount ?? 0
        return provider.children(of: .application, in: 0..<min(count, 1000)).lazy
            .compactMap { self.provider.element($0) }
            .first { $0.states.contains(.active) }
    }

    // MARK: - Signals

    func emit(
        _ kind: EventKind, _ path: String, _ first: Int = 0, _ second: Int = 0, any: BusArgument = .integer(0),
        to client: String? = nil
    ) {
        send(
            BusSignalSource(path: path, interface: kind.interface, member: kind.member),
            [.text(kind.detail), .int(first), .int(second), .variant(any), .properties([:])], client)
    }

    private func report(
        _ kind: EventKind, _ id: AccessibilityID, _ first: Int = 0, _ second: Int = 0,
        any: @autoclosure () -> BusArgument = .integer(0)
    ) {
        guard listeners.contains(kind) || kind.updatesCaches else { return }
        emit(kind, ObjectPath.path(id), first, second, any: any())
    }

    // MARK: - Changes

    func accessibilityChanged(_ changes: [AccessibilityChange]) {
        guard !listeners.isEmpty else { return }
        var descriptionCount = 0
        var announcements = announcer.begin(changes)
        for (change, isSuperseded) in zip(changes, Self.superseded(changes)) where !isSuperseded {
            switch change {
            case .childAdded(let id, let parent, let index):
                if descriptionCount < Self.maximumDescriptionCount, let element = provider.element(id) {
                    descriptionCount += 1
                    send(
                        BusSignalSource(
                            path: ObjectPath.cachePath, interface: Interface.cache.busName, member: "AddAccessible"),
                        [answers.cacheItem(element, index: index)], nil)
                }
                report(.object("ChildrenChanged", "add"), parent, index, any: answers.reference(id))
            case .childRemoved(let id, let parent, let index):
                report(.object("ChildrenChanged", "remove"), parent, index, any: answers.reference(id))
            case .childCount(let id, let old, let new): childCountChanged(id, from: old, to: new)
            case .ended(let id): didEnd(id)
            case .announcement(let id, let text, let interrupts):
                announcer.announce(text, from: id, interrupts: interrupts, &announcements)
            default: reportProperty(change)
            }
        }
    }

    /// Describes a list to caches again, which drops its children there, and reports that children changed without
    /// naming one.
    private func childCountChanged(_ id: AccessibilityID, from old: Int, to new: Int) {
        if let element = provider.element(id, .cached) {
            send(
                BusSignalSource(
                    path: ObjectPath.cachePath, interface: Interface.cache.busName, member: "AddAccessible"),
                [answers.cacheItem(element, index: provider.index(of: id) ?? -1)], nil)
        }
        report(
            .object("ChildrenChanged", new > old ? "add" : "remove"), id, min(old, new), any: answers.reference(nil))
    }

    private func didEnd(_ id: AccessibilityID) {
        if focused == id { focused = nil }
        report(.state("defunct"), id, 1)
        send(
            BusSignalSource(
                path: ObjectPath.cachePath, interface: Interface.cache.busName, member: "RemoveAccessible"),
            [answers.reference(id)], nil)
    }

    private func reportProperty(_ change: AccessibilityChange) {
        switch change {
        case .name(let id, let name):
            report(.object("PropertyChange", "accessible-name"), id, any: WireText.name(name))
        case .details(let id, _): reportDescription(of: id)
        case .value(let id, _, let number):
            if let number {
                report(.object("PropertyChange", "accessible-value"), id, any: .number(number))
            } else {
                reportDescription(of: id)
            }
        case .role(let id, let role):
            report(.object("PropertyChange", "accessible-role"), id, any: .unsigned(role.wire.number))
        case .frame(let id, let frame):
            report(.object("BoundsChanged"), id, any: .structure(RequestAnswers.members(frame)))
        case .attributes(let id): report(.object("AttributesChanged"), id)
        case .state(let id, let states, let isSet): reportStates(states, of: id, isSet)
        case .focus(let id): focus(id)
        case .activeDescendant(let id, let parent):
            report(
                .object("ActiveDescendantChanged"), parent, provider.index(of: id) ?? -1, any: answers.reference(id))
        case .selection(let id): report(.object("SelectionChanged"), id)
        default: reportText(change)
        }
    }

    private func reportText(_ change: AccessibilityChange) {
        switch change {
        case .textInserted(let id, let offset, let text):
            report(
                .object("TextChanged", "insert"), id, offset, text.unicodeScalars.count, any: WireText.text(text))
        case .textRemoved(let id, let offset, let text):
            report(
                .object("TextChanged", "delete"), id, offset, text.unicodeScalars.count, any: WireText.text(text))
        case .caret(let id, let offset): report(.object("TextCaretMoved"), id, offset)
        case .textSelection(let id): report(.object("TextSelectionChanged"), id)
        case .textAttributes(let id): report(.object("TextAttributesChanged"), id)
        case .windowOpened(let id): reportWindow("Create", id)
        case .windowClosed(let id): reportWindow("Destroy", id)
        case .windowActivated(let id): reportWindow("Activate", id)
        case .windowDeactivated(let id): reportWindow("Deactivate", id)
        default: break
        }
    }

    private func reportWindow(_ member: String, _ id: AccessibilityID) {
        report(.window(member), id, any: WireText.name(provider.element(id)?.name ?? ""))
    }

    private func reportDescription(of id: AccessibilityID) {
        report(
            .object("PropertyChange", "accessible-description"), id,
            any: WireText.name(provider.element(id).map(answers.description(of:)) ?? ""))
    }

    private func reportStates(_ states: AccessibilityStates, of id: AccessibilityID, _ isSet: Bool) {
        let role = states.contains(.checked) ? provider.element(id)?.role : nil
        for (state, wire) in WireState.table where states.contains(state) && state != .focused {
            for state in WireState.states(wire, role: role ?? .unknown) {
                report(.state(state.name), id, isSet ? 1 : 0)
            }
        }
        // The focus is reported once, however the provider does.
        guard states.contains(.focused) else { return }
        if isSet { focus(id) } else if focused == id { focus(nil) }
    }

    private func focus(_ id: AccessibilityID?) {
        guard id != focused else { return }
        if let focused { report(.state("focused"), focused, 0) }
        focused = id
        guard let id else { return }
        report(.state("focused"), id, 1)
        // The former event, for clients that don't listen to the state.
        if listeners.contains(.focus), !listeners.contains(.state("focused")) { report(.focus, id) }
    }

    // MARK: - Coalescing

    /// Returns, for each change, whether a later one of the same property makes it unnecessary.
    static func superseded(_ changes: [AccessibilityChange]) -> [Bool] {
        var result = Array(repeating: false, count: changes.count)
        guard changes.count > 1 else { return result }
        var later: Set<ChangedProperty> = []
        for index in changes.indices.reversed() {
            guard let property = ChangedProperty(changes[index]) else { continue }
            result[index] = !later.insert(property).inserted
        }
        return result
    }
}

/// A property of which only the last change counts.
private struct ChangedProperty: Hashable {
    private enum Property { case name, details, value, role, frame, attributes, selection, caret, textSelection }

    private var id: AccessibilityID
    private var property: Property

    init?(_ change: AccessibilityChange) {
        switch change {
        case .name(let id, _): (self.id, property) = (id, .name)
        case .details(let id, _): (self.id, property) = (id, .details)
        case .value(let id, _, _): (self.id, property) = (id, .value)
        case .role(let id, _): (self.id, property) = (id, .role)
        case .frame(let id, _): (self.id, property) = (id, .frame)
        case .attributes(let id): (self.id, property) = (id, .attributes)
        case .selection(let id): (self.id, property) = (id, .selection)
        case .caret(let id, _): (self.id, property) = (id, .caret)
        case .textSelection(let id): (self.id, property) = (id, .textSelection)
        default: return nil
        }
    }
}
