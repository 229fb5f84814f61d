// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation

/// The desktop's notification server, `org.freedesktop.Notifications`.
///
/// Replies and signals arrive in the order in which the server sent them.
@MainActor
final class NotificationServer {
    enum Event {
        case action(UInt32, key: String, token: String?)
        case reply(UInt32, String)
        case closed(UInt32, isDismissed: Bool)
        /// A server has started, or another one has taken its place; it shows nothing.
        case started
        /// There is no server any more.
        case ended
    }

    /// Called for what the server reports.
    var handler: (Event) -> Void = { _ in }

    private let bus: DesktopBus
    private let application: String
    private var subscriptions: [BusSubscription] = []
    private var capabilities: Set<String>?
    /// The token that precedes an action.
    private var token: (id: UInt32, text: String)?

    private static let name = "org.freedesktop.Notifications"
    private static let path = "/org/freedesktop/Notifications"
    /// The time in seconds after which a server that doesn't answer counts as absent.
    static let timeout = 5.0

    init(bus: DesktopBus, application: String) {
        self.bus = bus
        self.application = application
        let signals = BusSignalFilter(service: Self.name, path: Self.path, interface: Self.name)
        subscriptions = [
            bus.subscribe(to: signals) { [weak self] in self?.receive($0) },
            bus.subscribe(
                to: BusSignalFilter(
                    service: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
                    firstArgument: Self.name)
            ) { [weak self] signal in
                guard let self, signal.arguments.count == 3 else { return }
                capabilities = nil
                handler(signal.arguments[2].text?.isEmpty == false ? .started : .ended)
            },
        ]
    }

    private static func method(_ member: String) -> BusMethod {
        BusMethod(service: name, path: path, interface: name, member: member)
    }

    /// Calls back with the capabilities; `nil` without a server.
    func findCapabilities(_ found: @escaping @MainActor (Set<String>?) -> Void) {
        if let capabilities { return found(capabilities) }
        bus.send(Self.method("GetCapabilities"), timeout: Self.timeout) { [weak self] result in
            guard case .success(let values) = result else { return found(nil) }
            let all = Set((values.first?.list ?? []).compactMap(\.text))
            self?.capabilities = all
            found(all)
        }
    }

    /// Shows a notification, in place of the one with the number `replaced` (0 for none), and calls back with its
    /// number; `nil` if the server didn't take it.
    func show(
        _ content: ContentValues, category: UNNotificationCategory?, replacing replaced: UInt32, isSilent: Bool,
        _ shown: @escaping @MainActor (UInt32?) -> Void
    ) {
        findCapabilities { [self] capabilities in
            guard let capabilities else { return shown(nil) }
            let text = NotificationText(content, hasMarkup: capabilities.contains("body-markup"))
            var hints: [String: BusArgument] = [
                "desktop-entry": .text(application)
            ]
            if let sound = content.sound, !isSilent {
                hints["sound-name"] = .text(sound.name.rawValue)
            } else {
                hints["suppress-sound"] = .boolean(true)
            }
            var actions: [String] = []
            if capabilities.contains("actions") {
                actions = ["default", application]
                var hasReply = false
                for (index, action) in (category?.actions ?? []).enumerated() {
                    guard let input = action as? UNTextInputNotificationAction else {
                        actions += ["\(index)", NotificationText.line(action.title)]
                        continue
                    }
                    guard capabilities.contains("inline-reply"), !hasReply else { continue }
                    hasReply = true
                    actions += ["inline-reply", NotificationText.line(action.title)]
                    hints["x-kde-reply-placeholder-text"] = .text(NotificationText.line(input.textInputPlaceholder))
                    hints["x-kde-reply-submit-button-text"] = .text(NotificationText.line(input.textInputButtonTitle))
                }
            }
            bus.send(
                Self.method("Notify"),
                [
                    .text(application), .unsigned(replaced), .text(application), .text(text.summary), .text(text.body),
                    .texts(actions), .properties(hints), .integer(-1),
                ], timeout: Self.timeout
            ) { result in
                guard case .success(let values) = result, let number = values.first?.integer else { return shown(nil) }
                shown(UInt32(exactly: number).flatMap { $0 == 0 ? nil : $0 })
            }
        }
    }

    /// Withdraws a notification.
    func close(_ number: UInt32) {
        bus.send(Self.method("CloseNotification"), [.unsigned(number)], timeout: Self.timeout, startsService: false)
    }

    private func receive(_ signal: BusSignal) {
        guard let number = signal.arguments.first?.integer.flatMap({ UInt32(exactly: $0) }), signal.arguments.count > 1
        else { return }
        let argument = signal.arguments[1]
        switch signal.member {
        case "ActivationToken": token = argument.text.map { (number, $0) }
        case "ActionInvoked":
            guard let key = argument.text else { return }
            let token = token?.id == number ? token?.text : nil
            self.token = nil
            handler(.action(number, key: key, token: token))
        case "NotificationReplied":
            if let text = argument.text { handler(.reply(number, text)) }
        case "NotificationClosed": handler(.closed(number, isDismissed: argument.integer == 2))
        default: break
        }
    }
}
