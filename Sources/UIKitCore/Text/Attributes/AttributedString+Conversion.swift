// SPDX-License-Identifier: MIT
public import Foundation

extension NSAttributedString {
    /// Creates an attributed string with the text, the links, and the attributes of `AttributeScopes.UIKitAttributes` of
    /// another one.
    ///
    /// > Note: Differs from UIKit: attributes of other scopes are left out.
    public convenience init(_ attributedString: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let text = String(attributedString[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// Creates an attributed string with the text, the links, and the attributes of `AttributeScopes.UIKitAttributes` of
    /// another one.
    ///
    /// > Note: Differs from UIKit: attributes of other scopes are left out.
    public init(_ attributedString: NSAttributedString) {
        self.init()
        let text = attributedString.string as NSString
        attributedString.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
            values, range, _ in
            append(
                AttributedString(text.substring(with: range), attributes: AttributeContainer(textAttributes: values)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container with the links and the attributes of `AttributeScopes.UIKitAttributes` of a dictionary.
    public init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init(textAttributes: attributes)
    }

    init(textAttributes values: [NSAttributedString.Key: Any]) {
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch values[key] {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            if let style = values[key] as? NSUnderlineStyle { return style }
            return number(key).flatMap { Int(exactly: $0) }.map(NSUnderlineStyle.init(rawValue:))
        }
        self.uiKit.font = values[.font] as? UIFont
        self.uiKit.foregroundColor = values[.foregroundColor] as? UIColor
        self.uiKit.backgroundColor = values[.backgroundColor] as? UIColor
        self.uiKit.kern = number(.kern)
        self.uiKit.tracking = number(.tracking)
        self.uiKit.baselineOffset = number(.baselineOffset)
        self.uiKit.underlineStyle = line(.underlineStyle)
        self.uiKit.underlineColor = values[.underlineColor] as? UIColor
        self.uiKit.strikethroughStyle = line(.strikethroughStyle)
        self.uiKit.strikethroughColor = values[.strikethroughColor] as? UIColor
        self.uiKit.strokeColor = values[.strokeColor] as? UIColor
        self.uiKit.strokeWidth = number(.strokeWidth)
        self.uiKit.obliqueness = number(.obliqueness)
        self.uiKit.expansion = number(.expansion)
        self.uiKit.ligature = number(.ligature).flatMap { Int(exactly: $0) }
        self.foundation.link = values[.link] as? URL ?? (values[.link] as? String).flatMap { URL(string: $0) }
    }

    /// The attributes that an `NSAttributedString` is drawn with.
    var textAttributes: [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        values[.font] = self.uiKit.font
        values[.foregroundColor] = self.uiKit.foregroundColor
        values[.backgroundColor] = self.uiKit.backgroundColor
        values[.kern] = self.uiKit.kern
        values[.tracking] = self.uiKit.tracking
        values[.baselineOffset] = self.uiKit.baselineOffset
        values[.underlineStyle] = self.uiKit.underlineStyle?.rawValue
        values[.underlineColor] = self.uiKit.underlineColor
        values[.strikethroughStyle] = self.uiKit.strikethroughStyle?.rawValue
        values[.strikethroughColor] = self.uiKit.strikethroughColor
        values[.strokeColor] = self.uiKit.strokeColor
        values[.strokeWidth] = self.uiKit.strokeWidth
        values[.obliqueness] = self.uiKit.obliqueness
        values[.expansion] = self.uiKit.expansion
        values[.ligature] = self.uiKit.ligature
        values[.link] = self.foundation.link
        return values
    }
}
