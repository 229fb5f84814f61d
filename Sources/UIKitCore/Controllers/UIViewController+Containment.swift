// SPDX-License-Identifier: MIT

extension UIViewController {
    func adopt(child: UIViewController) {
        guard child.parent !== self else { return }
        guard child !== self else {
            Log.misuse("A view controller cannot be its own child; the call is ignored.")
            return
        }
        if child.parent != nil {
            child.willMove(toParent: nil)
            child.removeFromParent()
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
    }

    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
}
