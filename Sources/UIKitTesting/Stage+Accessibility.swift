// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitAutomation
public import UIKitCore

extension Stage {
    /// Returns what assistive technology sees, as JSON: labels, values, hints, traits, and frames, in reading order.
    public func accessibility() throws -> String {
        advance(by: 0)
        return String(decoding: try reader.json(), as: UTF8.self)
    }

    /// Returns the element that assistive technology finds under an identifier, a label, or an input label.
    ///
    /// - Throws: `StageError.notFound`.
    public func accessibilityElement(named name: String) throws(StageError) -> UIResponder {
        advance(by: 0)
        guard let element = reader.element(named: name) else {
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

    private var reader: AccessibilityReader { AccessibilityReader(windows: searched) }
    private var user: AssistiveUser { AssistiveUser(windows: searched) }
}
