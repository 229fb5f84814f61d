// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionView {
    /// Handles keys pressed on a focused item: moving the focus, selecting, reordering, and finding an item by its text.
    ///
    /// Returns whether a key was handled.
    func handle(_ presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key, let path = focusedItem else { return false }
        let flags = key.modifierFlags
        if flags.isDisjoint(with: [.control, .command]), flags.contains(.alternate) {
            return CollectionDirection(key.keyCode).map { moveItem(path, $0) } ?? false
        }
        guard flags.isDisjoint(with: [.alternate, .command]) else { return false }
        let step = FocusStep(press, flags, allowsMultiple: allowsMultipleSelectionNow)
        switch key.keyCode {
        case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
            guard let direction = CollectionDirection(key.keyCode) else { return false }
            return moveInOutline(direction, from: path) || moveFocus(from: path, direction, step)
        case .keyboardPageUp: return moveFocus(to: item(aPageFrom: path, isForward: false), step, .up)
        case .keyboardPageDown: return moveFocus(to: item(aPageFrom: path, isForward: true), step, .down)
        case .keyboardHome: return moveFocus(to: firstFocusableItem, step, .up)
        case .keyboardEnd: return moveFocus(to: lastFocusableItem, step, .down)
        case .keyboardReturnOrEnter, .keypadEnter:
            if pressOutlineHeader(at: path) { return true }
            choose(path, as: .only, isPrimary: true)
            return true
        case .keyboardSpacebar where interaction.typed.isEmpty:
            if pressOutlineHeader(at: path) { return true }
            choose(path, as: allowsMultipleSelectionNow ? .toggled : .only, isPrimary: !allowsMultipleSelectionNow)
            return true
        case .keyboardDeleteForward, .keyboardDeleteOrBackspace:
            guard flags.isPlain, canDeleteItems else { return false }
            if !press.isRepeat { deleteItems() }
            return true
        case .keyboardEscape:
            guard allowsMultipleSelectionNow, !selection.paths.isEmpty else { return false }
            changeSelection(to: [])
            return true
        default: return flags.isPlain && findItem(key.characters, after: path)
        }
    }

    func selectAllItems() {
        guard let first = content.firstPath, let last = content.lastPath else { return }
        selection.anchor = first
        changeSelection(to: Set(range(to: last)))
    }

    private func moveFocus(from path: IndexPath, _ direction: CollectionDirection, _ step: FocusStep) -> Bool {
        guard let frame = shownFrame(of: path) else { return true }
        let isAcross = direction.isVertical != scrollsHorizontally
        let column = interaction.column.flatMap { $0.path == path ? $0.center : nil }
        let center = isAcross ? column ?? (direction.isVertical ? frame.midX : frame.midY) : nil
        guard let next = item(direction, from: path, frame: frame, center: center) else { return true }
        _ = moveFocus(to: next, step, direction.heading)
        interaction.column = center.map { CollectionColumn(path: next, center: $0) }
        return true
    }

    /// Moves the focus to an item, which may be out of sight.
    ///
    /// Returns `true` even at the ends, so that the key is consumed.
    func moveFocus(to path: IndexPath?, _ step: FocusStep, _ heading: UIFocusHeading) -> Bool {
        guard let path else { return true }
        prepareToFollow(step)
        interaction.column = nil
        reveal(path)
        guard let cell = shownCell(at: path) else { return true }
        if let choice = step.choice {
            if selection.anchor == nil { selection.anchor = focusedItem }
            choose(path, as: choice, isPrimary: false)
        }
        interaction.step = step
        window?.focusSystem.move(to: cell, heading: heading)
        interaction.step = nil
        return true
    }

    /// Scrolls until an item is in sight.
    ///
    /// An item that has a cell already is scrolled to with an animation; the others need a cell at once.
    func reveal(_ path: IndexPath) {
        prepareLayoutIfNeeded()
        guard let attributes = attributes(of: .cell(path)) else { return }
        let isShown = shownCell(at: path) != nil
        if let scroller = attributes.container as? UIScrollView {
            scroller.scrollRectToVisible(attributes.frame, animated: isShown)
        }
        var frame = frameInContent(of: attributes)
        let covered = storedLayout.pinnedInsets(over: frame)
        frame = CGRect(
            x: frame.minX - covered.left, y: frame.minY - covered.top,
            width: frame.width + covered.left + covered.right, height: frame.height + covered.top + covered.bottom)
        if path == content.firstPath, !mirrorsCoordinates {
            frame = frame.union(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        scrollRectToVisible(frame, animated: isShown)
        layoutIfNeeded()
    }

    // MARK: - Reordering

    /// Moves an item past its neighbor in a direction, as dragging would.
    ///
    /// Returns whether it can be moved.
    private func moveItem(_ path: IndexPath, _ direction: CollectionDirection) -> Bool {
        guard interaction.movement == nil, let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
            let frame = shownFrame(of: path)
        else { return false }
        guard let proposal = neighbor(direction, from: path, frame: frame, center: nil, isFocus: false) else {
            return true
        }
        let target = movementTarget(from: path, current: path, proposal: proposal)
        guard target != path, isMovementTarget(target, from: path) else { return true }
        dataSource.collectionView(self, moveItemAt: path, to: target)
        performBatchUpdates { self.moveItem(at: path, to: target) }
        return moveFocus(to: target, FocusStep(), direction.heading)
    }
}

extension CollectionContent {
    var firstPath: IndexPath? {
        counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    var lastPath: IndexPath? {
        counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }

    func path(after path: IndexPath) -> IndexPath? {
        guard counts.indices.contains(path.section) else { return nil }
        if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
        return counts[(path.section + 1)...].firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    }

    func path(before path: IndexPath) -> IndexPath? {
        guard counts.indices.contains(path.section) else { return nil }
        if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
        return counts[..<path.section].lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    }
}
