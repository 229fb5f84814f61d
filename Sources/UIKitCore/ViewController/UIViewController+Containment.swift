// SPDX-License-Identifier: MIT
internal import Diagnostics

extension UIViewController {
    func adopt(child: UIViewController) {
        guard child.parent !== self else { return }
        guard !sequence(first: self, next: \.parent).contains(child) else {
            Log.misuse("A view controller cannot be a child of itself or of its own children; the call is ignored.")
            return
        }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.joinsParent = true
    }

    /// Whether the view is inside another controller's view although the controller is neither a child nor presented.
    var isLoose: Bool {
        guard parent == nil, activePresentation == nil, let superview = storedView?.superview else { return false }
        return sequence(first: superview, next: \.superview).contains { $0.viewController != nil }
    }

    /// Logs a missing `addChild(_:)`, without which the controller misses rotations, sizes, and traits.
    func warnIfLoose() {
        guard isLoose else { return }
        Log.misuse(
            "The view of \(type(of: self)) is in that of another controller, which it is no child of. "
                + "Call addChild(_:) before adding the view, and didMove(toParent:) after.")
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        joinsParent = false
        // The view may be removed after the relationship.
        leavesParent = storedView?.window != nil
        // Out of the window, no view event will end a disappearance that has begun.
        if storedView?.window == nil, appearanceTransition == nil { disappear() }
        didMove(toParent: nil)
    }
}
