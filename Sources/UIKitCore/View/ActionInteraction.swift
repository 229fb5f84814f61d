// SPDX-License-Identifier: MIT

/// An interaction that performs commands, such as those of the Edit menu, for its view.
///
/// It is asked if the view itself can't perform the action, before the view's next responder.
@MainActor
package protocol ActionInteraction: UIInteraction, ActionTarget {
    /// Returns whether the interaction can perform an action at present.
    func canPerformAction(_ action: Selector) -> Bool
}
