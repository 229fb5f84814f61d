// SPDX-License-Identifier: MIT
internal import Foundation

extension UISplitViewController {
    private enum Key {
        static let mode = "UISplitViewControllerMode"
        static let top = "UISplitViewControllerTopColumn"
        static let primaryWidth = "UISplitViewControllerPrimaryWidth"
        static let supplementaryWidth = "UISplitViewControllerSupplementaryWidth"
    }

    func encodeColumns(with coder: NSCoder) {
        if let chosenMode { coder.encode(chosenMode.rawValue, forKey: Key.mode) }
        if isCollapsed { coder.encode(maximumColumnDepth.rawValue, forKey: Key.top) }
        if let width = draggedWidths[.primary] { coder.encode(Double(width), forKey: Key.primaryWidth) }
        if let width = draggedWidths[.supplementary] { coder.encode(Double(width), forKey: Key.supplementaryWidth) }
    }

    /// Decodes the columns' state.
    ///
    /// Values that are invalid for this split are ignored.
    func decodeColumns(with coder: NSCoder) {
        if coder.containsValue(forKey: Key.mode),
            let mode = DisplayMode(rawValue: coder.decodeInteger(forKey: Key.mode))
        {
            choose(mode)
        }
        if coder.containsValue(forKey: Key.top), let top = Column(rawValue: coder.decodeInteger(forKey: Key.top)) {
            if isCollapsed, collapsedColumns.contains(top) { reveal(top) } else { restoredTopColumn = top }
        }
        for (key, column) in [(Key.primaryWidth, Column.primary), (Key.supplementaryWidth, .supplementary)]
        where coder.containsValue(forKey: key) {
            let width = coder.decodeDouble(forKey: key)
            if width.isFinite, width > 0 { draggedWidths[column] = CGFloat(width) }
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// The part of the combined stack that belongs to `stack` in an expanded split; `nil` if the stacks aren't
    /// combined.
    func ownPart(of stack: UINavigationController) -> [UIViewController]? {
        guard let host, let column = collapsedColumns.first(where: { controllers[$0] === stack }) else { return nil }
        guard stack === host || merged[column] != nil else { return nil }
        guard let start = start(of: column) else {
            // The user has navigated away from the column.
            return merged[column].map { Array($0.prefix(1)) }
        }
        let later = collapsedColumns.drop { $0 != column }.dropFirst().compactMap { self.start(of: $0) }.min()
        return Array(host.viewControllers[start..<max(later ?? host.viewControllers.count, start)])
    }
}
