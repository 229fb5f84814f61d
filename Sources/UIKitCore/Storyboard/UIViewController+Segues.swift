// SPDX-License-Identifier: MIT
internal import Diagnostics

extension UIViewController {
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let controllerArchive else {
            Log.misuse(
                "\(type(of: self)) can't perform the segue \(identifier), because it was not created from a storyboard."
            )
            return
        }
        if !controllerArchive.performSegue(identifier, from: self, sender: sender) {
            Log.misuse("\(type(of: self)) has no segue with the identifier \(identifier).")
        }
    }

    // MARK: - Unwinding

    /// Returns the controller at which an unwind segue ends, and calls its action.
    package func destinationOfUnwinding(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        // From the source outwards: its ancestors, and the controllers that present them (R-VC-84).
        var from: UIViewController = self
        var next = parent ?? presentingViewController
        while let ancestor = next {
            if let found = ancestor.destination(of: source, before: from) { return found }
            from = ancestor
            next = ancestor.parent ?? ancestor.presentingViewController
        }
        return nil
    }

    /// Searches the children that `allowedChildrenForUnwinding(from:)` returns, and then this controller.
    private func destination(
        of source: UIStoryboardUnwindSegueSource, before from: UIViewController?
    ) -> UIViewController? {
        for child in allowedChildrenForUnwinding(from: source) where child !== from {
            if let found = child.destination(of: source, before: nil) { return found }
        }
        let accepts = canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
        return accepts ? self : nil
    }

    var standardChildrenForUnwinding: [UIViewController] { children.reversed() }
}
