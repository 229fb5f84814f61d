// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ChangeCollector {
    /// The largest number of items whose order is compared.
    private static var maximumChildren: Int { 4096 }

    // MARK: - Children

    /// Compares the children of the nodes that contain objects with those that were reported.
    func compareChildren(_ objects: [UIResponder]) {
        var seen: Set<AccessibilityID> = []
        for object in objects {
            // A change of an object's own visibility changes the children of the node above.
            let nodes = [tree.table.existing(object), tree.nodeAbove(object)].compactMap(\.self)
            for node in nodes where node.reportedChildren != nil && seen.insert(node.id).inserted {
                compareChildren(of: node)
            }
        }
    }

    func compareChildren(of node: AccessibleNode) {
        guard let old = node.reportedChildren else { return }
        let new = listedChildren(of: node)
        node.reportedChildren = new
        if old.isLong || new.isLong { return compareItems(of: node, old, new) }
        guard new != old else { return }
        report(new.listed.difference(from: old.listed), of: node, removedIndex: { $0 }, addedIndex: { $0 })
    }

    private func report(
        _ difference: CollectionDifference<AccessibilityID>, of node: AccessibleNode, removedIndex: (Int) -> Int,
        addedIndex: (Int) -> Int
    ) {
        for case .remove(let index, let id, _) in difference.reversed() {
            pending.append(.childRemoved(id, parent: node.id, index: removedIndex(index)))
        }
        for case .insert(let index, let id, _) in difference {
            pending.append(.childAdded(id, parent: node.id, index: addedIndex(index)))
        }
    }

    /// Compares the children of a list that is or was too long for its items to be listed.
    ///
    /// Of the items, only those that were read are known to an observer.
    private func compareItems(of node: AccessibleNode, _ old: ReportedChildren, _ new: ReportedChildren) {
        func others(_ children: ReportedChildren) -> [AccessibilityID] {
            children.listed.filter { tree.table[$0]?.item == nil }
        }
        let difference = others(new).difference(from: others(old))
        if let container = tree.children(of: node).container {
            let ended = tree.table.items(of: container).filter { $0.reportedIndex != nil && !$0.exists }
            // From the last one, so that the indices before it remain valid.
            let ordered = ended.sorted { ($0.reportedIndex ?? 0) > ($1.reportedIndex ?? 0) }
            for item in ordered {
                if ordered.count <= Self.maximumChildren {
                    pending.append(.childRemoved(item.id, parent: node.id, index: item.reportedIndex ?? 0))
                }
                item.reportedIndex = nil
            }
        }
        report(difference, of: node, removedIndex: old.index(ofOther:), addedIndex: new.index(ofOther:))
        let (before, after) = (old.count, new.count)
        if before != after { pending.append(.childCount(node.id, from: before, to: after)) }
    }

    /// The children of a node, without the items of long lists.
    func listedChildren(of node: AccessibleNode) -> ReportedChildren {
        let children = tree.children(of: node)
        let items = children.container?.accessibilityItemCount ?? 0
        let isLong = items > Self.maximumChildren
        let listed =
            isLong
            ? (children.before + children.after).map(\.id)
            : (0..<children.before.count + items + children.after.count).compactMap { tree.child(of: node, at: $0)?.id }
        return ReportedChildren(
            listed: listed, isLong: isLong, itemCount: items, firstItem: children.before.count)
    }

    // MARK: - Properties

    func compareProperties(_ objects: [UIResponder]) {
        var seen: Set<AccessibilityID> = []
        for object in objects {
            guard let node = tree.nearestNode(object), node.snapshot != nil, seen.insert(node.id).inserted else {
                continue
            }
            compare(node)
        }
    }

    /// Compares the nodes below a scroll view.
    func compareDescendants(of scroll: UIScrollView) {
        for node in Array(tree.table.all) where node.snapshot != nil {
            let view = node.container ?? node.view as? UIView
            guard let view, view !== scroll || node.item != nil, view.isDescendant(of: scroll) else { continue }
            compare(node)
        }
    }

    func compare(_ node: AccessibleNode) {
        guard let old = node.snapshot else { return }
        guard let new = tree.describe(node) else {
            node.snapshot = nil
            return
        }
        node.snapshot = new
        guard new != old else { return }
        let id = node.id
        if new.name != old.name { pending.append(.name(id, new.name)) }
        if new.details != old.details { pending.append(.details(id, new.details)) }
        if new.role != old.role { pending.append(.role(id, new.role)) }
        if new.value != old.value || new.range != old.range {
            pending.append(.value(id, new.value, new.range?.current))
        }
        if new.frame != old.frame { pending.append(.frame(id, new.frame)) }
        if new.attributes != old.attributes { pending.append(.attributes(id)) }
        let changed = new.states.symmetricDifference(old.states).subtracting(.focused)
        for state in changed.singles { pending.append(.state(id, state, new.states.contains(state))) }
    }

    // MARK: - Focus

    func compareFocus() {
        // The keyboard takes the focus of assistive technology with it.
        let keyboard = tree.keyboardNode
        if keyboard?.id != reportedKeyboard {
            reportedKeyboard = keyboard?.id
            if let object = keyboard?.view { UIAccessibility.moveFocus(to: object) }
        }
        let focused = tree.focused
        guard focused != reportedFocus else { return }
        let old = reportedFocus
        // A view that is reused while it loses the focus would be read as if it still had it.
        let isOldName = { (change: AccessibilityChange) in
            if case .name(let id, _) = change { id == old } else { false }
        }
        let names = pending.filter(isOldName)
        pending.removeAll(where: isOldName)
        defer { pending += names }
        if let old { pending.append(.state(old, .focused, false)) }
        reportedFocus = focused
        guard let focused else { return }
        announceSection(of: focused, after: old)
        if let node = tree.table[focused], let item = node.item, let container = node.container, item.isRow {
            pending.append(.activeDescendant(focused, parent: tree.table.node(of: container).id))
        }
        pending.append(.focus(focused))
    }

    /// Announces the header of the section that the focus enters from another one of the same list.
    ///
    /// Keys move from row to row, past the headers.
    private func announceSection(of focused: AccessibilityID, after old: AccessibilityID?) {
        guard let old = old.flatMap({ tree.table[$0] }), let new = tree.table[focused], let container = new.container,
            old.container === container, case .row(let start)? = old.item, case .row(let end)? = new.item,
            let section = end.first, start.first != section
        else { return }
        let header = tree.table.node(of: .header(section), in: container)
        if let name = tree.describe(header)?.name, !name.isEmpty { announce(name, interrupts: false) }
    }

    /// Moves the focus into a modal view that was added, unless it has the focus already.
    ///
    /// Without the keyboard's focus, a screen reader wouldn't notice an alert otherwise.
    ///
    /// - Returns: Whether the focus was moved.
    func focusAddedModal() -> Bool {
        let added = pending.compactMap { change in
            if case .childAdded(let id, _, _) = change { tree.table[id] } else { nil }
        }
        guard let modal = added.last(where: { tree.describe($0)?.states.contains(.modal) == true }) else {
            return false
        }
        var above = tree.focusedNode
        for _ in 0..<ViewAccessibility.maximumDepth {
            guard let node = above else { break }
            if node.id == modal.id { return false }
            above = tree.parent(of: node)
        }
        let first = tree.firstElement(below: modal) { tree.describe($0)?.states.contains(.focusable) == true }
        return (first ?? tree.firstElement(below: modal)).map { tree.focus($0.id) } ?? false
    }

    // MARK: - Windows

    func compareWindows() {
        let root = tree.root
        if root.reportedChildren != nil { compareChildren(of: root) }
        let windows = tree.application.windows + tree.application.shownPopups
        let shown = Set(windows.filter { tree.isVisible($0) }.map { tree.table.node(of: $0).id })
        for id in shown.subtracting(reportedWindows).sorted() { pending.append(.windowOpened(id)) }
        for id in reportedWindows.subtracting(shown).sorted() { pending.append(.windowClosed(id)) }
        reportedWindows = shown
        for window in windows {
            let node = tree.table.node(of: window)
            if node.reportedChildren != nil { compareChildren(of: node) }
        }
        let active = activeWindow
        guard active != reportedActive else { return }
        if let reportedActive { pending.append(.windowDeactivated(reportedActive)) }
        if let active { pending.append(.windowActivated(active)) }
        reportedActive = active
    }
}

extension AccessibilityStates {
    /// The states one by one.
    var singles: [AccessibilityStates] {
        (0..<UInt64.bitWidth).map { AccessibilityStates(rawValue: 1 << UInt64($0)) }.filter(contains)
    }
}

extension AccessibilityItemKey {
    var isRow: Bool {
        if case .row = self { true } else { false }
    }
}
