// SPDX-License-Identifier: MIT
public import Foundation

/// An action of an element beside its activation, such as deleting a row.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The block of an action; it returns whether the action succeeded.
    public typealias Handler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// Creates an action that calls `actionHandler`.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Creates an action that calls a method of `target`, which may have the action as its parameter.
    public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
        self.name = name
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
    }

    /// The name, which is read out.
    open var name: String
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
