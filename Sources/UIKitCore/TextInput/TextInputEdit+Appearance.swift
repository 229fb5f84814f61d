// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

extension TextInputEdit {
    /// The caret or selection in the composed text, in UTF-16 units.
    ///
    /// A hidden or invalid caret is at the end.
    var markedSelection: NSRange {
        guard let range = preeditSelection else { return NSRange(location: preedit.utf16.count, length: 0) }
        let units = preedit.utf16Range(ofUTF8: range)
        return NSRange(location: units.lowerBound, length: units.count)
    }

    /// Returns the composed text with the attributes of its segments; `nil` if it has none of its own.
    ///
    /// The part that is being converted has a thick underline, and a background in `tint` unless it is also selected.
    @MainActor
    func markedText(tint: UIColor) -> NSAttributedString? {
        guard !preeditSegments.isEmpty else { return nil }
        let text = NSMutableAttributedString(
            string: preedit, attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        let selection = markedSelection
        for segment in preeditSegments {
            let units = preedit.utf16Range(ofUTF8: segment.range)
            guard !units.isEmpty else { continue }
            let range = NSRange(location: units.lowerBound, length: units.count)
            text.removeAttribute(.underlineStyle, range: range)
            if let style = segment.style { text.addAttribute(.underlineStyle, value: style.rawValue, range: range) }
            if segment.isHighlighted, range != selection {
                text.addAttribute(
                    .backgroundColor, value: tint.withAlphaComponent(Theme.TextInput.selectionAlpha), range: range)
            }
        }
        return text
    }
}

extension TextInputEdit.Segment {
    fileprivate var style: NSUnderlineStyle? {
        if isHighlighted { return .thick }
        return switch underline {
        case .none: nil
        case .single: .single
        case .double: .double
        // Text layout has no waves under composed text.
        case .wavy: [.single, .patternDot]
        }
    }
}

extension String {
    /// Converts a range in UTF-8 bytes to UTF-16 units, clamped to the text and its characters' starts.
    fileprivate func utf16Range(ofUTF8 range: Range<Int>) -> Range<Int> {
        func offset(_ byte: Int) -> Int {
            let index = utf8.index(startIndex, offsetBy: min(max(byte, 0), utf8.count))
            return utf16.distance(from: startIndex, to: index)
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
