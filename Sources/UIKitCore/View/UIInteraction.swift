// SPDX-License-Identifier: MIT

/// Something that a user can do with a view, as an object that brings its own recognizers along.
@MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction is part of; to be kept weakly.
    var view: UIView? { get }
    /// The interaction is about to go to `view`, or away from its view for `nil`.
    func willMove(to view: UIView?)
    /// The interaction is part of `view` now, or of none for `nil`.
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction, which leaves the view that it was part of.
    public func addInteraction(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
