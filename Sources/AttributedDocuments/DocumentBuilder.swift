// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText
internal import UIKitCore
internal import UIKitText

/// Makes the paragraphs of a document of an attributed string.
struct DocumentBuilder {
    private var paragraphs: [RichTextParagraph] = []
    private var paragraph: RichTextParagraph?
    /// Whether the paragraph's check box has been passed.
    private var hasCheckBox = false
    private var meaning = ParagraphMeaning()
    private var lists: [ObjectIdentifier: Int] = [:]
    private let standardTabs = NSParagraphStyle.default.tabStops ?? []

    /// Returns the paragraphs in a range of a text.
    static func paragraphs(_ text: NSAttributedString, _ range: NSRange) -> [RichTextParagraph] {
        guard range.length > 0 else { return [] }
        var builder = DocumentBuilder()
        let units = Array(text.string.utf16)
        text.enumerateAttributes(in: range) { attributes, range, _ in
            builder.add(units[range.location..<NSMaxRange(range)], attributes)
        }
        builder.paragraphs.append(builder.paragraph ?? RichTextParagraph())
        return builder.paragraphs
    }

    private init() {}

    private mutating func add(_ units: ArraySlice<UInt16>, _ attributes: [NSAttributedString.Key: Any]) {
        let style = characters(attributes)
        var start = units.startIndex
        var index = start
        while index < units.endIndex {
            let unit = units[index]
            guard unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 else {
                index += 1
                continue
            }
            begin(attributes)
            if unit == 0x2028, !endsPart(attributes) {
                index += 1
                continue
            }
            append(units[start..<index], attributes, style)
            if unit == 13, index + 1 < units.endIndex, units[index + 1] == 10 { index += 1 }
            end(style)
            index += 1
            start = index
        }
        guard start < units.endIndex else { return }
        begin(attributes)
        append(units[start...], attributes, style)
    }

    /// Whether a line break separates paragraphs of an item, which were read as such.
    private func endsPart(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        attributes[.itemBreak] != nil
    }

    private mutating func begin(_ attributes: [NSAttributedString.Key: Any]) {
        guard paragraph == nil else { return }
        meaning = ParagraphMeaning(attributes[.paragraphMeaning] as Any?) ?? ParagraphMeaning()
        hasCheckBox = meaning.isChecked != nil
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        paragraph = RichTextParagraph([], style: self.style(style ?? .default))
    }

    private mutating func end(_ style: RichTextStyle) {
        guard var ended = paragraph else { return }
        if ended.runs.isEmpty, !meaning.isRule { ended.endStyle = style }
        paragraphs.append(ended)
        paragraph = nil
    }

    private mutating func append(
        _ units: ArraySlice<UInt16>, _ attributes: [NSAttributedString.Key: Any], _ style: RichTextStyle
    ) {
        guard !units.isEmpty, !meaning.isRule else { return }
        if let reference = attributes[.imageReference] as? RichTextImage, attributes[.attachment] == nil {
            paragraph?.runs.append(RichTextRun(reference, style: style))
            return
        }
        var text = String(decoding: units, as: UTF16.self)
        if hasCheckBox {
            hasCheckBox = false
            for isChecked in [true, false] {
                meaning.isChecked = isChecked
                guard text.hasPrefix(meaning.checkBox) else { continue }
                paragraph?.style.isChecked = isChecked
                text.removeFirst(2)
                break
            }
        }
        guard let attachment = attributes[.attachment] as? NSTextAttachment else {
            paragraph?.append(text, style: style)
            return
        }
        guard var image = RichTextImage(attachment) else { return }
        if let reference = attributes[.imageReference] as? RichTextImage {
            image.alternative = reference.alternative
            image.source = reference.source
            if attachment.bounds == .zero { (image.width, image.height) = (reference.width, reference.height) }
        }
        for unit in units where unit == 0xFFFC { paragraph?.runs.append(RichTextRun(image, style: style)) }
    }

    // MARK: - Styles

    private func characters(_ attributes: [NSAttributedString.Key: Any]) -> RichTextStyle {
        var style = RichTextStyle()
        let script = (attributes[.script] as? Int).map { $0 > 0 ? RichTextStyle.Script.superscript : .subscript }
        style.setFont(
            attributes[.font] as? UIFont, offset: DocumentValues.number(attributes[.baselineOffset]) ?? 0,
            script: script ?? .normal)
        if let color = attributes[.foregroundColor], color as? UIColor != .label { style.color = RichTextColor(color) }
        style.background = RichTextColor(attributes[.backgroundColor])
        style.underline = RichTextStyle.Line(attributes[.underlineStyle])
        style.strikethrough = RichTextStyle.Line(attributes[.strikethroughStyle])
        if style.underline != nil { style.underlineColor = RichTextColor(attributes[.underlineColor]) }
        if style.strikethrough != nil { style.strikethroughColor = RichTextColor(attributes[.strikethroughColor]) }
        style.kern = DocumentValues.number(attributes[.kern] ?? attributes[.tracking])
        style.shadow = RichTextShadow(attributes[.shadow])
        switch attributes[.link] {
        case let url as URL: style.link = url.absoluteString
        case let url as NSURL: style.link = url.absoluteString
        case let text as String: style.link = text
        default: break
        }
        let level = ParagraphMeaning(attributes[.paragraphMeaning] as Any?)?.headingLevel ?? 0
        return RichTextHeading.normalized(style, level: level)
    }

    private mutating func style(_ style: NSParagraphStyle) -> RichTextParagraphStyle {
        var result = RichTextParagraphStyle()
        result.alignment =
            switch style.alignment {
            case .left: .left
            case .center: meaning.isRule ? .natural : .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        result.direction =
            switch style.baseWritingDirection {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
        func length(_ value: CGFloat) -> Double { RichTextLimits.length(Double(value)) }
        func positive(_ value: CGFloat) -> Double { max(length(value), 0) }
        result.lists = style.textLists.prefix(RichTextLimits.listDepth).map { list($0) }
        let quote = Double(meaning.quoteLevel) * ParagraphMeaning.quoteIndent
        result.headIndent = max(length(style.headIndent) - quote, 0)
        result.firstLineIndent = max(length(style.firstLineHeadIndent) - quote, 0)
        let listIndent = Double(result.lists.count) * ParagraphMeaning.listIndent
        if quote > 0, result.headIndent == listIndent, result.firstLineIndent == listIndent {
            result.headIndent = 0
            result.firstLineIndent = 0
        }
        result.tailIndent = max(-length(style.tailIndent), 0)
        result.spacingBefore = positive(style.paragraphSpacingBefore)
        result.spacingAfter = positive(style.paragraphSpacing)
        result.lineSpacing = positive(style.lineSpacing)
        result.lineHeightMultiple = positive(style.lineHeightMultiple)
        result.minimumLineHeight = positive(style.minimumLineHeight)
        result.maximumLineHeight = positive(style.maximumLineHeight)
        let tabs = style.tabStops ?? []
        if tabs != standardTabs { result.tabs = tabs.prefix(64).map { RichTextParagraphStyle.Tab($0) } }
        result.headingLevel = meaning.headingLevel
        result.quoteLevel = meaning.quoteLevel
        result.isPreformatted = meaning.isPreformatted
        result.isRule = meaning.isRule
        result.isChecked = result.lists.isEmpty ? nil : meaning.isChecked
        result.continuesItem = meaning.continuesItem && !result.lists.isEmpty
        return result
    }

    private mutating func list(_ list: NSTextList) -> RichTextList {
        let identifier = lists[ObjectIdentifier(list), default: lists.count + 1]
        lists[ObjectIdentifier(list)] = identifier
        return RichTextList(
            RichTextList.Marker(list.markerFormat), start: list.startingItemNumber, identifier: identifier)
    }
}

extension RichTextParagraphStyle.Tab {
    fileprivate init(_ tab: NSTextTab) {
        let alignment: Alignment =
            switch tab.alignment {
            case .left, .natural, .justified: .left
            case .center: .center
            case .right: tab.options[.columnTerminators] == nil ? .right : .decimal
            }
        self.init(RichTextLimits.length(Double(tab.location)), alignment)
    }
}
