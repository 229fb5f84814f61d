// SPDX-License-Identifier: MIT
package import Foundation
package import TextEditing
internal import TextLayout

/// Attributes of an editor's text that are stored with its characters, such as the storage of a text view.
package protocol SharedTextStyles: AnyObject {
    /// The characters, whose memory the editor shares until either is changed; `nil` if they are stored elsewhere.
    var sharedText: TextBuffer? { get }

    /// Calls a block for each run of a range with an object that stands for its attributes; returns false, without any
    /// call, if they are stored elsewhere.
    func enumerateSharedRuns(
        in range: Range<Int>, _ body: (Range<Int>, AnyObject, [NSAttributedString.Key: Any]) -> Void
    ) -> Bool
}

/// Attributes that have been converted for layout, which most paragraphs of a text have in common.
struct ConvertedStyle {
    let identity: AnyObject
    let base: TextAttributes
    let traits: UITraitCollection
    let result: TextAttributes
}
