// SPDX-License-Identifier: MIT

/// A menu's element that sends a named action up the responder chain.
///
/// Whether it can be chosen depends on who would get the action: without a taker it is grey, and the taker may change it
/// in `validate(_:)` whenever the menu opens.
@MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Makes a command; of two in the main menu with the same action, the property lists have to differ.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: AnyHashable? = nil, alternates: [UICommandAlternate] = [],
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

    public let action: Selector
    /// What tells commands with one action apart, and what the taker learns of it.
    public let propertyList: AnyHashable?
    /// Other actions that the command stands for while modifiers are held.
    public let alternates: [UICommandAlternate]
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    public internal(set) var sender: Any?

    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(action, sender: sender, target: target)
    }

    func perform(_ action: Selector, sender: Any?, target: Any?) {
        self.sender = sender
        UIApplication.running?.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }

    /// One that the taker may change without changing the menu.
    func copy() -> UICommand {
        UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

/// What a command does and says while modifier keys are held.
@MainActor
public final class UICommandAlternate {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
    }
}
