// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Attributed strings that UI files describe as fragments with attributes.
@MainActor
enum InterfaceAttributedText {
    static func string(_ element: InterfaceElement, context: InterfaceContext) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let text = InterfacePart(fragment, context).value("content", String.self) ?? ""
            result.append(NSAttributedString(string: text, attributes: attributes(fragment, context)))
        }
        return result
    }

    private static func attributes(
        _ fragment: InterfaceElement, _ context: InterfaceContext
    ) -> [NSAttributedString.Key: Any] {
        guard let list = fragment.child("attributes") else { return [:] }
        var result: [NSAttributedString.Key: Any] = [:]
        for element in list.children {
            let value = InterfaceValue(
                source: .element(element), owner: list, name: element.key ?? "", context: context)
            switch element.key {
            case "NSColor": result[.foregroundColor] = UIColor.decoded(value)
            case "NSBackgroundColor": result[.backgroundColor] = UIColor.decoded(value)
            case "NSFont": result[.font] = font(element, context)
            case "NSParagraphStyle": result[.paragraphStyle] = paragraph(element)
            case "NSUnderline": result[.underlineStyle] = element["value"].flatMap(InterfaceNumbers.integer)
            case "NSStrikethrough": result[.strikethroughStyle] = element["value"].flatMap(InterfaceNumbers.integer)
            case "NSKern": result[.kern] = element["value"].flatMap(InterfaceNumbers.number).map { CGFloat($0) }
            case "NSBaselineOffset":
                result[.baselineOffset] = element["value"].flatMap(InterfaceNumbers.number).map { CGFloat($0) }
            case "NSLink": result[.link] = element["destination"].flatMap { URL(string: $0) }
            case let key:
                context.reportOnce(
                    "attribute \(key ?? "")", "The text attribute \(key ?? "") has no effect.", at: element)
            }
        }
        return result
    }

    private static func font(_ element: InterfaceElement, _ context: InterfaceContext) -> UIFont? {
        // Unlike elsewhere, the size has another name, and meta fonts stand for the system's.
        if element.name == "fontDescription" { return InterfaceFonts.font(element, context: context) }
        guard let size = element["size"].flatMap(InterfaceNumbers.number), (1...10_000).contains(size) else {
            return nil
        }
        switch element["metaFont"] {
        case nil: break
        case "systemBold": return .boldSystemFont(ofSize: CGFloat(size))
        default: return .systemFont(ofSize: CGFloat(size))
        }
        return element["name"].flatMap { UIFont(name: $0, size: CGFloat(size)) } ?? .systemFont(ofSize: CGFloat(size))
    }

    private static func paragraph(_ element: InterfaceElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func length(_ name: String) -> CGFloat? {
            element[name].flatMap(InterfaceNumbers.number).flatMap { abs($0) < 1e6 ? CGFloat($0) : nil }
        }
        if let alignment = element["alignment"].flatMap({ InterfaceWords.textAlignments[$0] }) {
            style.alignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap({ paragraphModes[$0] }) { style.lineBreakMode = mode }
        if let value = length("lineSpacing") { style.lineSpacing = value }
        if let value = length("paragraphSpacing") { style.paragraphSpacing = value }
        if let value = length("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
        if let value = length("lineHeightMultiple") { style.lineHeightMultiple = value }
        if let value = length("minimumLineHeight") { style.minimumLineHeight = value }
        if let value = length("maximumLineHeight") { style.maximumLineHeight = value }
        if let value = length("firstLineHeadIndent") { style.firstLineHeadIndent = value }
        if let value = length("headIndent") { style.headIndent = value }
        if let value = length("tailIndent") { style.tailIndent = value }
        return style
    }

    private static let paragraphModes: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}
