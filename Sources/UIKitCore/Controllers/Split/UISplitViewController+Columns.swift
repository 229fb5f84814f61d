// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Graphics

extension UIViewController {
    /// The nearest ancestor that is a split view controller.
    public var splitViewController: UISplitViewController? {
        sequence(first: self, next: \.parent).dropFirst().lazy
            .compactMap { $0 as? UISplitViewController ?? ($0 as? SplitPaneHolder)?.split }.first
    }
}

extension UISplitViewController {
    /// The columns of the style that have content or always exist.
    var columns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// The columns of a collapsed split, in order.
    var collapsedColumns: [Column] {
        contents[.compact] == nil ? columns.filter { contents[$0] != nil } : [.compact]
    }

    func setPanes(_ panes: [UIViewController]) {
        let places = columns
        if panes.count > places.count || (style == .unspecified && panes.count == 1) {
            Log.misuse("A split of \(places.count) columns cannot hold \(panes.count) controllers as its columns.")
        }
        for (index, column) in places.enumerated() {
            put(panes.indices.contains(index) ? panes[index] : nil, into: column)
        }
    }

    func put(_ controller: UIViewController?, into column: Column) {
        guard contents[column] !== controller else { return }
        if column == .supplementary, style != .tripleColumn {
            Log.misuse("Only a split of three columns has a supplementary one; the call is ignored.")
            return
        }
        if let controller, sequence(first: self as UIViewController, next: \.parent).contains(controller) {
            Log.misuse("A split cannot be its own column, nor can a container around it; the call is ignored.")
            return
        }
        if let controller, let other = contents.first(where: { $0.value === controller })?.key {
            put(nil, into: other)
        }
        if column == .primary { olderPane.takeBack() }
        regroup(around: column) {
            clear(column)
            if let controller { fill(column, with: controller) }
        }
        updateModeButton()
        viewIfLoaded?.setNeedsLayout()
    }

    private func clear(_ column: Column) {
        let content = contents.removeValue(forKey: column)
        guard let old = controllers.removeValue(forKey: column) else { return }
        drop(old, from: column)
        if let stack = old as? UINavigationController {
            stack.navigationBar.columnItem = nil
            if old !== content { _ = stack.releaseStack(from: 0) }
        }
    }

    private func fill(_ column: Column, with controller: UIViewController) {
        contents[column] = controller
        let child = wraps(controller, in: column) ? UINavigationController(rootViewController: controller) : controller
        install(child, in: column)
    }

    /// Makes `child` the content of a column, and adds its view if the column is visible.
    func install(_ child: UIViewController, in column: Column) {
        controllers[column] = child
        if child.parent !== self { addChild(child) }
        if isViewLoaded, shown?.visible.contains(column) == true { holders[column]?.content = child.view }
        child.didMove(toParent: self)
    }

    func drop(_ child: UIViewController, from column: Column) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        holders[column]?.content = nil
        child.removeFromParent()
    }

    private func wraps(_ controller: UIViewController, in column: Column) -> Bool {
        style != .unspecified && column != .compact && !(controller is UINavigationController)
            && controller.canBeOnStack
    }

    // MARK: - Widths

    func widthsDidChange(_ column: Column) {
        draggedWidths[column] = nil
        viewIfLoaded?.setNeedsLayout()
    }

    func width(of column: Column) -> CGFloat { width(of: column, in: viewIfLoaded?.bounds.width ?? 0) }

    func width(of column: Column, in whole: CGFloat) -> CGFloat {
        let isPrimary = column == .primary
        guard isPrimary || style == .tripleColumn else { return 0 }
        let limits = Theme.Containers.columnWidths
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let points = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let least = Self.points(isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth)
        let most = Self.points(isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth)
        var width = Theme.Containers.columnWidth
        if let fraction = Self.points(fraction) { width = min(fraction, 1) * whole }
        if let points = Self.points(points) { width = points }
        // Text of accessibility sizes needs wider columns.
        let growth = min(traitCollection.imageGrowth, Theme.Containers.maximumColumnGrowth)
        if let dragged = draggedWidths[column] { width = dragged / growth }
        // An explicit width may be outside the default limits.
        let lower = least ?? min(limits.lowerBound, width)
        let upper = max(most ?? limits.upperBound, lower)
        let clamped = min(max(width, lower), upper) * growth
        // Leaves enough of the window to drag the divider back.
        return min(clamped, max(whole - Theme.Containers.gutterReach, 0))
    }

    /// The configured value, or `nil` for `automaticDimension` and invalid lengths.
    private static func points(_ value: CGFloat) -> CGFloat? {
        value.isFinite && value >= 0 ? value : nil
    }

    // MARK: - Available space

    var space: SplitArrangement.Room { space(of: viewIfLoaded?.bounds.size ?? .zero) }

    func space(of size: CGSize) -> SplitArrangement.Room {
        SplitArrangement.Room(
            size: size, columns: columns, primaryWidth: width(of: .primary, in: size.width),
            supplementaryWidth: width(of: .supplementary, in: size.width),
            divider: 1 / max(traitCollection.displayScale, 1), hidesClassicPrimary: hidesClassicPrimary(in: size))
    }

    /// Whether the first pane is hidden in a window of that size; `nil` with a column style.
    private func hidesClassicPrimary(in size: CGSize) -> Bool? {
        guard style == .unspecified else { return nil }
        let orientation = UIInterfaceOrientation(size: size, on: UIDevice.current.orientation)
        guard let pane = controllers[.primary] else { return orientation.isPortrait }
        return olderPane.hides(pane, in: orientation)
    }

    var isMirrored: Bool {
        (viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    }

    func columnSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        guard let column = controllers.first(where: { $0.value === container })?.key else { return size }
        if column == .compact || isCollapsed { return size }
        let mode = space(of: size).mode(chosenMode ?? preferredDisplayMode, behavior: preferredSplitBehavior)
        return SplitArrangement(space(of: size), mode: mode, isMirrored: false).frames[column]?.size ?? size
    }
}
