// SPDX-License-Identifier: MIT

/// The columns' stacks as one where there is room for one column only.
extension UISplitViewController {
    /// The stack that can take the others up, if all of them can be on one.
    var possibleHost: UINavigationController? {
        guard let first = collapsedColumns.first, first != .compact,
            let host = controllers[first] as? UINavigationController,
            collapsedColumns.allSatisfy({ contents[$0]?.canBeOnStack == true })
        else { return nil }
        return host
    }

    /// Where there is room for one column only, the one whose view that is.
    var seenColumn: Column { host == nil ? topColumn : collapsedColumns.first ?? topColumn }

    /// Where there is room for one column only, the last of those that the user has gone into.
    var maximumColumnDepth: Column {
        guard host != nil else { return topColumn }
        return collapsedColumns.last { start(of: $0) != nil } ?? seenColumn
    }

    /// Where on the host's stack a column begins; `nil` if it is not there.
    func start(of column: Column) -> Int? {
        guard let host else { return nil }
        if column == collapsedColumns.first { return 0 }
        guard let own = merged[column] else { return nil }
        return host.viewControllers.firstIndex { own.contains($0) }
    }

    // MARK: - Collapsing

    /// Puts the columns up to `top` on the host's stack, unless they are there.
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
        // One that the user is just leaving.
        if let left = merged.removeValue(forKey: column)?.first { return [left] }
        guard let child = controllers[column] else { return [] }
        if let stack = child as? UINavigationController { return stack.releaseStack(from: 0) }
        drop(child, from: column)
        controllers[column] = nil
        return [child]
    }

    /// Goes to `column` on the host's stack.
    func climb(to column: Column) {
        guard let host else { return }
        guard start(of: column) != nil else { return merge(upTo: column, animated: isSeen) }
        let above = collapsedColumns.drop { $0 != column }.dropFirst().compactMap { start(of: $0) }.min()
        if let above { host.popToViewController(host.viewControllers[above - 1], animated: isSeen) }
    }

    /// Leaves `column`, if it is the last one on the host's stack.
    func descend(from column: Column) {
        guard let host, column == maximumColumnDepth, let start = start(of: column), start > 0 else { return }
        host.popToViewController(host.viewControllers[start - 1], animated: isSeen)
    }

    // MARK: - Apart

    /// Gives all columns their own again.
    func separate() {
        guard let first = collapsedColumns.first else { return }
        separate(from: first)
        host = nil
    }

    /// Gives `first` and the columns on top of it what is theirs on the host's stack; of those that the user has left,
    /// the first controller.
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
            // A pane that was no stack has become one.
            let stack = UINavigationController(nibName: nil, bundle: nil)
            stack.viewControllers = own
            contents[column] = stack
            install(stack, in: column)
        }
    }

    /// The user left a column: it keeps its first controller for the next time.
    func stackDidSettle(_ stack: UINavigationController) {
        guard stack === host else { return }
        for column in collapsedColumns where merged[column] != nil && start(of: column) == nil {
            giveBack(merged[column].map { Array($0.prefix(1)) } ?? [], to: column)
        }
        stack.viewIfLoaded?.window?.updateTitle()
    }

    // MARK: - Changes

    /// Changes what is in `column`, and brings the columns together again that were so.
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
    /// Whether a navigation controller takes it, by itself or as the stack that it is.
    var canBeOnStack: Bool { !(self is UITabBarController || self is UISplitViewController) }
}
