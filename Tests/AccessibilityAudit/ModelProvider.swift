// SPDX-License-Identifier: MIT
import AccessibilityTree

/// A window with the elements of a test.
@MainActor
final class ModelProvider: AccessibilityProvider {
    static let window = AccessibilityID(rawValue: 1)
    private var elements: [AccessibilityID: AccessibilityElement] = [:]
    private var childIDs: [AccessibilityID: [AccessibilityID]] = [:]
    var observer: (any AccessibilityObserver)?

    init() {
        add(.window, "Window", frame: AccessibilityFrame(width: 200, height: 200), parent: .application)
    }

    /// Adds an enabled and showing element, and returns its identity.
    @discardableResult
    func add(
        _ role: AccessibilityRole, _ name: String = "", frame: AccessibilityFrame = .button,
        actions: [String] = [], parent: AccessibilityID = window,
        _ edit: (inout AccessibilityElement) -> Void = { _ in }
    ) -> AccessibilityID {
        let id = AccessibilityID(rawValue: UInt64(elements.count + 1))
        var element = AccessibilityElement(id: id, parent: parent, role: role)
        element.name = name
        element.frame = frame
        element.states = [.enabled, .showing, .visible]
        element.actions = actions.map { AccessibilityAction(name: $0, title: $0) }
        edit(&element)
        elements[id] = element
        childIDs[parent, default: []].append(id)
        elements[parent]?.childCount += 1
        return id
    }

    func contain(_ child: AccessibilityID, in parent: AccessibilityID) {
        childIDs[parent, default: []].append(child)
        elements[parent]?.childCount += 1
    }

    func element(_ id: AccessibilityID) -> AccessibilityElement? { elements[id] }

    func child(of id: AccessibilityID, at index: Int) -> AccessibilityID? {
        children(of: id, in: index..<index + 1).first
    }

    func children(of id: AccessibilityID, in range: Range<Int>) -> [AccessibilityID] {
        let all = childIDs[id, default: []]
        return Array(all[range.clamped(to: 0..<all.count)])
    }

    func index(of id: AccessibilityID) -> Int? {
        elements[id]?.parent.flatMap { childIDs[$0]?.firstIndex(of: id) }
    }

    func element(atX x: Double, y: Double, in window: AccessibilityID) -> AccessibilityID? {
        childIDs[window, default: []].last { elements[$0]?.frame.contains(x: x, y: y) == true }
    }

    var focused: AccessibilityID? { nil }
    func perform(actionAt index: Int, of id: AccessibilityID) -> Bool { false }
    func setValue(_ value: Double, of id: AccessibilityID) -> Bool { false }
    func focus(_ id: AccessibilityID) -> Bool { false }
    func reveal(_ id: AccessibilityID) -> Bool { false }
    func selectedChildren(of id: AccessibilityID) -> [Int] { [] }
    func setSelected(_ isSelected: Bool, childAt index: Int, of id: AccessibilityID) -> Bool { false }
    func setAllSelected(_ isSelected: Bool, of id: AccessibilityID) -> Bool { false }
    func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID? { nil }
    func headers(row: Int?, column: Int?, of table: AccessibilityID) -> [AccessibilityID] { [] }
    func text(of id: AccessibilityID) -> (any AccessibilityText)? { nil }
}

extension AccessibilityFrame {
    static var button: AccessibilityFrame { AccessibilityFrame(x: 10, y: 10, width: 80, height: 32) }
}
