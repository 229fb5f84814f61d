// SPDX-License-Identifier: MIT
internal import Foundation

/// The tooltips of a window for controls that have none of their own and show no title.
@MainActor
final class StandardToolTips: HoverFollower {
    private let presenter = ToolTipPresenter()
    private weak var control: UIControl?
    /// Whether the control was pressed, or a key was, since the pointer entered it.
    private var isInterrupted = false

    func hoveredViewDidChange(to view: UIView?) {
        let hovered = view?.ancestors.lazy.compactMap { $0 as? UIControl }.first
        guard hovered !== control else { return }
        presenter.end()
        control = hovered
        isInterrupted = false
    }

    func pointerDidMove(to location: CGPoint, in window: UIWindow) {
        guard let control, !isInterrupted, control.toolTipInteraction == nil else { return }
        let point = control.convert(location, from: window)
        guard !presenter.isShown(at: point) else { return }
        presenter.end()
        presenter.show(control.standardToolTip(at: point), at: point, in: control)
    }

    /// Dismisses the tooltip until the pointer leaves the control.
    func interrupt() {
        isInterrupted = true
        presenter.end()
    }
}

extension UIWindow {
    func makeToolTips() -> any HoverFollower { StandardToolTips() }
}

extension UIControl {
    /// Returns a tooltip for the whole control: a text and the key equivalent of the same command; `nil` without a
    /// text.
    ///
    /// The command is the one of the key responder, of the control, or of the main menu that sends the same action or
    /// has the same title.
    func toolTip(_ text: String?, action: Selector? = nil) -> UIToolTipConfiguration? {
        guard let text, !text.isEmpty else { return nil }
        guard let shortcut = shortcut(for: action, title: text) else { return UIToolTipConfiguration(toolTip: text) }
        return UIToolTipConfiguration(toolTip: "\(text) (\(shortcut))")
    }

    private func shortcut(for action: Selector?, title: String) -> String? {
        let starts: [UIResponder] = [window?.keyResponder, self].compactMap(\.self)
        let own = starts.flatMap { sequence(first: $0, next: \.next).flatMap { $0.keyCommands ?? [] } }
        let application = UIApplication.running
        let menu = application.map { $0.mainMenu.root(of: $0).elementsInside.compactMap { $0 as? UIKeyCommand } } ?? []
        let commands = (own + menu).filter { !$0.shortcutText.isEmpty }
        let same = commands.first { $0.action == action } ?? commands.first { $0.discoverableTitle == title }
        return same?.shortcutText
    }

    /// The first named action that a press sends; `nil` if there is none.
    var namedAction: Selector? {
        registrations.lazy.compactMap { registration -> Selector? in
            guard !registration.events.isDisjoint(with: [.primaryActionTriggered, .touchUpInside]),
                case .selector(let action, _) = registration.work
            else { return nil }
            return action
        }.first
    }
}
