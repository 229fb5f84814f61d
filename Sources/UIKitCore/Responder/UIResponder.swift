// SPDX-License-Identifier: MIT

/// An object that can receive events: a view, view controller, window, or the application.
///
/// Events that a responder doesn't handle are passed to `next`: from a view to its controller or superview, from the
/// root view to the window, and then to the application and its delegate (`R-VC-140`).
@MainActor
open class UIResponder: ActionTarget, OutletOwner {
    /// Creates a responder.
    public init() {}

    // MARK: - Actions

    /// The actions that can be performed by name.
    ///
    /// Subclasses add to `super.actions`.
    open class var actions: ActionTable { ActionTable() }

    // MARK: - Interface files

    /// The properties that interface files can set.
    ///
    /// Subclasses add to `super.outlets`.
    open class var outlets: OutletTable { OutletTable() }

    /// Called once after all objects of the interface file were created and their outlets and actions connected.
    ///
    /// Called by the object that loads the file. Overrides call super.
    open func awakeFromNib() {}

    // MARK: - Chain

    /// The next responder, which receives events this one doesn't handle.
    open var next: UIResponder? { nil }

    /// Whether `becomeFirstResponder()` may succeed; `false` by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may give up first responder status; `true` by default.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first to receive key events.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first receiver of key events and of actions without a target.
    ///
    /// Checks `canBecomeFirstResponder`, then calls `resignFirstResponder()` on the current first responder.
    /// - Returns: Whether this is now the first responder.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        takeFirstResponder()
    }

    /// Gives up first responder status.
    ///
    /// - Returns: `false` if `canResignFirstResponder` is `false`.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        giveUpFirstResponder()
    }

    // MARK: - Undo

    /// The undo manager for changes made by this responder: the nearest in the responder chain, finally that of the
    /// window.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Touches

    /// Called when touches begin.
    ///
    /// Passes them to `next` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when touches that began in this responder move, wherever they are now.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when touches that began in this responder are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when touches that began in this responder are canceled: the device was removed, a gesture was
    /// recognized, or the window closed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: - Keys

    /// Called when keys are pressed, and when they repeat.
    ///
    /// The default passes them to `next`, then inserts their text, if this is the first responder and adopts
    /// ``UIKeyInput``. An override that doesn't call super for a key keeps its text out.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
        insertText(of: presses)
    }

    /// Called when the analog value of a press changes.
    ///
    /// Passes it to `next` by default.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys are released, except those whose press a view or control earlier in the chain handled.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesEnded(rest, with: event) }
    }

    /// Called when the window lost the keyboard while keys were pressed.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.passedOn(by: self)
        if !rest.isEmpty { next?.pressesCancelled(rest, with: event) }
    }

    // MARK: - Action targets

    /// Returns whether the responder can perform the action at present; by default, whether it is in the class's
    /// `actions`.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// Returns the first responder in the chain, starting with this one, that can perform `action`.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: - Commands

    /// The key commands available while this responder is in the chain, independent of menus; `nil` by default.
    ///
    /// Commands of earlier responders take precedence, and all take precedence over the main menu. See
    /// ``UIKeyCommand``.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Builds the main menu.
    ///
    /// Called on the application and its delegate whenever the menu is rebuilt.
    ///
    /// `builder` contains the default menus. Overrides call super. Call ``UIMenuSystem/setNeedsRebuild()`` to have the
    /// menu rebuilt.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Updates the title, state, and availability of a command that this responder would perform.
    ///
    /// `command` is a copy; changes last until the next validation. Overrides call super.
    open func validate(_ command: UICommand) {}

    /// Called for scrolling over this responder that no view above it handled.
    ///
    /// Overridden by scroll views.
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
