// SPDX-License-Identifier: MIT
internal import RichText

/// The properties that an element of an HTML document inherits.
struct HTMLContext {
    enum WhiteSpace { case normal, preserved, lines }

    var style = RichTextStyle()
    var paragraph = RichTextParagraphStyle()
    /// The size of the font in points, stated or not.
    var fontSize = RichTextHeading.baseSize
    var whiteSpace = WhiteSpace.normal
    var isHidden = false
    var isUppercase = false
    /// The space above a block, not inherited; `nil` where the style sheet doesn't set it.
    var marginTop: Double?
    /// The space below a block, not inherited; `nil` where the style sheet doesn't set it.
    var marginBottom: Double?
    /// The display that the style sheet sets; not inherited.
    var display: String?

    /// Applies one declaration of CSS.
    mutating func apply(_ property: String, _ value: String, base: Double) {
        if applyFont(property, value, base: base) || applyText(property, value) { return }
        func length() -> Double? { CSSValues.length(value, em: fontSize) }
        switch property {
        case "margin": margins(value)
        case "margin-top": marginTop = length()
        case "margin-bottom": marginBottom = length()
        case "margin-left", "margin-inline-start", "padding-left":
            guard let indent = length() else { return }
            paragraph.headIndent = RichTextLimits.length(paragraph.headIndent + indent)
            paragraph.firstLineIndent = RichTextLimits.length(paragraph.firstLineIndent + indent)
        case "margin-right", "margin-inline-end":
            if let indent = length() { paragraph.tailIndent = RichTextLimits.length(paragraph.tailIndent + indent) }
        case "text-indent":
            if let indent = length() {
                paragraph.firstLineIndent = RichTextLimits.length(paragraph.headIndent + indent)
            }
        case "line-height": lineHeight(value)
        case "display":
            display = value.lowercased()
            if display == "none" { isHidden = true }
        case "visibility": if value == "hidden" { isHidden = true }
        case "white-space":
            switch value.lowercased() {
            case "pre", "pre-wrap", "break-spaces": whiteSpace = .preserved
            case "pre-line": whiteSpace = .lines
            case "normal", "nowrap": whiteSpace = .normal
            default: break
            }
        case "list-style", "list-style-type":
            guard let last = paragraph.lists.indices.last else { return }
            for word in value.split(separator: " ") {
                if let marker = HTMLMarkers.named[word.lowercased()] { paragraph.lists[last].marker = marker }
            }
        case "--line-spacing": if let space = length() { paragraph.lineSpacing = max(space, 0) }
        case "--line-height-minimum": if let height = length() { paragraph.minimumLineHeight = max(height, 0) }
        case "--line-height-maximum": if let height = length() { paragraph.maximumLineHeight = max(height, 0) }
        case "--tab-stops": tabStops(value)
        default: break
        }
    }

    /// Reads tab stops as `HTMLWriter` writes them.
    private mutating func tabStops(_ value: String) {
        paragraph.tabs = value.split(separator: ",").prefix(64).compactMap { stop in
            let words = stop.split(separator: " ")
            guard words.count == 2, let alignment = RichTextParagraphStyle.Tab.Alignment.named[String(words[0])],
                let position = CSSValues.length(words[1], em: fontSize)
            else { return nil }
            return .init(position, alignment)
        }
    }

    // MARK: - Fonts

    private mutating func applyFont(_ property: String, _ value: String, base: Double) -> Bool {
        switch property {
        case "font": font(value, base: base)
        case "font-family": family(value)
        case "font-size":
            guard let size = CSSValues.fontSize(value, parent: fontSize, base: base) else { return true }
            fontSize = size
            style.size = size
        case "font-weight": if let weight = CSSValues.weight(value, parent: style.weight) { self.weight(weight) }
        case "font-style":
            let value = value.lowercased()
            style.isItalic = value.hasPrefix("italic") || value.hasPrefix("oblique")
        case "font-variant", "font-variant-caps":
            style.isSmallCaps = value.lowercased().contains("small-caps")
        default: return false
        }
        return true
    }

    private mutating func weight(_ weight: Int) {
        style.weight = weight == 400 && paragraph.headingLevel == 0 ? nil : weight
    }

    private mutating func family(_ value: String) {
        guard let name = CSSValues.family(value) else { return }
        switch name.lowercased() {
        case "monospace", "ui-monospace":
            style.isCode = true
            style.family = nil
        case "inherit", "initial", "unset": break
        default: style.family = name
        }
    }

    /// Applies the shorthand: style, variant, and weight, then the size with an optional line height, then families.
    private mutating func font(_ value: String, base: Double) {
        var rest = Substring(value)
        style.isItalic = false
        style.isSmallCaps = false
        weight(400)
        for _ in 0..<8 {
            rest = CSSText.trimmed(rest)
            let word = rest.prefix { $0 != " " }
            guard !word.isEmpty else { return }
            rest = rest[word.endIndex...]
            let parts = word.split(separator: "/", maxSplits: 1)
            let isWeight = Int(word).map { $0 >= 100 && $0 % 100 == 0 } ?? false
            if !isWeight,
                let size = parts.first.flatMap({ CSSValues.fontSize(String($0), parent: fontSize, base: base) })
            {
                fontSize = size
                style.size = size
                if parts.count > 1 { lineHeight(String(parts[1])) }
                return family(String(rest))
            }
            switch word.lowercased() {
            case "italic", "oblique": style.isItalic = true
            case "small-caps": style.isSmallCaps = true
            case let other: if let number = CSSValues.weight(other, parent: style.weight) { weight(number) }
            }
        }
    }

    // MARK: - Text

    private mutating func applyText(_ property: String, _ value: String) -> Bool {
        switch property {
        case "color": if let color = CSSValues.color(value) { style.color = color }
        case "background-color", "background":
            guard let color = CSSValues.color(value) else { return true }
            style.background = color.alpha == 0 ? nil : color
        case "text-align":
            if let alignment = HTMLMarkers.alignments[value.lowercased()] { paragraph.alignment = alignment }
        case "direction":
            if value.lowercased() == "rtl" { paragraph.direction = .rightToLeft }
            if value.lowercased() == "ltr" { paragraph.direction = .leftToRight }
        case "text-decoration", "text-decoration-line": decoration(value.lowercased())
        case "text-decoration-style":
            guard value.lowercased() == "double" else { return true }
            if style.underline != nil { style.underline = .double }
            if style.strikethrough != nil { style.strikethrough = .double }
        case "text-decoration-thickness":
            if style.underline == .single { style.underline = .thick }
            if style.strikethrough == .single { style.strikethrough = .thick }
        case "text-decoration-color": decorationColor(value)
        case "text-shadow": style.shadow = CSSValues.shadow(value, em: fontSize)
        case "letter-spacing": style.kern = CSSValues.length(value, em: fontSize)
        case "text-transform": isUppercase = value.lowercased() == "uppercase"
        case "vertical-align":
            switch value.lowercased() {
            case "super": style.script = .superscript
            case "sub": style.script = .subscript
            case "baseline":
                style.script = .normal
                style.baselineOffset = 0
            default:
                if let offset = CSSValues.length(value, em: fontSize, percentage: fontSize) {
                    style.baselineOffset = offset
                }
            }
        default: return false
        }
        return true
    }

    private mutating func decoration(_ value: String) {
        if value.contains("none") {
            style.underline = nil
            style.strikethrough = nil
        }
        let line: RichTextStyle.Line = value.contains("double") ? .double : value.contains("thick") ? .thick : .single
        let isUnderline = value.contains("underline")
        let isStrikethrough = value.contains("line-through")
        if isUnderline { style.underline = line }
        if isStrikethrough { style.strikethrough = line }
        for word in value.split(separator: " ") {
            guard let color = CSSValues.color(String(word)) else { continue }
            if isUnderline { style.underlineColor = color }
            if isStrikethrough { style.strikethroughColor = color }
        }
    }

    private mutating func decorationColor(_ value: String) {
        guard let color = CSSValues.color(value) else { return }
        if style.underline != nil { style.underlineColor = color }
        if style.strikethrough != nil { style.strikethroughColor = color }
    }

    // MARK: - Blocks

    private mutating func margins(_ value: String) {
        let parts = value.split(separator: " ").map(String.init)
        guard (1...4).contains(parts.count) else { return }
        apply("margin-top", parts[0], base: fontSize)
        apply("margin-bottom", parts.count > 2 ? parts[2] : parts[0], base: fontSize)
        apply("margin-right", parts.count > 1 ? parts[1] : parts[0], base: fontSize)
        apply("margin-left", parts.count > 3 ? parts[3] : parts.count > 1 ? parts[1] : parts[0], base: fontSize)
    }

    private mutating func lineHeight(_ value: String) {
        paragraph.lineHeightMultiple = 0
        paragraph.minimumLineHeight = 0
        paragraph.maximumLineHeight = 0
        guard value != "normal" else { return }
        if let factor = CSSValues.factor(value) {
            paragraph.lineHeightMultiple = factor == 1 ? 0 : min(max(factor, 0), 100)
        } else if let height = CSSValues.length(value, em: fontSize) {
            paragraph.minimumLineHeight = max(height, 0)
            paragraph.maximumLineHeight = max(height, 0)
        }
    }
}

/// Words of HTML and CSS for lists and alignment.
enum HTMLMarkers {
    static let named: [String: RichTextList.Marker] = [
        "disc": .disc, "circle": .circle, "square": .square, "none": .none, "hyphen": .hyphen, "check": .check,
        "decimal": .decimal, "1": .decimal, "lower-alpha": .lowercaseAlpha, "lower-latin": .lowercaseAlpha,
        "upper-alpha": .uppercaseAlpha, "upper-latin": .uppercaseAlpha, "lower-roman": .lowercaseRoman,
        "upper-roman": .uppercaseRoman,
    ]

    static let alignments: [String: RichTextParagraphStyle.Alignment] = [
        "left": .left, "right": .right, "center": .center, "middle": .center, "justify": .justified, "start": .natural,
        "-webkit-center": .center,
    ]

    /// Returns the marker of an unordered list within `depth` others.
    static func bullet(depth: Int) -> RichTextList.Marker {
        depth == 0 ? .disc : depth == 1 ? .circle : .square
    }

    /// Returns the marker that the attribute `type` names; letters are case-sensitive.
    static func type(_ value: String) -> RichTextList.Marker? {
        switch value {
        case "a": .lowercaseAlpha
        case "A": .uppercaseAlpha
        case "i": .lowercaseRoman
        case "I": .uppercaseRoman
        default: named[value.lowercased()]
        }
    }
}
