// SPDX-License-Identifier: MIT
public import Foundation

/// A menu element that sends an action up the responder chain.
///
/// It is enabled if a responder in the chain can perform the action. The responder may change its title, image,
/// attributes, and state in `validate(_:)` whenever the menu opens.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Creates a command.
    ///
    /// Commands in the main menu with the same action must have different property lists.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// The action to send.
    public let action: Selector
    /// A value that distinguishes commands with the same action and that the target can read.
    public let propertyList: Any?
    /// The alternative actions, performed while modifier keys are held.
    public let alternates: [UICommandAlternate]
    /// A more descriptive title, shown in the list of key commands and in tooltips.
    open var discoverabilityTitle: String?
    /// The attributes that determine the element's style and behavior.
    open var attributes: Attributes
    /// The state, indicated by a checkmark or a dash; `off` by default.
    open var state: State
    /// The object that triggered the command; `nil` unless its action is being performed.
    public internal(set) var sender: Any?

    /// Sends the action to `target` or, if it is `nil`, up the responder chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(action, sender: sender, target: target)
    }

    func perform(_ action: Selector, sender: Any?, target: Any?) {
        self.sender = sender
        UIApplication.running?.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }

    /// Returns a copy that a target may modify without changing the menu.
    func duplicate() -> UICommand {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

/// An alternative action of a command, performed while modifier keys are held.
@preconcurrency @MainActor
public final class UICommandAlternate: NSObject {
    /// The title shown while the modifier keys are held.
    public let title: String
    /// The action to send.
    public let action: Selector
    /// The modifier keys that select the alternative.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternative action for a combination of modifier keys.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}
