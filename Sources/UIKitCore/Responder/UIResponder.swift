// SPDX-License-Identifier: MIT

/// An object that events can reach: views, view controllers, windows and the application.
///
/// What a responder does not handle goes on to `next`: from a view to its controller or superview, from the root view
/// to the window, then to the application and its delegate (`R-VC-140`).
@MainActor
open class UIResponder: ActionTarget, OutletOwner {
    public init() {}

    // MARK: - Actions

    /// The actions answered by name; subclasses add to `super.actions`.
    open class var actions: ActionTable { ActionTable() }

    // MARK: - UI files

    /// The properties that UI files may fill; subclasses add to `super.outlets`.
    open class var outlets: OutletTable { OutletTable() }

    /// All objects of the UI file that this one comes from are there, and outlets and actions are connected.
    ///
    /// Called once, by whoever loads the file; overrides call super.
    open func awakeFromNib() {}

    // MARK: - Chain

    /// Where an event goes that this responder leaves alone.
    open var next: UIResponder? { nil }

    /// Whether `becomeFirstResponder()` may succeed; `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder lets another one take over; `true` unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keys come here first.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes keys and nil-targeted actions come here first.
    ///
    /// Asks `canBecomeFirstResponder`, then the current first responder's `resignFirstResponder()`.
    /// - Returns: whether this is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        takeFirstResponder()
    }

    /// Gives the keys back to the window.
    ///
    /// - Returns: `false` if `canResignFirstResponder` refuses.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        giveUpFirstResponder()
    }

    // MARK: - Undo

    /// Where changes made here are registered to be taken back: the nearest in the chain, at the latest the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Touches

    /// Fingers or buttons went down; the default passes them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Touches that began here moved, wherever they are now.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Touches that began here were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Touches that began here were taken away: the device left, a gesture won, the window closed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Keys went down, or repeat while held.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys that went down came up; not called for those whose beginning a view or control further down acted on.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesEnded(rest, with: event) }
    }

    /// The keyboard left while keys were down.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesCancelled(rest, with: event) }
    }

    // MARK: - Action search

    /// Whether the action may be sent here now; by default, whether the class has it in `actions`.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// The first responder in the chain, from this one on, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: - Commands

    /// Commands that keys give while this responder is in the chain, without being in a menu; `nil` by default.
    ///
    /// Those of the first responder come first, those of the main menu last. See ``UIKeyCommand``.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Puts the main menu together; the application and its delegate are asked, whenever the menu was changed.
    ///
    /// `builder` holds what every application has; overrides call super. ``UIMenuSystem/setNeedsRebuild()`` has it called
    /// again.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Says how a command that would be performed by this responder looks now: its title, its state, and whether it can be
    /// chosen.
    ///
    /// `command` is a copy; the change lasts until it is asked for again. Overrides call super.
    open func validate(_ command: UICommand) {}

    /// Scrolling over this responder that nothing in front of it used; scroll views override it.
    func scrollChanged(_ event: UIScrollEvent) {
        next?.scrollChanged(event)
    }
}

// MARK: - Identity

extension UIResponder: Hashable {
    public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
        left === right
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
