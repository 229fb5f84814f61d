// SPDX-License-Identifier: MIT
public import UIKitDragDrop

/// The effect that a text proposes for a drop at the current location.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
    /// The text that dropped text replaces.
    public enum Action: UInt, Sendable {
        /// None: it is inserted at the location.
        case insert = 0
        case replaceSelection = 1
        case replaceAll = 2
    }

    /// The indication of the progress of a drop.
    public enum ProgressMode: UInt, Sendable {
        /// The system's, which is none: the application stays usable.
        case system = 0
        /// The application's.
        case custom = 1
    }

    /// The object that performs a drop.
    public enum Performer: UInt, Sendable {
        /// The text.
        case view = 0
        /// The drop delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate = 1
    }

    /// The text that dropped text replaces; `insert` by default.
    open var dropAction = Action.insert
    /// The indication of the progress; `system` by default.
    open var dropProgressMode = ProgressMode.system
    /// Whether text of the same view is moved or copied at once, without item providers; `true` by default.
    open var useFastSameViewOperations = true
    /// The object that performs the drop; `view` by default.
    open var dropPerformer = Performer.view

    /// Creates a proposal for which the location matters.
    public required init(operation: UIDropOperation) {
        super.init(operation: operation)
        isPrecise = true
    }

    /// Creates a proposal of copying.
    public convenience init(dropAction: Action) {
        self.init(operation: .copy)
        self.dropAction = dropAction
    }
}
