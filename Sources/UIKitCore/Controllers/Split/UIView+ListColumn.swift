// SPDX-License-Identifier: MIT
extension UIView {
    /// Whether the view is in a column of a split view next to the column that shows what is selected in it.
    ///
    /// `false` in the secondary column, in a column that covers another, and in a collapsed split view, where a
    /// selection navigates.
    package var isInListColumn: Bool {
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        var controller = responder as? UIViewController
        while let child = controller, let parent = child.parent {
            if let split = parent as? UISplitViewController { return split.isListColumn(child) }
            controller = parent
        }
        return false
    }
}

extension UISplitViewController {
    fileprivate func isListColumn(_ child: UIViewController) -> Bool {
        guard !isCollapsed, child === controllers[.primary] || child === controllers[.supplementary] else {
            return false
        }
        switch displayMode {
        case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: return true
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: return false
        }
    }
}
