// SPDX-License-Identifier: MIT
public import Foundation

extension NSMutableAttributedString {
    /// Makes the attributes of a range consistent; the part outside the string is ignored.
    ///
    /// Attachments are removed from characters other than U+FFFC, and each paragraph gets the paragraph style of its
    /// first character.
    public func fixAttributes(in range: NSRange) {
        guard range.location >= 0, range.length > 0, range.location < length else { return }
        let range = NSRange(location: range.location, length: min(range.length, length - range.location))
        let units = string as NSString
        let paragraphs = units.paragraphRange(for: range)
        beginEditing()
        defer { endEditing() }
        for index in paragraphs.location..<NSMaxRange(paragraphs)
        where units.character(at: index) != UInt16(NSTextAttachment.character)
            && attribute(.attachment, at: index, effectiveRange: nil) != nil
        {
            removeAttribute(.attachment, range: NSRange(location: index, length: 1))
        }
        var start = paragraphs.location
        while start < NSMaxRange(paragraphs) {
            let paragraph = units.paragraphRange(for: NSRange(location: start, length: 0))
            guard paragraph.length > 0 else { break }
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            start = NSMaxRange(paragraph)
        }
    }
}
