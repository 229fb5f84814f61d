// SPDX-License-Identifier: MIT
package import Foundation
package import TextLayout

extension TextAttributes {
    /// Creates attributes from a dictionary, on top of `base`.
    ///
    /// Values of the wrong type are ignored. `offset` is the place in the text, which attachments are given.
    package init(
        _ dictionary: [NSAttributedString.Key: Any], over base: TextAttributes, traits: UITraitCollection,
        at offset: Int = 0
    ) {
        self = base
        func color(_ key: NSAttributedString.Key) -> UIColor? { dictionary[key] as? UIColor }
        if let font = dictionary[.font] as? UIFont { self.font = font.textFont }
        if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { paragraph = style.textParagraph }
        if let color = color(.foregroundColor) { foregroundColor = color.cgColor(for: traits) }
        if let color = color(.backgroundColor) { backgroundColor = color.cgColor(for: traits) }
        if let kern = Self.number(dictionary[.kern]) { self.kern = kern }
        if let offset = Self.number(dictionary[.baselineOffset]) { baselineOffset = offset }
        underline = Self.underline(dictionary[.underlineStyle])?.textDecoration(
            color: color(.underlineColor)?.cgColor(for: traits))
        strikethrough = Self.underline(dictionary[.strikethroughStyle])?.textDecoration(
            color: color(.strikethroughColor)?.cgColor(for: traits))
        addStyling(dictionary, traits: traits, at: offset)
    }

    static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func underline(_ value: Any?) -> NSUnderlineStyle? {
        guard let value else { return nil }
        if let style = value as? NSUnderlineStyle { return style }
        return number(value).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) }
    }
}

extension AttributedText {
    /// Creates text from an attributed string, on top of `base`, with colors resolved for `traits`.
    package init(_ string: NSAttributedString, over base: TextAttributes, traits: UITraitCollection) {
        guard string.length > 0 else {
            self.init("", attributes: base)
            return
        }
        var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
        var hasLists = false
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { dictionary, range, _ in
            let attributes = TextAttributes(dictionary, over: base, traits: traits, at: range.location)
            if let style = dictionary[.paragraphStyle] as? NSParagraphStyle, !style.textLists.isEmpty {
                hasLists = true
            }
            runs.append((range.location..<range.location + range.length, attributes))
        }
        self.init(string.string, runs: runs)
        if hasLists { addMarkers(string) }
    }

    /// Adds the markers of the lists in `string`.
    private mutating func addMarkers(_ string: NSAttributedString) {
        let units = string.string as NSString
        var counter = TextListCounter()
        var start = 0
        while start < units.length {
            let end = NSMaxRange(units.paragraphRange(for: NSRange(location: start, length: 0)))
            let style = string.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            if let marker = counter.marker(for: style) {
                modifyAttributes(in: start..<end) { $0.setMarker(marker) }
            }
            start = max(end, start + 1)
        }
    }
}
