// SPDX-License-Identifier: MIT
public import UIKitCore
public import UIKitDragDrop

/// A text into which text can be dropped.
///
/// Text fields and text views conform.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// The object that proposes and tracks drops; `nil` by default. It is not retained.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// The interaction that receives drops.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether a drag is over this view.
    var isTextDropActive: Bool { get }
}

/// A drop into a text that would happen at the current location.
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
    /// The position in the text.
    var dropPosition: UITextPosition { get }
    /// The proposal that is followed by default.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether the text was dragged out of this view.
    var isSameView: Bool { get }
    /// The session of the drop.
    var dropSession: any UIDropSession { get }
}

/// The ways in which a text that can't be edited receives drops.
public enum UITextDropEditability: Int, Sendable {
    /// It receives no drops.
    case no = 0
    /// It can be edited for the time of the drop.
    case temporary = 1
    /// It can be edited from now on.
    case yes = 2
}

/// The methods that customize drops into text.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: AnyObject {
    /// Returns whether a text that can't be edited receives a drop; `no` by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Returns the effect of a drop at the current location; the suggested one by default.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// Called before a drop, or to perform it if the proposal says that the delegate does.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Returns the preview to which dropped items are animated; the default one by default, and none for `nil`.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called when a drag enters the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// Called when a drag moves over the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// Called when a drag leaves the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of every drag that entered the view.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}

    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}
