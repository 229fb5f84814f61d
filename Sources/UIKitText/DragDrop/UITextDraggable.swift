// SPDX-License-Identifier: MIT
public import UIKitCore
public import UIKitDragDrop

/// A text whose selection can be dragged to another place, view, or application.
///
/// Text fields and text views conform. Secure text can't be dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// The object that chooses the dragged items and tracks the drag; `nil` by default. It is not retained.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// The interaction that drags the selection.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether text of this view is being dragged.
    var isTextDragActive: Bool { get }
    /// The options of drags; none by default.
    var textDragOptions: UITextDragOptions { get set }
}

/// The options of dragging text.
public struct UITextDragOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Previews show text in the label color instead of its own colors.
    public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// The text that a drag would begin with.
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
    /// The range of the dragged text.
    var dragRange: UITextRange { get }
    /// The items that are dragged by default.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already.
    var existingItems: [UIDragItem] { get }
    /// Whether the text is selected.
    var isSelected: Bool { get }
    /// The session of the drag.
    var dragSession: any UIDragSession { get }
}

/// The methods that customize drags of text.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: AnyObject {
    /// Returns the dragged items; none for no drag. The suggested items by default.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Returns the preview of an item, and none for `nil`; by default the selected text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Called before the text is lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// Called before the lifted text begins to move.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// Called after the end of the drag. Text that was moved has been removed.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        (textDraggableView as? any TextEditorClient)?.textDragDrop?.preview(of: session)
    }

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}

    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}
