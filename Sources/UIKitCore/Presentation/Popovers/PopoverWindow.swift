// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree

/// The popup window of a popover.
///
/// It takes no grab: its text fields continue to use the input method of the parent window, and a click outside need
/// not close it, which a compositor's grab would enforce.
@MainActor
final class PopoverWindow: PopupWindow {
    weak var presentation: UIPopoverPresentationController?

    init(parent: UIWindow, presentation: UIPopoverPresentationController, placement: PopoverPlacement) {
        self.presentation = presentation
        super.init(parent: parent, anchor: placement.anchor, size: placement.wholeSize)
        owner = presentation.presenter
        backgroundColor = .clear
        layer.cornerRadius = 0
        layer.masksToBounds = false
    }

    // MARK: - PopupWindow

    override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults(role: .popover) }
    override var isPlace: Bool { true }
    override var wantsGrab: Bool { false }
    override var cornerRadius: CGFloat { Theme.Popover.cornerRadius }
    override var outlineColor: UIColor { presentation?.groundColor ?? super.outlineColor }

    /// Whether keys are delivered to the popover rather than to a view outside that stays interactive.
    override var receivesKeys: Bool {
        firstResponder != nil || presentation?.leavesKeys(to: parent?.firstResponder) != true
    }

    override func outline(of size: CGSize) -> CGPath? {
        presentation?.outline(of: size).path(cornerRadius: cornerRadius)
    }

    /// Completes a dismissal in progress, whose animation can't end without a window.
    override func leaveApplication(_ application: UIApplication?) {
        super.leaveApplication(application)
        if presentation?.phase == .dismissing { presentation?.finishAtOnce() }
    }

    override func placeDidChange() {
        presentation?.container?.setNeedsLayout()
    }

    override func follow() {
        presentation?.followSource()
    }

    override func dismissByUser(_ cause: UserDismissal) -> Bool {
        guard let presentation else { return super.dismissByUser(cause) }
        // There is no feedback on a refused dismissal when the user switches to another application.
        if cause == .leaving, !presentation.mayBeDismissedByUser { return false }
        return presentation.leave()
    }

    // MARK: - Keys

    // Keys that the popover doesn't handle aren't delivered to the window below.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), presentation?.phase == .presented {
            _ = presentation?.leave()
            return
        }
        if !moveFocus(for: presses) { _ = scroll(with: presses) }
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
