// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The attributes of text by the names of AT-SPI.
@MainActor
struct TextAttributeNames {
    private(set) var names: [String: String]

    init(_ attributes: [NSAttributedString.Key: Any]) {
        names = SpeechAttributes(attributes).names
        if let font = attributes[.font] as? UIFont {
            names["family-name"] = font.familyName
            names["size"] = "\(Int(font.pointSize.rounded()))"
            let traits = font.fontDescriptor.symbolicTraits
            names["weight"] = traits.contains(.traitBold) ? "700" : "400"
            names["style"] = traits.contains(.traitItalic) ? "italic" : "normal"
        }
        if let color = attributes[.foregroundColor] as? UIColor { names["fg-color"] = Self.text(color) }
        if let color = attributes[.backgroundColor] as? UIColor { names["bg-color"] = Self.text(color) }
        if Self.isSet(attributes[.underlineStyle]) { names["underline"] = "single" }
        if Self.isSet(attributes[.strikethroughStyle]) { names["strikethrough"] = "true" }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            switch style.alignment {
            case .left: names["justification"] = "left"
            case .right: names["justification"] = "right"
            case .center: names["justification"] = "center"
            case .justified: names["justification"] = "fill"
            default: break
            }
        }
    }

    private static func isSet(_ value: Any?) -> Bool {
        if let style = value as? NSUnderlineStyle { return style.rawValue != 0 }
        return ((value as? NSNumber)?.intValue ?? value as? Int ?? 0) != 0
    }

    /// The components from 0 to 65535, separated by commas.
    private static func text(_ color: UIColor) -> String {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue].map { "\(Int((min(max($0, 0), 1) * 65535).rounded()))" }.joined(separator: ",")
    }
}
