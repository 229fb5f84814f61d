// SPDX-License-Identifier: MIT
package import Foundation
package import TextLayout

extension TextAttributes {
    /// Creates attributes from a dictionary, on top of `base`.
    ///
    /// Values of the wrong type are ignored.
    package init(_ dictionary: [NSAttributedString.Key: Any], over base: TextAttributes, traits: UITraitCollection) {
        self = base
        func color(_ key: NSAttributedString.Key) -> UIColor? { dictionary[key] as? UIColor }
        if let font = dictionary[.font] as? UIFont { self.font = font.textFont }
        if let style = dictionary[.paragraphStyle] as? NSParagraphStyle { paragraph = style.textParagraph }
        if let color = color(.foregroundColor) { foregroundColor = color.cgColor(for: traits) }
        if let color = color(.backgroundColor) { backgroundColor = color.cgColor(for: traits) }
        if let kern = Self.number(dictionary[.kern]) { self.kern = kern }
        if let offset = Self.number(dictionary[.baselineOffset]) { baselineOffset = offset }
        underline = Self.decoration(dictionary[.underlineStyle]).map {
            Decoration($0, color: color(.underlineColor)?.cgColor(for: traits))
        }
        strikethrough = Self.decoration(dictionary[.strikethroughStyle]).map {
            Decoration($0, color: color(.strikethroughColor)?.cgColor(for: traits))
        }
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    private static func decoration(_ value: Any?) -> Decoration.Style? {
        if let style = value as? NSUnderlineStyle { return style.textStyle }
        guard let number = number(value), let rawValue = Int(exactly: number) else { return nil }
        return NSUnderlineStyle(rawValue: rawValue).textStyle
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
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { dictionary, range, _ in
            let attributes = TextAttributes(dictionary, over: base, traits: traits)
            runs.append((range.location..<range.location + range.length, attributes))
        }
        self.init(string.string, runs: runs)
    }
}
