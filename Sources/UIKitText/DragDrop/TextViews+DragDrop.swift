// SPDX-License-Identifier: MIT
public import UIKitCore
public import UIKitDragDrop

extension UITextField: UITextDraggable, UITextDroppable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragDrop?.dragDelegate }
        set { textDragDrop?.dragDelegate = newValue }
    }

    public var textDragInteraction: UIDragInteraction? { textDragDrop?.dragInteraction }

    public var isTextDragActive: Bool { textDragDrop?.dragged?.session != nil }

    public var textDragOptions: UITextDragOptions {
        get { textDragDrop?.options ?? [] }
        set { textDragDrop?.options = newValue }
    }

    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragDrop?.dropDelegate }
        set { textDragDrop?.dropDelegate = newValue }
    }

    public var textDropInteraction: UIDropInteraction? { textDragDrop?.dropInteraction }

    public var isTextDropActive: Bool { textDragDrop?.over.isEmpty == false }

    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragDrop?.pasteDelegate }
        set { textDragDrop?.pasteDelegate = newValue }
    }
}

extension UITextView: UITextDraggable, UITextDroppable {
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { textDragDrop?.dragDelegate }
        set { textDragDrop?.dragDelegate = newValue }
    }

    public var textDragInteraction: UIDragInteraction? { textDragDrop?.dragInteraction }

    public var isTextDragActive: Bool { textDragDrop?.dragged?.session != nil }

    public var textDragOptions: UITextDragOptions {
        get { textDragDrop?.options ?? [] }
        set { textDragDrop?.options = newValue }
    }

    public var textDropDelegate: (any UITextDropDelegate)? {
        get { textDragDrop?.dropDelegate }
        set { textDragDrop?.dropDelegate = newValue }
    }

    public var textDropInteraction: UIDropInteraction? { textDragDrop?.dropInteraction }

    public var isTextDropActive: Bool { textDragDrop?.over.isEmpty == false }

    public var pasteDelegate: (any UITextPasteDelegate)? {
        get { textDragDrop?.pasteDelegate }
        set { textDragDrop?.pasteDelegate = newValue }
    }
}
