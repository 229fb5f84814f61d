// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Diagnostics
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension ViewAccessibility {
    // MARK: - Children

    func children(of node: AccessibleNode) -> AccessibleChildren {
        if let children = node.children { return children }
        let children = readChildren(of: node)
        for child in children.before + children.after { child.parent = node }
        keep(children, of: node)
        return children
    }

    func childCount(of node: AccessibleNode) -> Int {
        let children = children(of: node)
        return children.before.count + (children.container?.accessibilityItemCount ?? 0) + children.after.count
    }

    func child(of node: AccessibleNode, at index: Int) -> AccessibleNode? {
        let children = children(of: node)
        guard index >= 0 else { return nil }
        if index < children.before.count { return children.before[index] }
        var index = index - children.before.count
        if let container = children.container {
            if let item = container.accessibilityItem(at: index) {
                let child = table.node(of: item, in: container)
                child.parent = node
                child.reportedIndex = index + children.before.count
                return child
            }
            index -= container.accessibilityItemCount
        }
        return children.after.indices.contains(index) ? children.after[index] : nil
    }

    func index(of child: AccessibleNode, in parent: AccessibleNode) -> Int? {
        let children = children(of: parent)
        if let item = child.item, let container = children.container, child.container === container {
            return container.accessibilityIndex(of: item).map { $0 + children.before.count }
        }
        guard let place = children.place(of: child) else { return nil }
        if place < children.before.count { return place }
        return place + (children.container?.accessibilityItemCount ?? 0)
    }

    private func readChildren(of node: AccessibleNode) -> AccessibleChildren {
        guard let object = node.view else { return AccessibleChildren() }
        if object is UIApplication {
            return AccessibleChildren(before: application.windows.filter(isVisible).map { table.node(of: $0) })
        }
        if let container = object as? any AccessibilityItemContainer { return itemChildren(of: container) }
        var path: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
        if let window = object as? UIWindow {
            let own = window.isAccessibilityElement ? [] : contents(of: window, path: &path)
            let popups = window.accessibilityPopups.filter { isVisible($0) }.map { table.node(of: $0) }
            return AccessibleChildren(before: own + popups + window.accessibilityTitleBar.map { table.node(of: $0) })
        }
        if object.accessibilityNavigationStyle == .combined { return AccessibleChildren() }
        switch object.isAccessibilityElement ? object.accessibilityDefaults.contents : .exposed {
        case .automatic, .hidden: return AccessibleChildren()
        case .exposed: return AccessibleChildren(before: contents(of: object, path: &path))
        case .controls:
            return AccessibleChildren(before: contents(of: object, path: &path).filter(isControl))
        }
    }

    private func isControl(_ node: AccessibleNode) -> Bool {
        guard let object = node.view else { return false }
        return object is UIControl || object is any UITextInput || object.accessibilityRespondsToUserInteraction
    }

    /// Returns the items of a list, after the subviews above them and before those below.
    private func itemChildren(of container: any AccessibilityItemContainer) -> AccessibleChildren {
        guard !container.accessibilityElementsHidden else { return AccessibleChildren() }
        var path: Set<ObjectIdentifier> = [ObjectIdentifier(container)]
        if let own = ownElements(of: container) {
            return AccessibleChildren(before: own.flatMap { expand($0, path: &path) })
        }
        let others = container.accessibilityItemHolders.flatMap { holder in
            holder.subviews.filter { view in
                !container.accessibilityItemHolders.contains { $0 === view } && isVisible(view)
                    && container.accessibilityItem(of: view) == nil && !isPooled(view, in: container)
            }
        }
        let first = container.accessibilityItem(at: 0).map { container.accessibilityFrame(of: $0).minY } ?? .infinity
        var (before, after): ([AccessibleNode], [AccessibleNode]) = ([], [])
        for view in others {
            let nodes = expand(view, path: &path)
            if view.superview === container, view.frame.maxY <= first { before += nodes } else { after += nodes }
        }
        return AccessibleChildren(before: before, container: container, after: after)
    }

    /// Whether a view is a cell or header that is kept for reuse.
    private func isPooled(_ view: UIView, in container: any AccessibilityItemContainer) -> Bool {
        view.accessibilityDefaults.role == .listItem
    }

    // MARK: - Flattening

    /// Returns the nodes in an object that has none of its own.
    func contents(of object: UIResponder, path: inout Set<ObjectIdentifier>) -> [AccessibleNode] {
        guard !object.accessibilityElementsHidden, path.count < Self.maximumDepth else { return [] }
        if let elements = ownElements(of: object) {
            return elements.filter(isVisible).flatMap { expand($0, path: &path) }
        }
        guard let view = object as? UIView else { return [] }
        return orderedSubviews(of: view).flatMap { expand($0, path: &path) }
    }

    private func expand(_ object: UIResponder, path: inout Set<ObjectIdentifier>) -> [AccessibleNode] {
        let key = ObjectIdentifier(object)
        guard path.insert(key).inserted else {
            reportCycle(at: object)
            return []
        }
        defer { path.remove(key) }
        if let node = ownNode(of: object) { return [node] }
        return contents(of: object, path: &path)
    }

    private func reportCycle(at object: UIResponder) {
        guard !hasReportedCycle else { return }
        hasReportedCycle = true
        Log.misuse(
            "An object of \(type(of: object)) is among the accessibility elements that it contains; it is left out there."
        )
    }

    /// Returns the node of an object that describes something; `nil` for a view that only contains others.
    func ownNode(of object: UIResponder) -> AccessibleNode? {
        guard isNode(object) else { return nil }
        if let view = object as? UIView, let (container, item) = item(of: view) {
            return table.node(of: item, in: container)
        }
        return table.node(of: object)
    }

    /// Returns the item that a view shows.
    func item(of view: UIView) -> (container: any AccessibilityItemContainer, item: AccessibilityItemKey)? {
        guard let holder = view.superview else { return nil }
        let container = holder as? any AccessibilityItemContainer ?? holder.superview as? any AccessibilityItemContainer
        guard let container, let item = container.accessibilityItem(of: view) else { return nil }
        return (container, item)
    }

    func isNode(_ object: UIResponder) -> Bool {
        if object.isAccessibilityElement || object is UIWindow { return true }
        if object.accessibilityContainerType != .none { return true }
        if let view = object as? UIView, item(of: view) != nil { return true }
        let label = object.accessibilityLabel?.isEmpty == false
        guard let role = object.accessibilityDefaults.role else {
            return label || object.accessibilityNavigationStyle == .combined
                || object.accessibilityCustomActions?.isEmpty == false
                || object is any UIAccessibilityContainerDataTable
        }
        return role.isContainer || (label && object.applicationIsAccessibilityElement != false)
    }

    // MARK: - Subviews

    /// The elements that a container names, or returns one by one; `nil` if it does neither.
    func ownElements(of object: UIResponder) -> [UIResponder]? {
        if let elements = object.accessibilityElements { return elements.compactMap { $0 as? UIResponder } }
        if let table = object as? any UIAccessibilityContainerDataTable { return cells(of: table) }
        let count = object.accessibilityElementCount()
        guard count != NSNotFound, count >= 0, count < Self.maximumElements else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
    }

    private func cells(of table: any UIAccessibilityContainerDataTable) -> [UIResponder]? {
        let (rows, columns) = (table.accessibilityRowCount(), table.accessibilityColumnCount())
        guard rows > 0, columns > 0, rows <= Self.maximumElements / columns else { return nil }
        var found: [UIResponder] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = table.accessibilityDataTableCellElement(forRow: row, column: column) as? UIResponder
                if let cell, found.last !== cell { found.append(cell) }
            }
        }
        return found
    }

    /// Returns the visible subviews in the order in which they are read, without those behind a modal view.
    func orderedSubviews(of view: UIView) -> [UIView] {
        var visible = view.subviewsInFront.filter(isVisible)
        if visible.count < 2 { return visible }
        if let modal = visible.last(where: \.accessibilityViewIsModal) { visible = [modal] }
        let order = ReadingOrder(isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(visible.map(\.frame)).map { visible[$0] }
    }

    func isVisible(_ object: UIResponder) -> Bool {
        guard !object.accessibilityElementsHidden else { return false }
        guard let view = object as? UIView else { return true }
        guard !view.isHidden, view.alpha > 0.01 else { return false }
        // A view without an area shows the subviews that it doesn't clip.
        return !view.bounds.isEmpty || !(view.clipsToBounds || view.subviews.isEmpty)
    }

    // MARK: - Parents

    func parent(of node: AccessibleNode) -> AccessibleNode? {
        if let parent = node.parent, parent.exists, node.item != nil || isChild(node, of: parent) { return parent }
        if node.item != nil { return node.container.map { table.node(of: $0) } }
        guard let object = node.object, !(object is UIApplication) else { return nil }
        return nodeAbove(object)
    }

    /// Whether the children that were read contain a node; `true` if they aren't known.
    private func isChild(_ node: AccessibleNode, of parent: AccessibleNode) -> Bool {
        guard let children = parent.children else { return true }
        return children.place(of: node) != nil
    }

    /// Returns the nearest node above an object.
    func nodeAbove(_ object: UIResponder) -> AccessibleNode? {
        if let window = object as? UIWindow {
            return window.accessibilityParent.map { table.node(of: $0) } ?? root
        }
        var current = Self.container(of: object)
        for _ in 0..<Self.maximumDepth * 4 {
            guard let object = current else { return nil }
            if let node = ownNode(of: object) { return node }
            current = Self.container(of: object)
        }
        return nil
    }

    /// Returns the node of an object, or the nearest one above.
    func nearestNode(_ object: UIResponder) -> AccessibleNode? { ownNode(of: object) ?? nodeAbove(object) }

    static func container(of object: UIResponder) -> UIResponder? {
        if let view = object as? UIView { return view.superview }
        if let element = object as? UIAccessibilityElement { return element.accessibilityContainer as? UIResponder }
        return object.next
    }

    // MARK: - Points

    func deepest(at point: CGPoint, in node: AccessibleNode, depth: Int) -> AccessibleNode? {
        guard depth < Self.maximumDepth else { return node }
        let children = children(of: node)
        for child in (children.before + children.after).reversed() where contains(point, child) {
            return deepest(at: point, in: child, depth: depth + 1)
        }
        if let container = children.container {
            for holder in container.accessibilityItemHolders.reversed() {
                for view in holder.subviews.reversed() {
                    guard let item = container.accessibilityItem(of: view) else { continue }
                    let child = table.node(of: item, in: container)
                    child.parent = node
                    if contains(point, child) { return deepest(at: point, in: child, depth: depth + 1) }
                }
            }
        }
        return contains(point, node) ? node : nil
    }

    private func contains(_ point: CGPoint, _ node: AccessibleNode) -> Bool {
        visibleFrame(of: node).contains(point)
    }
}

extension AccessibilityRole {
    /// Whether an object of this kind is part of the tree although it isn't an element.
    var isContainer: Bool {
        switch self {
        case .application, .window, .dialog, .alert, .sheet, .popover, .notification, .group, .landmark, .document,
            .scrollView, .splitView, .separator, .navigationBar, .toolbar, .tabBar, .statusBar, .menuBar, .menu,
            .calendar,
            .datePicker,
            .list, .table, .outline, .tooltip, .canvas:
            true
        default: false
        }
    }
}
