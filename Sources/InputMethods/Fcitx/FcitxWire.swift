// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Windowing

/// An input context of fcitx5, by the interface `org.fcitx.Fcitx.InputContext1`.
@MainActor
final class FcitxWire: InputMethodWire {
    var eventHandler: ((InputMethodEvent) -> Void)?

    private let bus: DesktopBus
    private let path: String
    private var subscription: BusSubscription?

    private nonisolated static let service = "org.fcitx.Fcitx5"
    private nonisolated static let interface = "org.fcitx.Fcitx.InputContext1"

    /// Creates an input context; `nil` if fcitx doesn't run on that bus.
    static func open(on bus: DesktopBus, for application: String) async -> FcitxWire? {
        guard (try? await bus.hasOwner(service)) == true else { return nil }
        let method = BusMethod(
            service: service, path: "/org/freedesktop/portal/inputmethod", interface: "org.fcitx.Fcitx.InputMethod1",
            member: "CreateInputContext")
        let program = BusArgument.structure([.text("program"), .text(application)])
        let answer = try? await bus.call(method, [.array(of: "(ss)", [program])], timeout: 5)
        guard let path = answer?.first?.text, path.hasPrefix("/") else { return nil }
        return FcitxWire(bus, path)
    }

    private init(_ bus: DesktopBus, _ path: String) {
        self.bus = bus
        self.path = path
        subscription = bus.subscribe(
            to: BusSignalFilter(service: Self.service, path: path, interface: Self.interface)
        ) { [weak self] in self?.receive($0) }
    }

    deinit {
        bus.send(BusMethod(service: Self.service, path: path, interface: Self.interface, member: "DestroyIC"))
    }

    private func send(_ member: String, _ arguments: [BusArgument] = []) {
        bus.send(method(member), arguments, timeout: 5)
    }

    private func method(_ member: String) -> BusMethod {
        BusMethod(service: Self.service, path: path, interface: Self.interface, member: member)
    }

    func setFocused(_ isFocused: Bool) { send(isFocused ? "FocusIn" : "FocusOut") }
    func reset() { send("Reset") }

    func setContent(_ purpose: TextInputState.Purpose, _ hints: TextInputState.Hints) {
        send("SetCapability", [.unsignedLong(FcitxCapabilities(purpose, hints).rawValue)])
    }

    func setSurroundingText(_ text: String, cursor: UInt32, anchor: UInt32) {
        send("SetSurroundingText", [.text(text), .unsigned(cursor), .unsigned(anchor)])
    }

    func setCaret(x: Int32, y: Int32, width: Int32, height: Int32) {
        send("SetCursorRect", [.integer(x), .integer(y), .integer(width), .integer(height)])
    }

    func process(_ key: InputMethodKey, _ completion: @escaping @MainActor (Bool?) -> Void) {
        // The server's key codes are 8 above Linux's.
        let arguments: [BusArgument] = [
            .unsigned(key.keysym), .unsigned(key.code &+ 8), .unsigned(key.modifiers), .boolean(key.isRelease),
            .unsigned(key.time),
        ]
        bus.send(method("ProcessKeyEvent"), arguments) { completion((try? $0.get())?.consumesKey) }
    }

    func synchronize(_ completion: @escaping @MainActor () -> Void) {
        let ping = BusMethod(
            service: Self.service, path: path, interface: "org.freedesktop.DBus.Peer", member: "Ping")
        bus.send(ping, timeout: 1) { _ in completion() }
    }

    // MARK: - Signals

    private func receive(_ signal: BusSignal) {
        let arguments = signal.arguments
        switch (signal.member, arguments.count) {
        case ("CommitString", 1...):
            if let text = arguments[0].text, !text.isEmpty { eventHandler?(.commit(text)) }
        case ("UpdateFormattedPreedit", 2...):
            if let parts = arguments[0].list, let caret = arguments[1].integer {
                eventHandler?(.compose(Composition(fcitx: parts, caret: caret)))
            }
        case ("DeleteSurroundingText", 2...):
            if let offset = arguments[0].integer, let count = arguments[1].integer {
                eventHandler?(.delete(offset: offset, count: count))
            }
        case ("ForwardKey", 3...):
            guard let keysym = arguments[0].integer.flatMap(UInt32.init(exactly:)),
                let modifiers = arguments[1].integer.flatMap(UInt32.init(exactly:)),
                let isRelease = arguments[2].boolean
            else { return }
            eventHandler?(
                .key(InputMethodKey(keysym: keysym, code: 0, modifiers: modifiers, isRelease: isRelease)))
        default: break
        }
    }
}

extension Composition {
    /// Reads a formatted text: pairs of a text and its format.
    fileprivate init(fcitx parts: [BusValue], caret: Int) {
        for part in parts {
            guard let pair = part.list, pair.count >= 2, let string = pair[0].text, !string.isEmpty,
                let format = pair[1].integer
            else { continue }
            let start = text.utf8.count
            text += string
            segments.append(
                TextInputEdit.Segment(
                    range: start..<text.utf8.count, underline: format & (1 << 3) != 0 ? .single : .none,
                    isHighlighted: format & (1 << 4) != 0))
        }
        guard caret >= 0 else { return }
        // An offset in bytes; one inside a character counts as its start.
        let bytes = text.utf8
        let index = bytes.index(bytes.startIndex, offsetBy: min(caret, bytes.count))
        self.caret = bytes.distance(
            from: bytes.startIndex, to: String.Index(index, within: text.unicodeScalars) ?? scalarStart(before: index))
    }

    private func scalarStart(before index: String.Index) -> String.Index {
        var index = index
        while index > text.startIndex, String.Index(index, within: text.unicodeScalars) == nil {
            index = text.utf8.index(before: index)
        }
        return index
    }
}

extension [BusValue] {
    /// The answer to a key.
    var consumesKey: Bool { first?.boolean == true }
}
