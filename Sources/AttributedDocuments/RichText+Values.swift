// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RichText
internal import UIKitCore

extension RichTextColor {
    /// Creates a color from a `UIColor` or `CGColor`; `nil` for other values.
    init?(_ value: Any?) {
        let color: CGColor
        switch value {
        case let value as UIColor: color = value.cgColor(for: UITraitCollection(userInterfaceStyle: .light))
        case let value as CGColor: color = value
        default: return nil
        }
        let bytes = (color.components ?? []).map { $0.isNaN ? 0 : UInt8((min(max($0, 0), 1) * 255).rounded()) }
        guard bytes.count == 4 else { return nil }
        self.init(bytes[0], bytes[1], bytes[2], alpha: bytes[3])
    }

    var uiColor: UIColor {
        UIColor(
            red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255
        )
    }
}

extension RichTextStyle.Line {
    /// Creates a line from the value of an attribute; `nil` for none.
    init?(_ value: Any?) {
        let style = value as? NSUnderlineStyle
        let raw = style?.rawValue ?? DocumentValues.number(value).flatMap { Int(exactly: $0) } ?? 0
        switch raw & 0xF {
        case 0: return nil
        case NSUnderlineStyle.double.rawValue: self = .double
        case NSUnderlineStyle.thick.rawValue: self = .thick
        default: self = .single
        }
    }

    var underlineStyle: NSUnderlineStyle {
        switch self {
        case .single: .single
        case .thick: .thick
        case .double: .double
        }
    }
}

extension RichTextShadow {
    /// Creates a shadow from the value of an attribute; `nil` without a color.
    init?(_ value: Any?) {
        guard let shadow = value as? NSShadow, let color = RichTextColor(shadow.shadowColor) else { return nil }
        self.init(
            right: Double(shadow.shadowOffset.width), down: Double(shadow.shadowOffset.height),
            blur: Double(shadow.shadowBlurRadius), color: color)
    }

    var shadow: NSShadow {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: right, height: down)
        shadow.shadowBlurRadius = CGFloat(blur)
        shadow.shadowColor = color.uiColor
        return shadow
    }
}

extension RichTextList.Marker {
    /// Creates the marker that is nearest to a format.
    init(_ format: NSTextList.MarkerFormat) {
        let names: [(String, RichTextList.Marker)] = [
            ("{disc}", .disc), ("{circle}", .circle), ("{square}", .square), ("{box}", .square), ("{diamond}", .square),
            ("{hyphen}", .hyphen), ("{check}", .check), ("{decimal}", .decimal), ("{octal}", .decimal),
            ("hexadecimal}", .decimal), ("{lower-alpha}", .lowercaseAlpha), ("{lower-latin}", .lowercaseAlpha),
            ("{upper-alpha}", .uppercaseAlpha), ("{upper-latin}", .uppercaseAlpha), ("{lower-roman}", .lowercaseRoman),
            ("{upper-roman}", .uppercaseRoman),
        ]
        self = names.first { format.rawValue.contains($0.0) }?.1 ?? (format.rawValue.isEmpty ? .none : .disc)
    }

    var format: NSTextList.MarkerFormat {
        switch self {
        case .disc: .disc
        case .circle: .circle
        case .square: .square
        case .hyphen: .hyphen
        case .check: .check
        case .none: NSTextList.MarkerFormat("")
        case .decimal: NSTextList.MarkerFormat("{decimal}.")
        case .lowercaseAlpha: NSTextList.MarkerFormat("{lower-alpha}.")
        case .uppercaseAlpha: NSTextList.MarkerFormat("{upper-alpha}.")
        case .lowercaseRoman: NSTextList.MarkerFormat("{lower-roman}.")
        case .uppercaseRoman: NSTextList.MarkerFormat("{upper-roman}.")
        }
    }
}
