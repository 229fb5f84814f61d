// SPDX-License-Identifier: MIT
public import Foundation

/// The effect that a view proposes for a drop at the current location.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
    /// The effect.
    ///
    /// While the Control key is pressed, a proposed move is performed as a copy. A move that the session doesn't allow
    /// is forbidden.
    public let operation: UIDropOperation
    /// Whether the location within the view matters, as in text; `false` by default.
    ///
    /// The preview then stays away from the pointer, so that it doesn't cover the location.
    open var isPrecise = false
    /// Whether previews larger than usual keep their size over the view; `false` by default.
    open var prefersFullSizePreview = false

    /// Creates a proposal.
    public required init(operation: UIDropOperation) {
        self.operation = operation
    }
}
