// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UISplitViewController {
    static let backAction = Selector("splitGoBack")

    func makeParts() -> SplitParts {
        let gutters = [SplitGutter(.primary), SplitGutter(.supplementary)]
        for gutter in gutters {
            gutter.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: UISplitViewController.drag))
        }
        return SplitParts(
            gutters: gutters,
            edgePan: UIScreenEdgePanGestureRecognizer(target: self, action: UISplitViewController.swipeFromEdge),
            tap: UITapGestureRecognizer(target: self, action: UISplitViewController.tapBeside),
            pan: UIPanGestureRecognizer(target: self, action: UISplitViewController.swipeAway))
    }

    func updateGestures() {
        guard let parts, let view = viewIfLoaded else { return }
        if parts.edgePan.view == nil {
            view.addGestureRecognizer(parts.edgePan)
            parts.dimming.addGestureRecognizer(parts.tap)
            parts.dimming.addGestureRecognizer(parts.pan)
        }
        parts.edgePan.edges = isMirrored ? .right : .left
        // A navigation controller has an edge gesture of its own.
        parts.edgePan.isEnabled = presentsWithGesture && host == nil
        parts.pan.isEnabled = presentsWithGesture
    }

    // MARK: - Dragging

    private func drag(_ recognizer: UIPanGestureRecognizer) {
        guard let gutter = recognizer.view as? SplitGutter, let frame = shown?.frames[gutter.column] else { return }
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        let x = recognizer.location(in: view).x
        let wanted = isMirrored ? frame.maxX - x : x - frame.minX
        guard wanted.isFinite else { return }
        let others = space.rest(beside: displayMode.extraColumns) + width(of: gutter.column)
        let most = max(others - Theme.Containers.minimumSecondaryWidth, 0)
        draggedWidths[gutter.column] = min(max(wanted, Theme.Containers.columnWidths.lowerBound), most)
        view.setNeedsLayout()
    }

    // MARK: - Swipes

    private func swipeFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
        if !isCollapsed, recognizer.state == .ended || recognizer.state == .cancelled {
            delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        }
        guard recognizer.state == .began else { return }
        if !isCollapsed { delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self) }
        if isCollapsed {
            goBack()
        } else if displayMode.extraColumns < (style == .tripleColumn ? 2 : 1) {
            reveal(displayMode.extraColumns == 0 && style == .tripleColumn ? .supplementary : .primary)
        }
    }

    private func swipeAway(_ recognizer: UIPanGestureRecognizer) {
        guard recognizer.state == .began else { return }
        let x = recognizer.translation(in: view).x
        if isMirrored ? x > 0 : x < 0 { goBack() }
    }

    private func tapBeside() {
        goBack()
    }

    // MARK: - Back button

    /// Whether there is an overlaying column to hide, or a previous column to return to.
    var canGoBack: Bool {
        if isCollapsed { return host == nil && topColumn != collapsedColumns.first }
        return shown?.isDimmed == true
    }

    /// Hides the columns that overlay the secondary column; in a collapsed split, returns to the previous column.
    func goBack() {
        guard canGoBack else { return }
        if isCollapsed { return conceal(topColumn) }
        reveal(.secondary)
    }

    /// The navigation controller that receives key commands while nothing has focus.
    var seenStack: UINavigationController? { host ?? controllers[.secondary] as? UINavigationController }

    func goBackInStack() { seenStack?.goBack() }

    var backCommands: [UIKeyCommand] {
        guard canGoBack, !isBehindPresentation else { return [] }
        return [
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.backAction),
            UIKeyCommand(
                input: UIKeyCommand.inputLeftArrow, modifierFlags: .alternate, action: UISplitViewController.backAction),
        ]
    }
}
