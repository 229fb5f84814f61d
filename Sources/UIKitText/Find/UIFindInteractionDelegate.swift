// SPDX-License-Identifier: MIT
public import UIKitCore

/// The methods for providing and tracking the sessions of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// Returns the session for a search in `view`; `nil` if it can't be searched now.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called when a search begins, after the find bar has been presented. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called when the find bar has been dismissed. Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
