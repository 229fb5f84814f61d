// SPDX-License-Identifier: MIT
public import Foundation
internal import UIKitCore

extension NSAttributedString {
    /// Creates a string of an attachment alone.
    public convenience init(attachment: NSTextAttachment) {
        self.init(attachment: attachment, attributes: [:])
    }

    /// Creates a string of an attachment alone, with other attributes too.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { $1 })
    }

    /// Returns whether a range has attachments; the part outside the string is ignored.
    public func containsAttachments(in range: NSRange) -> Bool {
        guard range.location >= 0, range.length > 0, range.location < length else { return false }
        let range = NSRange(location: range.location, length: min(range.length, length - range.location))
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}
