// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
internal import Windowing

/// The key of an input view that switches to the keyboard, with a list of the input modes for a long press.
@MainActor
final class InputModeList {
    private weak var controller: UIInputViewController?
    private weak var touch: UITouch?
    /// The presentation of the list, which is due after a long press.
    private var pending: ScheduledCall?
    private var session: MenuSession?

    init(of controller: UIInputViewController) {
        self.controller = controller
    }

    /// Handles a new state of a touch of the key.
    func follow(_ touch: UITouch, on view: UIView) {
        switch touch.phase {
        case .began:
            self.touch = touch
            pending?.cancel()
            pending = LayerClock.timeSource.schedule(after: Theme.Gesture.longPress) { [weak self, weak view] in
                self?.pending = nil
                if let view { self?.present(from: view) }
            }
        case .ended where touch === self.touch:
            let isTap = pending != nil && view.point(inside: touch.location(in: view), with: nil)
            end()
            if isTap { controller?.advanceToNextInputMode() }
        case .cancelled where touch === self.touch: end()
        default: break
        }
    }

    private func end() {
        touch = nil
        pending?.cancel()
        pending = nil
    }

    private func present(from view: UIView) {
        guard let controller, let window = view.window, session == nil else { return }
        let session = MenuSession(responder: view, sender: view, isForTouch: touch?.type != .indirectPointer)
        session.onEnd = { [weak self] in self?.session = nil }
        self.session = session
        let own = UIAction(title: controller.inputModeName, state: .on) { _ in }
        let keyboard = UIAction(title: Phrase.keyboard.text) { [weak controller] _ in
            controller?.advanceToNextInputMode()
        }
        let anchor = PopupAnchor.below(
            view.convert(view.bounds, to: window),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft, gap: Theme.Menu.gap)
        if !session.open(UIMenu(children: [own, keyboard]), in: window, anchor: anchor) { self.session = nil }
    }
}

extension UIInputViewController {
    /// The controller's title, or else the name of its language, or of the application.
    fileprivate var inputModeName: String {
        if let title, !title.isEmpty { return title }
        let language = primaryLanguage.flatMap { UserLocale.current.locale.localizedString(forIdentifier: $0) }
        return language ?? ProcessInfo.processInfo.processName
    }

    /// Hides the view if it is the input view that is shown.
    func showKeyboard() {
        guard let view = viewIfLoaded, let panel = view.window?.rootWindow.inputPanel, panel.inputSet.input === view
        else { return }
        panel.hide(.input)
    }
}
