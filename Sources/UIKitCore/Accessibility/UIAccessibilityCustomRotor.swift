// SPDX-License-Identifier: MIT
public import Foundation

/// A search that an element offers, such as for the headings of a page.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// A block that returns the result after or before the current one; `nil` if there is none.
    public typealias Search =
        @MainActor (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The direction of a search.
    public enum Direction: Int, Sendable {
        case previous
        case next
    }

    /// The kinds of search for which assistive technology has names of its own.
    public enum SystemRotorType: Int, Sendable {
        /// A search with its own name.
        case none
        case link
        case visitedLink
        case heading
        case headingLevel1
        case headingLevel2
        case headingLevel3
        case headingLevel4
        case headingLevel5
        case headingLevel6
        case boldText
        case italicText
        case underlineText
        case misspelledWord
        case image
        case textField
        case table
        case list
        case landmark
    }

    /// Creates a search with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: name)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }

    /// Creates a search whose name has attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = .none
    }

    /// Creates a search of a kind that has a name in the user's language.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        attributedName = NSAttributedString(string: type.title)
        self.itemSearchBlock = itemSearchBlock
        systemRotorType = type
    }

    /// The name, which is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes.
    open var attributedName: NSAttributedString
    /// The block that finds the results.
    @preconcurrency open var itemSearchBlock: Search
    /// The kind of search; `none` for one with its own name.
    public let systemRotorType: SystemRotorType
}

/// The position from which a search begins, and its direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Creates a predicate with no current item, which searches forward.
    public override init() {}

    /// The result from which the search begins; its element is `nil` at the beginning.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A result of a search: an element, or a range of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Creates a result without an element.
    public override init() {}

    /// Creates a result.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
    }

    /// The element that was found.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range in the element's text; `nil` for the whole element.
    open var targetRange: UITextRange?
}
