// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// Returns the number of the item that contains a location, from 1, among the items of a list; 0 if the list doesn't
    /// contain it.
    ///
    /// Paragraphs in lists inside this one don't count.
    public func itemNumber(in list: NSTextList, at location: Int) -> Int {
        let range = range(of: list, at: location)
        guard range.length > 0 else { return 0 }
        var number = 0
        var position = range.location
        while position <= location, position < NSMaxRange(range) {
            if lists(at: position).last === list { number += 1 }
            position = NSMaxRange(paragraph(at: position))
        }
        return max(number, 1)
    }

    /// Returns the adjacent paragraphs of a list around a location; an empty range at the location if the list doesn't
    /// contain it.
    public func range(of list: NSTextList, at location: Int) -> NSRange {
        guard contains(list, at: location) else { return NSRange(location: location, length: 0) }
        var range = paragraph(at: location)
        while range.location > 0 {
            let before = paragraph(at: range.location - 1)
            guard contains(list, at: before.location) else { break }
            range = NSUnionRange(before, range)
        }
        while NSMaxRange(range) < length, contains(list, at: NSMaxRange(range)) {
            range = NSUnionRange(range, paragraph(at: NSMaxRange(range)))
        }
        return range
    }

    private func paragraph(at location: Int) -> NSRange {
        (string as NSString).paragraphRange(for: NSRange(location: location, length: 0))
    }

    private func lists(at location: Int) -> [NSTextList] {
        (attribute(.paragraphStyle, at: location, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? []
    }

    private func contains(_ list: NSTextList, at location: Int) -> Bool {
        (0..<length).contains(location) && lists(at: location).contains { $0 === list }
    }
}
