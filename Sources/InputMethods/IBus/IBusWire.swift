// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Windowing

/// An input context of IBus, by the interface `org.freedesktop.IBus.InputContext`.
@MainActor
final class IBusWire: InputMethodWire {
    var eventHandler: ((InputMethodEvent) -> Void)?

    private let bus: DesktopBus
    private let path: String
    private var subscription: BusSubscription?

    private nonisolated static let service = "org.freedesktop.IBus"
    private nonisolated static let interface = "org.freedesktop.IBus.InputContext"
    private static let releaseMask: UInt32 = 1 << 30
    /// The mode of composed text that is deleted when the focus moves.
    private static let clearMode = 0

    /// Creates an input context; `nil` if no daemon answers on that bus.
    static func open(on bus: DesktopBus, for application: String) async -> IBusWire? {
        let method = BusMethod(
            service: service, path: "/org/freedesktop/IBus", interface: service, member: "CreateInputContext")
        let answer = try? await bus.call(method, [.text(application)], timeout: 5)
        guard let path = answer?.first?.text, path.hasPrefix("/") else { return nil }
        return IBusWire(bus, path)
    }

    private init(_ bus: DesktopBus, _ path: String) {
        self.bus = bus
        self.path = path
        // The bus is the daemon's own, and its signals don't come from a unique name.
        subscription = bus.subscribe(
            to: BusSignalFilter(service: nil, path: path, interface: Self.interface)
        ) { [weak self] in self?.receive($0) }
        // Composed text, focus, and surrounding text.
        send("SetCapabilities", [.unsigned(1 << 0 | 1 << 3 | 1 << 5)])
        // The application commits the composition when text entry ends.
        set("ClientCommitPreedit", .structure([.boolean(true)]))
    }

    deinit {
        bus.send(
            BusMethod(service: Self.service, path: path, interface: "org.freedesktop.IBus.Service", member: "Destroy"))
    }

    private func send(_ member: String, _ arguments: [BusArgument] = []) {
        bus.send(method(member), arguments, timeout: 5)
    }

    private func set(_ property: String, _ value: BusArgument) {
        let method = BusMethod(
            service: Self.service, path: path, interface: "org.freedesktop.DBus.Properties", member: "Set")
        bus.send(method, [.text(Self.interface), .text(property), .variant(value)], timeout: 5)
    }

    private func method(_ member: String) -> BusMethod {
        BusMethod(service: Self.service, path: path, interface: Self.interface, member: member)
    }

    func setFocused(_ isFocused: Bool) { send(isFocused ? "FocusIn" : "FocusOut") }
    func reset() { send("Reset") }

    func setContent(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints) {
        let type = IBusContentType(purpose, hints)
        set("ContentType", .structure([.unsigned(type.purpose), .unsigned(type.hints)]))
    }

    func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {
        send("SetSurroundingText", [.variant(IBusText.argument(text)), .unsigned(cursor), .unsigned(anchor)])
    }

    func setCaret(x: Int32, y: Int32, width: Int32, height: Int32) {
        send("SetCursorLocation", [.integer(x), .integer(y), .integer(width), .integer(height)])
    }

    func process(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool?) -> Void) {
        let modifiers = key.isRelease ? key.modifiers | Self.releaseMask : key.modifiers
        let arguments: [BusArgument] = [.unsigned(key.keysym), .unsigned(key.code), .unsigned(modifiers)]
        bus.send(method("ProcessKeyEvent"), arguments) { completion((try? $0.get())?.consumesKey) }
    }

    func synchronize(_ completion: @escaping @MainActor () -> Void) {
        // Any reply serves, also an error.
        bus.send(method("GetEngine"), timeout: 1) { _ in completion() }
    }

    // MARK: - Signals

    private func receive(_ signal: BusSignal) {
        let arguments = signal.arguments
        switch (signal.member, arguments.count) {
        case ("CommitText", 1...):
            if let text = IBusText(arguments[0])?.text, !text.isEmpty { eventHandler?(.commit(text)) }
        case ("UpdatePreeditText", 3...), ("UpdatePreeditTextWithMode", 3...):
            guard let text = IBusText(arguments[0]), let caret = arguments[1].integer,
                let isShown = arguments[2].boolean
            else { return }
            var composition = text.composition(caret: caret)
            composition.isDiscardedAtEnd = arguments.count > 3 && arguments[3].integer == Self.clearMode
            eventHandler?(.compose(composition))
            eventHandler?(.showComposition(isShown))
        case ("ShowPreeditText", _): eventHandler?(.showComposition(true))
        case ("HidePreeditText", _): eventHandler?(.showComposition(false))
        case ("DeleteSurroundingText", 2...):
            if let offset = arguments[0].integer, let count = arguments[1].integer {
                eventHandler?(.delete(offset: offset, count: count))
            }
        case ("ForwardKeyEvent", 3...):
            let numbers = arguments.prefix(3).compactMap { $0.integer.flatMap(UInt32.init(exactly:)) }
            guard numbers.count == 3 else { return }
            eventHandler?(
                .key(
                    InputMethodKey(
                        keysym: numbers[0], code: numbers[1], modifiers: numbers[2],
                        isRelease: numbers[2] & Self.releaseMask != 0)))
        default: break
        }
    }
}
