// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText
internal import UIKitCore
internal import UIKitText

/// Makes an attributed string of a document.
struct AttributedTextBuilder {
    private let font: UIFont
    private let defaults: [NSAttributedString.Key: Any]
    private let baseURL: URL?
    private var units: [UInt16] = []
    private var runs: [(end: Int, attributes: [NSAttributedString.Key: Any])] = []
    private var lists: [RichTextList: NSTextList] = [:]
    private let tabInterval: Double

    /// Returns the text of a document.
    ///
    /// - Parameters:
    ///   - document: The document.
    ///   - font: The font of text without one.
    ///   - defaults: The attributes of text without others.
    ///   - baseURL: The address to which relative links refer.
    /// - Returns: The text.
    static func text(
        _ document: RichTextDocument, font: UIFont, defaults: [NSAttributedString.Key: Any], baseURL: URL?
    ) -> NSAttributedString {
        var builder = AttributedTextBuilder(
            font: font, defaults: defaults, baseURL: baseURL, tabInterval: document.properties.defaultTabInterval ?? 0)
        for (index, paragraph) in document.paragraphs.enumerated() {
            let next = index + 1 < document.paragraphs.count ? document.paragraphs[index + 1] : nil
            builder.add(paragraph, next: next)
        }
        return builder.text
    }

    private init(font: UIFont, defaults: [NSAttributedString.Key: Any], baseURL: URL?, tabInterval: Double) {
        self.font = font
        self.defaults = defaults
        self.baseURL = baseURL
        self.tabInterval = tabInterval
    }

    private var text: NSAttributedString {
        let text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
        var start = 0
        var isOdd = false
        for run in runs where run.end > start {
            var attributes = run.attributes
            // Foundation compares the attributes of adjacent ranges, and may end the process when both have different
            // Swift objects at certain addresses. It doesn't compare objects if the numbers of attributes differ.
            if (attributes.count & 1 == 1) != isOdd { attributes[.parity] = 1 }
            isOdd.toggle()
            text.setAttributes(attributes, range: NSRange(location: start, length: run.end - start))
            start = run.end
        }
        return text
    }

    private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        units += Array(text.utf16)
        runs.append((units.count, attributes))
    }

    // MARK: - Paragraphs

    private mutating func add(_ paragraph: RichTextParagraph, next: RichTextParagraph?) {
        let style = paragraph.style
        let meaning = ParagraphMeaning(style)
        var attributes = defaults
        let paragraphStyle = paragraphStyle(style, isChecked: meaning.isChecked)
        if paragraphStyle != NSParagraphStyle.default || attributes[.paragraphStyle] == nil {
            attributes[.paragraphStyle] = paragraphStyle
        }
        if meaning != ParagraphMeaning() { attributes[.paragraphMeaning] = meaning.packed }
        var characters = RichTextStyle()
        if let end = paragraph.endStyle ?? paragraph.runs.last?.style { characters = end }
        characters.link = nil
        var last = attributes
        set(characters, style.headingLevel, in: &last)
        if !meaning.checkBox.isEmpty { add(meaning.checkBox, last) }
        if style.isRule {
            add(ParagraphMeaning.rule, last)
        } else {
            for run in paragraph.runs { add(run, style.headingLevel, attributes) }
        }
        // Every paragraph of a list has a marker, so that an item with several ones is a paragraph with line breaks.
        guard let next else { return }
        if next.style.continuesItem, !next.style.lists.isEmpty {
            last[.itemBreak] = true
            add("\u{2028}", last)
        } else {
            add("\n", last)
        }
    }

    private mutating func paragraphStyle(_ style: RichTextParagraphStyle, isChecked: Bool?) -> NSParagraphStyle {
        let result = NSMutableParagraphStyle()
        switch style.alignment {
        case .natural: break
        case .left: result.alignment = .left
        case .center: result.alignment = .center
        case .right: result.alignment = .right
        case .justified: result.alignment = .justified
        }
        if style.isRule { result.alignment = .center }
        switch style.direction {
        case .natural: break
        case .leftToRight: result.baseWritingDirection = .leftToRight
        case .rightToLeft: result.baseWritingDirection = .rightToLeft
        }
        var head = style.headIndent
        var first = style.firstLineIndent
        if style.quoteLevel > 0 {
            let indent = Double(style.quoteLevel) * ParagraphMeaning.quoteIndent
            let lists = head == 0 && first == 0 ? Double(style.lists.count) * ParagraphMeaning.listIndent : 0
            head += indent + lists
            first += indent + lists
        }
        // Markers are drawn before the first line, which formats indent less than the others to place them.
        if !style.lists.isEmpty { first = max(first, head) }
        result.headIndent = CGFloat(max(head, 0))
        result.firstLineHeadIndent = CGFloat(max(first, 0))
        result.tailIndent = CGFloat(-max(style.tailIndent, 0))
        result.paragraphSpacingBefore = CGFloat(style.spacingBefore)
        result.paragraphSpacing = CGFloat(style.spacingAfter)
        result.lineSpacing = CGFloat(style.lineSpacing)
        result.lineHeightMultiple = CGFloat(style.lineHeightMultiple)
        result.minimumLineHeight = CGFloat(style.minimumLineHeight)
        result.maximumLineHeight = CGFloat(style.maximumLineHeight)
        result.defaultTabInterval = CGFloat(tabInterval)
        if !style.tabs.isEmpty { result.tabStops = style.tabs.map(\.tab) }
        result.textLists = style.lists.map { list($0, isChecked: isChecked) }
        return result
    }

    /// Returns the list object of a list; one with check boxes has no other markers.
    private mutating func list(_ list: RichTextList, isChecked: Bool?) -> NSTextList {
        if let known = lists[list] { return known }
        let format = isChecked != nil && !list.marker.isOrdered ? RichTextList.Marker.none.format : list.marker.format
        let made = NSTextList(markerFormat: format, options: [], startingItemNumber: list.start)
        lists[list] = made
        return made
    }

    // MARK: - Characters

    private mutating func add(_ run: RichTextRun, _ level: Int, _ attributes: [NSAttributedString.Key: Any]) {
        var attributes = attributes
        set(run.style, level, in: &attributes)
        guard let image = run.image else { return add(run.text, attributes) }
        if !image.alternative.isEmpty || !image.source.isEmpty {
            var reference = image
            reference.data = Data()
            attributes[.imageReference] = reference
        }
        guard !image.data.isEmpty else { return add(image.alternative, attributes) }
        attributes[.attachment] = image.attachment
        add("\u{FFFC}", attributes)
    }

    private func set(_ style: RichTextStyle, _ level: Int, in attributes: inout [NSAttributedString.Key: Any]) {
        let style = RichTextHeading.resolved(style, level: level, base: Double(font.pointSize))
        let (font, offset) = style.font(over: font)
        attributes[.font] = font
        if offset != 0 { attributes[.baselineOffset] = CGFloat(offset) }
        switch style.script {
        case .normal: break
        case .superscript: attributes[.script] = 1
        case .subscript: attributes[.script] = -1
        }
        if let color = style.color { attributes[.foregroundColor] = color.uiColor }
        if let color = style.background { attributes[.backgroundColor] = color.uiColor }
        if let line = style.underline { attributes[.underlineStyle] = line.underlineStyle.rawValue }
        if let color = style.underlineColor { attributes[.underlineColor] = color.uiColor }
        if let line = style.strikethrough { attributes[.strikethroughStyle] = line.underlineStyle.rawValue }
        if let color = style.strikethroughColor { attributes[.strikethroughColor] = color.uiColor }
        if let kern = style.kern { attributes[.kern] = CGFloat(kern) }
        if let shadow = style.shadow { attributes[.shadow] = shadow.shadow }
        if let link = style.link, !link.isEmpty {
            attributes[.link] = URL(string: link, relativeTo: baseURL)?.absoluteURL
        }
    }
}

extension RichTextParagraphStyle.Tab {
    fileprivate var tab: NSTextTab {
        let location = CGFloat(position)
        return switch alignment {
        case .left: NSTextTab(textAlignment: .left, location: location)
        case .center: NSTextTab(textAlignment: .center, location: location)
        case .right: NSTextTab(textAlignment: .right, location: location)
        case .decimal:
            NSTextTab(
                textAlignment: .right, location: location,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: nil)])
        }
    }
}
