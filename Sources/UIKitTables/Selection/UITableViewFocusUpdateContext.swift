// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

/// A change of the focus in a table.
@preconcurrency @MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that has the focus before the change; `nil` if it is none of the table's.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The row that has the focus after the change; `nil` if it is none of the table's.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = table.indexPath(containing: context.previouslyFocusedView)
        nextFocusedIndexPath = table.indexPath(containing: context.nextFocusedView)
        super.init(
            from: context.previouslyFocusedView, to: context.nextFocusedView, heading: context.focusHeading)
    }
}

extension UITableView {
    /// Returns the row of the cell that contains a view.
    fileprivate func indexPath(containing view: UIView?) -> IndexPath? {
        var view = view
        while let candidate = view, candidate !== self {
            if let cell = candidate as? UITableViewCell { return indexPath(for: cell) }
            view = candidate.superview
        }
        return nil
    }

    /// The row that receives the focus when it enters the table: the delegate's, the last one if it is remembered, or
    /// a selected one.
    var preferredFocusedPath: IndexPath? {
        if let path = tableDelegate?.indexPathForPreferredFocusedView(in: self), content.geometry.has(path) {
            return path
        }
        if remembersLastFocusedIndexPath, let path = selection.lastFocused, content.geometry.has(path) { return path }
        return selection.paths.first
    }
}
