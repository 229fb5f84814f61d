// SPDX-License-Identifier: MIT
public import AccessibilityTree

/// Accessible objects in memory, for tests.
@MainActor
public final class ModelProvider: AccessibilityProvider {
    /// An object with its children.
    public struct Node {
        public var element: AccessibilityElement
        public var children: [AccessibilityID] = []
        public var text: ModelText?
        public var selected: Set<Int> = []
    }

    public private(set) var nodes: [AccessibilityID: Node] = [:]
    public var focused: AccessibilityID?
    public weak var observer: (any AccessibilityObserver)?
    /// The calls of clients, oldest first.
    public private(set) var log: [String] = []
    /// Called for each action, with its name.
    public var actionHandler: (String) -> Void = { _ in }
    /// The number of calls of `element(_:)`.
    public private(set) var elementCount = 0
    private var lastID: UInt64 = 0
    private var pending: [AccessibilityChange] = []

    /// Creates an application without windows.
    public init(name: String = "Model") {
        var element = AccessibilityElement(id: .application, parent: nil, role: .application)
        element.name = name
        nodes[.application] = Node(element: element)
    }

    // MARK: - Building

    /// Adds an object to a parent, at the end.
    @discardableResult
    public func add(
        _ role: AccessibilityRole, _ name: String = "", to parent: AccessibilityID,
        states: AccessibilityStates = [.enabled, .visible, .showing], text: String? = nil,
        _ change: (inout AccessibilityElement) -> Void = { _ in }
    ) -> AccessibilityID {
        lastID += 1
        let id = AccessibilityID(rawValue: lastID)
        var element = AccessibilityElement(id: id, parent: parent, role: role)
        element.name = name
        element.states = states
        element.hasText = text != nil
        change(&element)
        nodes[id] = Node(element: element, text: text.map(ModelText.init))
        let index = nodes[parent]?.children.count ?? 0
        nodes[parent]?.children.append(id)
        report(.childAdded(id, parent: parent, index: index))
        return id
    }

    /// Changes an object without notification.
    public func update(_ id: AccessibilityID, _ change: (inout Node) -> Void) {
        guard var node = nodes[id] else { return }
        change(&node)
        nodes[id] = node
    }

    /// Removes an object and what it contains.
    public func remove(_ id: AccessibilityID) {
        guard let node = nodes[id] else { return }
        if let parent = node.element.parent, let index = nodes[parent]?.children.firstIndex(of: id) {
            nodes[parent]?.children.remove(at: index)
            report(.childRemoved(id, parent: parent, index: index))
        }
        for child in node.children { end(child) }
        end(id)
    }

    private func end(_ id: AccessibilityID) {
        for child in nodes[id]?.children ?? [] where child != id { end(child) }
        nodes[id] = nil
        report(.ended(id))
    }

    /// Records a change for the observer.
    public func report(_ change: AccessibilityChange) {
        if observer != nil { pending.append(change) }
    }

    /// Passes the recorded changes to the observer, as at the end of a run-loop iteration.
    public func flush() {
        let changes = pending
        pending = []
        if !changes.isEmpty { observer?.accessibilityChanged(changes) }
    }

    // MARK: - Provider

    public func element(_ id: AccessibilityID) -> AccessibilityElement? {
        elementCount += 1
        guard let node = nodes[id] else { return nil }
        var element = node.element
        if element.childCount == 0 { element.childCount = node.children.count }
        if id == focused { element.states.insert(.focused) }
        return element
    }

    public func child(of id: AccessibilityID, at index: Int) -> AccessibilityID? {
        guard let children = nodes[id]?.children, children.indices.contains(index) else { return nil }
        return children[index]
    }

    public func children(of id: AccessibilityID, in range: Range<Int>) -> [AccessibilityID] {
        guard let children = nodes[id]?.children else { return [] }
        return Array(children[range.clamped(to: children.indices)])
    }

    public func index(of id: AccessibilityID) -> Int? {
        guard let parent = nodes[id]?.element.parent else { return nil }
        return nodes[parent]?.children.firstIndex(of: id)
    }

    public func element(atX x: Double, y: Double, in window: AccessibilityID) -> AccessibilityID? {
        var found = window
        func contains(_ id: AccessibilityID) -> Bool { nodes[id]?.element.frame.contains(x: x, y: y) == true }
        while let child = nodes[found]?.children.last(where: contains) { found = child }
        return found
    }

    public func perform(actionAt index: Int, of id: AccessibilityID) -> Bool {
        guard let actions = nodes[id]?.element.actions, actions.indices.contains(index) else { return false }
        log.append("\(actions[index].name) \(id.rawValue)")
        actionHandler(actions[index].name)
        return true
    }

    public func setValue(_ value: Double, of id: AccessibilityID) -> Bool {
        guard let range = nodes[id]?.element.range else { return false }
        let value = min(max(value, range.minimum), range.maximum)
        nodes[id]?.element.range?.current = value
        log.append("value \(id.rawValue) \(value)")
        report(.value(id, "", value))
        return true
    }

    public func focus(_ id: AccessibilityID) -> Bool {
        guard nodes[id]?.element.states.contains(.focusable) == true else { return false }
        focused = id
        log.append("focus \(id.rawValue)")
        report(.focus(id))
        return true
    }

    public func reveal(_ id: AccessibilityID) -> Bool {
        log.append("reveal \(id.rawValue)")
        return nodes[id] != nil
    }

    public func selectedChildren(of id: AccessibilityID) -> [Int] { nodes[id]?.selected.sorted() ?? [] }

    public func setSelected(_ isSelected: Bool, childAt index: Int, of id: AccessibilityID) -> Bool {
        guard let child = child(of: id, at: index) else { return false }
        // A client that has read the state keeps it until it is notified.
        if nodes[child]?.element.states.contains(.selected) == !isSelected {
            report(.state(child, .selected, isSelected))
        }
        if isSelected {
            nodes[id]?.selected.insert(index)
            nodes[child]?.element.states.insert(.selected)
        } else {
            nodes[id]?.selected.remove(index)
            nodes[child]?.element.states.remove(.selected)
        }
        report(.selection(id))
        return true
    }

    public func setAllSelected(_ isSelected: Bool, of id: AccessibilityID) -> Bool {
        guard let node = nodes[id], node.element.hasSelection else { return false }
        for index in node.children.indices { _ = setSelected(isSelected, childAt: index, of: id) }
        return true
    }

    public func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID? {
        child(of: table, at: row).flatMap { child(of: $0, at: column) }
    }

    public func headers(row: Int?, column: Int?, of table: AccessibilityID) -> [AccessibilityID] {
        nodes.values.filter { node in
            guard let cell = node.element.cell, cell.table == table else { return false }
            return (node.element.role == .rowHeader && cell.row == row)
                || (node.element.role == .columnHeader && cell.column == column)
        }.map(\.element.id).sorted()
    }

    public func text(of id: AccessibilityID) -> (any AccessibilityText)? { nodes[id]?.text }

    public func announcementDidFinish(_ text: String, success: Bool) {
        log.append("announced \(text.prefix(40)) \(success)")
    }
}
