// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UISplitViewController {
    func loadColumns() {
        let root = SplitRootView(frame: UIScreen.main.bounds)
        root.split = self
        root.backgroundColor = .opaqueSeparator
        root.clipsToBounds = true
        for column in Column.allCases {
            let holder = SplitColumnView()
            holder.backgroundColor = .systemBackground
            holders[column] = holder
        }
        let parts = makeParts()
        self.parts = parts
        parts.dimming.backgroundColor = Theme.Containers.dimming
        parts.dimming.alpha = 0
        root.addSubview(parts.dimming)
        for gutter in parts.gutters { root.addSubview(gutter) }
        view = root
        updateGestures()
    }

    /// Lays out the columns immediately after a change of the size or of a property that affects them.
    func layOut() {
        guard let bounds = viewIfLoaded?.bounds, bounds.width > 0, bounds.height > 0 else { return }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        if isNarrow != isCollapsed || shown == nil { isNarrow ? collapse() : expand() }
        let behavior = splitBehavior
        if let chosenBehavior, chosenBehavior != behavior {
            chosenMode = nil
            self.chosenBehavior = nil
        }
        apply(arrangement(), animated: false)
        keepColumnsBelowTitleBar()
    }

    /// Keeps columns without a bar below the row that other columns' bars share with the window's buttons.
    func keepColumnsBelowTitleBar() {
        viewIfLoaded?.window?.titleBarMayHaveChanged()
        for column in shown?.visible ?? [] {
            guard let controller = controllers[column], let holder = holders[column] else { continue }
            let isBelow = !isCollapsed && controller.topBarHeight == nil
            controller.containerInsets.top = isBelow ? holder.uncoveredTitleBarHeight : 0
        }
    }

    func preferencesDidChange() {
        chosenMode = nil
        guard isViewLoaded else { return }
        apply(arrangement(), animated: isSeen)
    }

    private func arrangement() -> SplitArrangement {
        if isCollapsed {
            var space = space
            space.columns = host == nil ? collapsedColumns : [seenColumn]
            return SplitArrangement(space, top: seenColumn, isMirrored: isMirrored)
        }
        let mode = space.mode(chosenMode ?? preferredDisplayMode, behavior: preferredSplitBehavior)
        if mode != displayMode {
            delegate?.splitViewController(self, willChangeTo: mode)
            displayMode = mode
        }
        return SplitArrangement(space, mode: mode, isMirrored: isMirrored)
    }

    // MARK: - Collapsing

    private func collapse() {
        guard traitCollection.horizontalSizeClass == .compact else { return }
        olderPane.takeBack()
        if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self) {
            put(primary, into: .primary)
        }
        isCollapsed = true
        topColumn = columnForCollapsing()
        host = possibleHost
        merge(upTo: topColumn, animated: false)
        updateGestures()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func columnForCollapsing() -> Column {
        let places = collapsedColumns
        if let restored = restoredTopColumn, places.contains(restored) {
            restoredTopColumn = nil
            return restored
        }
        var proposed = places.last ?? .secondary
        if let primary = controllers[.primary], let secondary = controllers[.secondary], style == .unspecified,
            let delegate,
            delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
        {
            proposed = .primary
        }
        let chosen =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        return places.contains(chosen) ? chosen : proposed
    }

    private func expand() {
        let wasCollapsed = isCollapsed
        isCollapsed = false
        guard wasCollapsed else { return }
        separate()
        updateGestures()
        if style == .unspecified, let primary = delegate?.primaryViewController(forExpanding: self) {
            put(primary, into: .primary)
        }
        if style == .unspecified, let primary = controllers[.primary],
            let secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        {
            put(secondary, into: .secondary)
        }
        let proposed = space.mode(chosenMode ?? preferredDisplayMode, behavior: preferredSplitBehavior)
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        if mode != proposed { choose(mode) }
        delegate?.splitViewControllerDidExpand(self)
    }

    func choose(_ mode: DisplayMode) {
        chosenMode = mode
        chosenBehavior = splitBehavior
    }

    // MARK: - Showing

    /// Changes to `mode`, or to the closest mode that the available width allows.
    func take(_ mode: DisplayMode) {
        guard isViewLoaded, !isCollapsed else { return }
        choose(mode)
        apply(arrangement(), animated: isSeen)
    }

    func reveal(_ column: Column) {
        guard isViewLoaded else { return topColumn = column }
        if isCollapsed {
            guard collapsedColumns.contains(column) else { return }
            if host != nil { return climb(to: column) }
            topColumn = column
        } else {
            let behavior = splitBehavior
            switch column {
            case .primary:
                choose(DisplayMode(extraColumns: style == .tripleColumn ? 2 : 1, behavior: behavior))
            case .supplementary where style == .tripleColumn:
                if displayMode.extraColumns < 1 { choose(DisplayMode(extraColumns: 1, behavior: behavior)) }
            case .secondary:
                if displayMode.behavior != .tile { choose(.secondaryOnly) }
            default: return
            }
        }
        apply(arrangement(), animated: isSeen)
    }

    func conceal(_ column: Column) {
        guard isViewLoaded else { return }
        if host != nil {
            return descend(from: column)
        } else if isCollapsed {
            guard column == topColumn, let place = collapsedColumns.firstIndex(of: column), place > 0 else { return }
            topColumn = collapsedColumns[place - 1]
        } else {
            let left =
                switch column {
                case .primary: style == .tripleColumn ? min(displayMode.extraColumns, 1) : 0
                case .supplementary: 0
                case .secondary, .compact: displayMode.extraColumns
                }
            guard left < displayMode.extraColumns else { return }
            choose(DisplayMode(extraColumns: left, behavior: splitBehavior))
        }
        apply(arrangement(), animated: isSeen)
    }
}
