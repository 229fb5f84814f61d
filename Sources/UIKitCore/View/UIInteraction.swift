// SPDX-License-Identifier: MIT

/// A behavior that can be added to a view, including the gesture recognizers that it needs.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction is attached to. Conforming types store it as a weak reference.
    var view: UIView? { get }
    /// Called before the interaction is attached to `view`, or detached if `view` is `nil`.
    func willMove(to view: UIView?)
    /// Called after the interaction was attached to `view`, or detached if `view` is `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Attaches an interaction to the view, detaching it from its previous view.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Detaches an interaction from the view.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
