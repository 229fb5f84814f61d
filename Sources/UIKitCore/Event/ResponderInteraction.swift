// SPDX-License-Identifier: MIT

/// An interaction that handles keys and actions for its view while that is first responder.
@MainActor
package protocol ResponderInteraction: UIInteraction, ActionTarget {
    /// Returns whether the interaction handles a key, which neither scrolls nor moves the focus then.
    func accepts(_ key: UIKey) -> Bool
    /// Handles pressed keys, and returns whether it did.
    func consume(_ presses: Set<UIPress>) -> Bool
    /// Returns whether the interaction can perform one of its actions now.
    func canPerform(_ action: Selector) -> Bool
    /// Called when the view became first responder or its window became key, or when one of them ended.
    func activityDidChange(_ isActive: Bool)
    /// Called after the text or the selection of the view has changed.
    func contentDidChange()
}

extension UIResponder {
    /// The interaction that handles keys and actions for this view.
    package var responderInteraction: (any ResponderInteraction)? {
        (self as? UIView)?.interactions.lazy.compactMap { $0 as? any ResponderInteraction }.first
    }

    /// Whether this responder or its interaction handles a key, so that nothing is scrolled by it.
    func consumes(_ key: UIKey) -> Bool {
        takesText(of: key) || isFirstResponder && responderInteraction?.accepts(key) == true
    }

    /// Passes pressed keys to the interaction of the first responder, and returns whether it handled them.
    func interactionConsumes(_ presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, let interaction = responderInteraction, interaction.consume(presses) else {
            return false
        }
        presses.keep(by: self)
        return true
    }
}
