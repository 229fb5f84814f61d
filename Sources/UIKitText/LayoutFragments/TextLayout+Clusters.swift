// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout

extension TextLayout {
    /// Returns the end of the grapheme cluster at an offset.
    func clusterEnd(after offset: Int) -> Int { TextBoundaries(text.string).character(after: offset) }

    /// Returns the area of the attachment at an offset; `nil` if there is none.
    func frameOfAttachment(at offset: Int) -> CGRect? { attachments.first { $0.offset == offset }?.frame }
}
