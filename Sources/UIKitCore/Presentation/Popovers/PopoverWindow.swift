// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A popover on the screen.
///
/// It takes no grab: its text fields go on with the input method that the window below has, and it may stay when the user
/// presses elsewhere, which a desktop would not ask about.
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

    override var isPlace: Bool { true }
    override var wantsGrab: Bool { false }
    override var cornerRadius: CGFloat { Theme.Popover.cornerRadius }
    override var outlineColor: UIColor { presentation?.groundColor ?? super.outlineColor }

    /// What is typed into a view that stays in use beside the popover is that view's.
    override var receivesKeys: Bool {
        firstResponder != nil || presentation?.leavesKeys(to: parent?.firstResponder) != true
    }

    override func outline(of size: CGSize) -> CGPath? {
        presentation?.outline(of: size).path(cornerRadius: cornerRadius)
    }

    /// Without a window nobody would bring the way out to its end.
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
        // Nobody asks about what is left by going to another application.
        if cause == .leaving, !presentation.mayBeDismissedByUser { return false }
        return presentation.leave()
    }

    // MARK: - Keys

    // What is pressed in front is nothing to what is behind.
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
