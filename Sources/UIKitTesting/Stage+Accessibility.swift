// SPDX-License-Identifier: MIT
public import AccessibilityAudit
public import AccessibilityTree
internal import Foundation
package import UIKitAccessibility
internal import UIKitAutomation
public import UIKitCore

extension Stage {
    /// Returns what a screen reader sees, as JSON: roles, names, values, states, frames, and actions, in reading order.
    public func accessibility() throws -> String {
        advance(by: 0)
        return String(decoding: try accessible.json(), as: UTF8.self)
    }

    /// Returns the element that assistive technology finds under an identifier, a label, or an input label.
    ///
    /// - Throws: `StageError.notFound`.
    public func accessibilityElement(named name: String) throws(StageError) -> UIResponder {
        advance(by: 0)
        guard let element = accessible.element(named: name) else {
            throw .notFound(name: name, visible: ViewSearch(windows: searched).names)
        }
        return element
    }

    /// Activates an element as assistive technology does.
    public func activate(_ name: String) throws(StageError) {
        let element = try accessibilityElement(named: name)
        if case .touch(let point) = user.perform(.activate, on: element) { tap(at: point) }
    }

    /// Increments the value of an element as assistive technology does.
    public func increment(_ name: String) throws(StageError) {
        try perform(.increment, on: name)
    }

    /// Decrements the value of an element as assistive technology does.
    public func decrement(_ name: String) throws(StageError) {
        try perform(.decrement, on: name)
    }

    /// Scrolls by a page as assistive technology does.
    public func page(_ direction: UIAccessibilityScrollDirection, on name: String) throws(StageError) {
        try perform(.page(direction), on: name)
    }

    /// Performs one of an element's custom actions.
    public func perform(_ action: String, on name: String) throws(StageError) {
        try perform(.custom(action), on: name)
    }

    /// Leaves a modal view or a screen as assistive technology does.
    ///
    /// - Returns: Whether a responder handled it.
    @discardableResult
    public func escape() -> Bool { user.escape() }

    /// Performs the most important action of the screen as assistive technology does.
    ///
    /// - Returns: Whether a responder handled it.
    @discardableResult
    public func magicTap() -> Bool { user.magicTap() }

    private func perform(_ action: AssistiveAction, on name: String) throws(StageError) {
        guard user.perform(action, on: try accessibilityElement(named: name)) == .done else {
            throw .notFound(name: "\(action) of \(name)", visible: ViewSearch(windows: searched).names)
        }
        advance(by: 0)
    }

    /// Returns the first element of a kind, with a name and states if they are given.
    ///
    /// - Throws: `StageError.notFound`.
    public func accessibilityElement(
        _ role: AccessibilityRole, named name: String? = nil, states: AccessibilityStates = []
    ) throws(StageError) -> AccessibilityElement {
        advance(by: 0)
        let found = accessible.elements {
            $0.role == role && (name == nil || $0.name == name) && $0.states.isSuperset(of: states)
        }
        guard let element = found.first else {
            throw .notFound(
                name: "\(role.rawValue) \(name ?? "")", visible: accessible.elements { $0.role == role }.map(\.name))
        }
        return element
    }

    /// Examines the window as it is shown: unnamed and small controls, faint text, jumps in reading order, and roles
    /// that contradict what elements do.
    ///
    /// - Parameter limits: The limits of sizes and contrast.
    /// - Returns: The defects in the order of reading.
    public func audit(limits: AccessibilityLimits = AccessibilityLimits()) -> [AccessibilityIssue] {
        advance(by: 0)
        return accessible.issues(in: window, limits: limits)
    }

    /// The tree that assistive technology reads, which a test may observe.
    package func makeAccessibilityTree() -> ViewAccessibility { ViewAccessibility(application) }

    private var accessible: ViewAccessibility { ViewAccessibility(application) }
    private var user: AssistiveUser { AssistiveUser(accessible) }
}
