// SPDX-License-Identifier: MIT

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

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        joinsParent = false
        // The view may go after the link.
        leavesParent = storedView?.window != nil
        // Who is out of sight and half gone would wait for the parent's end.
        if storedView?.window == nil, appearanceTransition == nil { disappear() }
        didMove(toParent: nil)
    }
}
