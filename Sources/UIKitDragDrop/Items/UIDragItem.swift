// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
    /// The content of the item.
    public let itemProvider: NSItemProvider
    /// An object that the item stands for, available only in this application.
    open var localObject: Any?
    /// Returns the preview that is shown during the drag; `nil` (the default) shows the lifted preview, and a closure
    /// that returns `nil` shows none.
    open var previewProvider: (() -> UIDragPreview?)?

    /// Creates an item.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
    }

    /// Shows the current preview of `previewProvider` from now on, if the item is being dragged in this application.
    open func setNeedsDropPreviewUpdate() {
        DragSession.current?.updatePreview(of: self)
    }
}
