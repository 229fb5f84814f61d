// SPDX-License-Identifier: MIT
public import Foundation

/// An empty area that a text reserves for other text, such as text that is still being recognized.
///
/// It is not part of the text's history: undoing removes all placeholders of a text first. Until a placeholder is
/// removed, the text has the character U+FFFC at its place.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
    /// Creates a placeholder.
    ///
    /// Called by subclasses.
    public override init() {}

    /// The rectangles of the area, in the coordinates of the text's `textInputView`; none once it is removed.
    open var rects: [UITextSelectionRect] { [] }
}
