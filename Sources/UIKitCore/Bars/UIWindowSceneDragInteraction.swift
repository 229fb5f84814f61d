// SPDX-License-Identifier: MIT
public import Foundation
internal import Windowing

/// An interaction with which the user moves the window by dragging a view, such as a custom title bar.
///
/// Controls in the view still receive touches that begin on them. The window system ignores the request for a window
/// that can't be moved, such as one that fills the screen.
@preconcurrency @MainActor
public final class UIWindowSceneDragInteraction: NSObject, UIInteraction {
    /// The view to which the interaction has been added.
    public private(set) weak var view: UIView?
    /// The recognizer of the drag, which other recognizers can be required to fail for, or be made to wait for.
    public var gestureForFailureRelationships: UIGestureRecognizer { pan }
    private let pan = UIPanGestureRecognizer()

    /// Creates an interaction, which takes effect when added to a view.
    public override init() {
        pan.maximumNumberOfTouches = 1
        super.init()
        pan.delegate = self
        pan.addTarget(self, action: UIWindowSceneDragInteraction.panned)
    }

    public func willMove(to view: UIView?) {
        if view !== self.view { self.view?.removeGestureRecognizer(pan) }
    }

    public func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(pan)
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .began, let window = view?.window, let host = window.rootWindow.host else { return }
        host.platform.beginMove(serial: recognizer.serial)
        // The window system follows the pointer or finger from now on, and need not report its release.
        window.surface?.input.cancelTouches()
    }
}

extension UIWindowSceneDragInteraction: UIGestureRecognizerDelegate {
    /// Returns whether a touch isn't on a control.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view?.ancestors.prefix { $0 !== view }.contains { $0 is UIControl } != true
    }
}
