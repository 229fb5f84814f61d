// SPDX-License-Identifier: MIT
public import Foundation

/// An action of an element beside its activation, such as deleting a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The block of an action; it returns whether the action succeeded.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The category of actions that edit the element, such as deleting it.
    nonisolated public static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

    /// Creates an action that calls `actionHandler`.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action whose name has attributes, and that calls `actionHandler`.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that calls a method of `target`, which may have the action as its parameter.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// Creates an action whose name has attributes, and that calls a method of `target`.
    public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// The name, which is read out.
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with attributes.
    open var attributedName: NSAttributedString
    /// The group of the action, such as `editCategory`; `nil`, the default, for none.
    open var category: String?
    /// The image shown beside the name.
    open var image: UIImage?
    /// The block that performs the action, used in place of the selector.
    open var actionHandler: Handler?
    /// The object whose method performs the action.
    open weak var target: AnyObject?
    /// The method that performs the action.
    open var selector = Selector("")

    /// Performs the action.
    ///
    /// - Returns: Whether it succeeded; `true` for a method.
    package func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? any ActionTarget else { return false }
        return target.perform(selector, with: self)
    }
}
