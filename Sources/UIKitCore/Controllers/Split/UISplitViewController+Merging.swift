// SPDX-License-Identifier: MIT

/// Combining the columns' navigation stacks in a collapsed split.
extension UISplitViewController {
    /// The navigation controller that can contain the content of all columns; `nil` if any of them can't be on a stack.
    var possibleHost: UINavigationController? {
        guard let first = collapsedColumns.first, first != .compact,
            let host = controllers[first] as? UINavigationController,
            collapsedColumns.allSatisfy({ contents[$0]?.canBeOnStack == true })
        else { return nil }
        return host
    }

    /// In a collapsed split, the column whose view is visible.
    var seenColumn: Column { host == nil ? topColumn : collapsedColumns.first ?? topColumn }

    /// In a collapsed split, the most specific column that the user has navigated to.
    var maximumColumnDepth: Column {
        guard host != nil else { return topColumn }
        return collapsedColumns.last { start(of: $0) != nil } ?? seenColumn
    }

    /// The index on the combined stack at which a column begins; `nil` if it isn't there.
    func start(of column: Column) -> Int? {
        guard let host else { return nil }
        if column == collapsedColumns.first { return 0 }
        guard let own = merged[column] else { return nil }
        return host.viewControllers.firstIndex { own.contains($0) }
    }

    // MARK: - Collapsing

    /// Pushes the columns up to `top` onto the combined stack, unless they are there.
    func merge(upTo top: Column, animated: Bool) {
        guard let host, let place = collapsedColumns.firstIndex(of: top) else { return }
        var stack = host.viewControllers
        for column in collapsedColumns[...place].dropFirst() where start(of: column) == nil {
            let own = takeStack(of: column)
            guard !own.isEmpty else { continue }
            merged[column] = own
            stack += own
        }
        host.setViewControllers(stack, animated: animated)
    }

    private func takeStack(of column: Column) -> [UIViewController] {
        // The user is navigating away from this column.
        if let left = merged.removeValue(forKey: column)?.first { return [left] }
        guard let child = controllers[column] else { return [] }
        if let stack = child as? UINavigationController { return stack.releaseStack(from: 0) }
        drop(child, from: column)
        controllers[column] = nil
        return [child]
    }

    /// Navigates to `column` on the combined stack.
    func climb(to column: Column) {
        guard let host else { return }
        guard start(of: column) != nil else { return merge(upTo: column, animated: isSeen) }
        let above = collapsedColumns.drop { $0 != column }.dropFirst().compactMap { start(of: $0) }.min()
        if let above { host.popToViewController(host.viewControllers[above - 1], animated: isSeen) }
    }

    /// Navigates away from `column`, if it is the last one on the combined stack.
    func descend(from column: Column) {
        guard let host, column == maximumColumnDepth, let start = start(of: column), start > 0 else { return }
        host.popToViewController(host.viewControllers[start - 1], animated: isSeen)
    }

    // MARK: - Apart

    /// Returns the content of all columns from the combined stack.
    func separate() {
        guard let first = collapsedColumns.first else { return }
        separate(from: first)
        host = nil
    }

    /// Returns the content of `first` and the later columns from the combined stack.
    ///
    /// Columns that the user has left get their first controller.
    private func separate(from first: Column) {
        guard let host else { return }
        host.settleStack()
        for column in collapsedColumns.drop(while: { $0 != first }).reversed() where merged[column] != nil {
            let part = start(of: column).map { host.releaseStack(from: $0) }
            giveBack(part ?? merged[column].map { Array($0.prefix(1)) } ?? [], to: column)
        }
    }

    private func giveBack(_ part: [UIViewController], to column: Column) {
        merged[column] = nil
        let own = part.filter { $0.parent == nil }
        if let stack = controllers[column] as? UINavigationController {
            stack.setViewControllers(own, animated: false)
        } else if let only = own.first, own.count == 1 {
            contents[column] = only
            install(only, in: column)
        } else if !own.isEmpty {
            // The column had a single controller, and needs a navigation controller for several.
            let stack = UINavigationController(nibName: nil, bundle: nil)
            stack.viewControllers = own
            contents[column] = stack
            install(stack, in: column)
        }
    }

    /// Returns the first controller to each column that the user has left, for the next visit.
    func stackDidSettle(_ stack: UINavigationController) {
        guard stack === host else { return }
        for column in collapsedColumns where merged[column] != nil && start(of: column) == nil {
            giveBack(merged[column].map { Array($0.prefix(1)) } ?? [], to: column)
        }
        stack.viewIfLoaded?.window?.updateTitle()
    }

    // MARK: - Changes

    /// Changes the content of `column`, taking the combined stack apart before and combining it again afterward.
    func regroup(around column: Column, _ change: () -> Void) {
        guard isCollapsed else { return change() }
        let top = maximumColumnDepth
        separate(from: column == .compact ? collapsedColumns.first ?? column : column)
        change()
        let new = possibleHost
        if new !== host {
            separate()
            topColumn = top
            host = new
            updateGestures()
        }
        merge(upTo: top, animated: false)
    }
}

extension UIViewController {
    /// Whether a navigation controller can push the controller or, if it is one, its stack.
    var canBeOnStack: Bool { !(self is UITabBarController || self is UISplitViewController) }
}
