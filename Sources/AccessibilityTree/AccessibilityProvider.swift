// SPDX-License-Identifier: MIT

/// A tree of accessible objects, which is read and operated by assistive technology.
///
/// Objects are described on demand. An identity whose object doesn't exist anymore is normal in every call, as is an
/// index out of range.
@MainActor
public protocol AccessibilityProvider: AnyObject {
    /// Returns the properties of an object; `nil` if it doesn't exist anymore.
    func element(_ id: AccessibilityID) -> AccessibilityElement?
    /// Returns an object with some of its properties; `nil` if it doesn't exist anymore.
    ///
    /// Other properties have any value. By default, all are returned.
    func element(_ id: AccessibilityID, _ parts: AccessibilityParts) -> AccessibilityElement?
    /// Returns the child at an index; `nil` if there is none.
    func child(of id: AccessibilityID, at index: Int) -> AccessibilityID?
    /// Returns the children in a range, which is clamped.
    func children(of id: AccessibilityID, in range: Range<Int>) -> [AccessibilityID]
    /// Returns the object's index in its parent; `nil` if it has no parent.
    func index(of id: AccessibilityID) -> Int?
    /// Returns the child of the application that contains an object, or the object itself if it is one.
    ///
    /// By default, the object's ancestors are searched.
    func window(of id: AccessibilityID) -> AccessibilityID?
    /// Returns the deepest object at a point of the window, in points.
    func element(atX x: Double, y: Double, in window: AccessibilityID) -> AccessibilityID?
    /// The object that has the focus.
    var focused: AccessibilityID? { get }

    /// Performs an action by its index in `AccessibilityElement.actions`.
    ///
    /// - Returns: Whether it was performed.
    func perform(actionAt index: Int, of id: AccessibilityID) -> Bool
    /// Sets the number that the object shows, clamped to its range.
    func setValue(_ value: Double, of id: AccessibilityID) -> Bool
    /// Moves the keyboard's focus, or that of assistive technology if the object doesn't accept the keyboard.
    func focus(_ id: AccessibilityID) -> Bool
    /// Scrolls the object into sight.
    func reveal(_ id: AccessibilityID) -> Bool

    /// Returns the indices of the selected children.
    func selectedChildren(of id: AccessibilityID) -> [Int]
    func setSelected(_ isSelected: Bool, childAt index: Int, of id: AccessibilityID) -> Bool
    /// Selects all children, or none.
    func setAllSelected(_ isSelected: Bool, of id: AccessibilityID) -> Bool

    /// Returns the cell at a position of a table; `nil` if there is none.
    func cell(row: Int, column: Int, of table: AccessibilityID) -> AccessibilityID?
    /// Returns the headers of a row or a column.
    func headers(row: Int?, column: Int?, of table: AccessibilityID) -> [AccessibilityID]

    /// Returns access to the object's text; `nil` if it has none.
    func text(of id: AccessibilityID) -> (any AccessibilityText)?

    /// Called once for each announcement, with its text.
    ///
    /// It was successful if a screen reader received the message, and not if there is none, or if a later announcement
    /// interrupted it. By default, nothing happens.
    func announcementDidFinish(_ text: String, success: Bool)

    /// Starts or ends notifications. Nothing is computed without an observer.
    var observer: (any AccessibilityObserver)? { get set }
}

extension AccessibilityProvider {
    public func element(_ id: AccessibilityID, _ parts: AccessibilityParts) -> AccessibilityElement? { element(id) }

    public func window(of id: AccessibilityID) -> AccessibilityID? {
        var next = id
        // Containers that an application builds can contain each other.
        for _ in 0..<1000 {
            guard let parent = element(next, .parent)?.parent else { return nil }
            if parent == .application { return next }
            next = parent
        }
        return nil
    }

    public func announcementDidFinish(_ text: String, success: Bool) {}
}

/// The text of an accessible object.
///
/// Offsets count Unicode scalars, and are clamped.
@MainActor
public protocol AccessibilityText: AnyObject {
    var count: Int { get }
    /// Returns the characters in a range. Secure texts return bullets.
    func string(in range: Range<Int>) -> String
    var caret: Int { get }
    func setCaret(_ offset: Int) -> Bool
    /// The selected ranges, without empty ones.
    var selections: [Range<Int>] { get }
    func setSelection(_ range: Range<Int>) -> Bool
    /// Returns the range of the character, word, sentence, line, or paragraph at an offset.
    func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int>
    /// Returns the rectangle of the characters in a range, in points of the window.
    func frame(of range: Range<Int>) -> AccessibilityFrame
    /// Returns the offset nearest to a point of the window; `nil` outside the text.
    func offset(atX x: Double, y: Double) -> Int?
    /// Returns attributes by the names of AT-SPI, and the range in which they are the same.
    func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>)
    /// The attributes of text that has none of its own; empty by default.
    var defaultAttributes: [String: String] { get }
    func reveal(_ range: Range<Int>) -> Bool
    /// Replaces characters, as if the user did.
    ///
    /// - Returns: `false` if the text isn't editable.
    func replace(_ range: Range<Int>, with text: String) -> Bool
    func copy(_ range: Range<Int>) -> Bool
    func paste(at offset: Int) -> Bool
    /// The links in the text, in order.
    var links: [AccessibilityTextLink] { get }
}

extension AccessibilityText {
    public var defaultAttributes: [String: String] { [:] }
}

/// A unit of text.
public enum AccessibilityTextUnit: CaseIterable, Sendable {
    case character, word, sentence, line, paragraph
}

/// A link within a text.
public struct AccessibilityTextLink: Hashable, Sendable {
    public var range: Range<Int>
    public var address: String
    /// The object that represents the link; `nil` if the text alone does.
    public var element: AccessibilityID?

    public init(range: Range<Int>, address: String, element: AccessibilityID? = nil) {
        self.range = range
        self.address = address
        self.element = element
    }
}
