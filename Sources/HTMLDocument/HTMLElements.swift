// SPDX-License-Identifier: MIT
internal import RichText

/// The elements of HTML and their default styles.
enum HTMLElements {
    static let headings = ["h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6]

    static let empty: Set<String> = [
        "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
        "meta", "param", "source", "track", "wbr",
    ]

    static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div", "dl",
        "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
        "hgroup", "html", "legend", "li", "main", "menu", "nav", "ol", "option", "p", "pre", "section", "summary", "ul",
    ]

    static let tableParts: Set<String> = ["table", "thead", "tbody", "tfoot", "tr", "caption", "colgroup"]

    /// The elements that end a paragraph without an end tag.
    static let closingParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl", "dt", "dd",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup",
        "hr", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "ul",
    ]

    static let tableScope: Set<String> = ["table", "td", "th", "caption", "button", "object"]
    static let listScope: Set<String> = ["ul", "ol", "dl", "menu", "dir", "table", "td", "th"]

    private static let listNames: Set<String> = ["ul", "ol", "menu", "dir"]

    /// Returns whether text directly within an element is only white space between others.
    static func hasNoText(_ name: String?) -> Bool {
        switch name {
        case "head", "colgroup", "object", "select", "datalist", "template", "svg", "math", "audio", "video", "canvas":
            true
        default: false
        }
    }

    /// Returns the margin above and below a block by default, in points.
    static func margin(_ name: String, fontSize: Double, isInList: Bool) -> Double {
        switch name {
        case "p", "pre", "dl", "blockquote", "figure", "ul", "ol", "menu", "dir":
            isInListOrItself(name, isInList) ? 0 : fontSize
        case "h1": fontSize * 0.67
        case "h2": fontSize * 0.83
        case "h3": fontSize
        case "h4": fontSize * 1.33
        case "h5": fontSize * 1.67
        case "h6": fontSize * 2.33
        default: 0
        }
    }

    /// Returns whether a block has no margin because it is within a list; the outermost list has one.
    private static func isInListOrItself(_ name: String, _ isInList: Bool) -> Bool {
        isInList && !listNames.contains(name)
    }

    /// Applies the default style and the attributes of an element.
    static func apply(
        _ name: String, _ attributes: [String: String], to context: inout HTMLContext, listCount: inout Int,
        base: Double
    ) {
        if let level = headings[name] {
            context.paragraph.headingLevel = level
            context.fontSize = base * RichTextHeading.sizeFactor(level)
            context.style.size = nil
            context.style.weight = nil
        }
        if listNames.contains(name) { list(name, attributes, &context, &listCount) }
        if !inline(name, attributes, &context, base: base) { block(name, &context) }
        switch attributes["dir"]?.lowercased() {
        case "rtl": context.paragraph.direction = .rightToLeft
        case "ltr": context.paragraph.direction = .leftToRight
        default: break
        }
        if name != "img", let alignment = attributes["align"].flatMap({ HTMLMarkers.alignments[$0.lowercased()] }) {
            context.paragraph.alignment = alignment
        }
        if let color = attributes["bgcolor"].flatMap({ CSSValues.color($0) }) { context.style.background = color }
        if attributes["hidden"] != nil { context.isHidden = true }
    }

    private static func list(
        _ name: String, _ attributes: [String: String], _ context: inout HTMLContext, _ listCount: inout Int
    ) {
        guard context.paragraph.lists.count < RichTextLimits.listDepth else { return }
        listCount += 1
        let depth = context.paragraph.lists.count
        var list = RichTextList(name == "ol" ? .decimal : HTMLMarkers.bullet(depth: depth), identifier: listCount)
        if let marker = attributes["type"].flatMap({ HTMLMarkers.type($0) }) { list.marker = marker }
        if name == "ol", let start = attributes["start"].flatMap({ Int32($0) }) { list.start = Int(start) }
        context.paragraph.lists.append(list)
    }

    private static func block(_ name: String, _ context: inout HTMLContext) {
        switch name {
        case "blockquote":
            context.paragraph.quoteLevel = min(context.paragraph.quoteLevel + 1, RichTextLimits.listDepth)
        case "dd":
            context.paragraph.headIndent = RichTextLimits.length(context.paragraph.headIndent + 40)
            context.paragraph.firstLineIndent = RichTextLimits.length(context.paragraph.firstLineIndent + 40)
        case "center", "caption": context.paragraph.alignment = .center
        case "pre":
            context.paragraph.isPreformatted = true
            context.whiteSpace = .preserved
            context.style.isCode = true
        case "script", "template", "select", "datalist", "object", "svg", "math", "audio", "video", "canvas":
            context.isHidden = true
        default: break
        }
    }

    private static func inline(
        _ name: String, _ attributes: [String: String], _ context: inout HTMLContext, base: Double
    ) -> Bool {
        switch name {
        case "b", "strong", "th": context.style.weight = 700
        case "i", "em", "cite", "dfn", "var", "address": context.style.isItalic = true
        case "u", "ins": context.style.underline = .single
        case "s", "del", "strike": context.style.strikethrough = .single
        case "sub": context.style.script = .subscript
        case "sup": context.style.script = .superscript
        case "code", "tt", "kbd", "samp": context.style.isCode = true
        case "mark": context.style.background = RichTextColor(255, 255, 0)
        case "big": context.apply("font-size", "larger", base: base)
        case "small": context.apply("font-size", "smaller", base: base)
        case "a": if let link = attributes["href"], !link.isEmpty { context.style.link = String(CSSText.trimmed(link)) }
        case "font":
            if let color = attributes["color"].flatMap({ CSSValues.color($0) }) { context.style.color = color }
            if let face = attributes["face"] { context.apply("font-family", face, base: base) }
            if let size = attributes["size"] { context.apply("font-size", fontSize(size), base: base) }
        case "body": if let color = attributes["text"].flatMap({ CSSValues.color($0) }) { context.style.color = color }
        default: return false
        }
        return true
    }

    /// Returns the size of CSS for one of the element `font`, from 1 to 7 or relative.
    private static func fontSize(_ text: String) -> String {
        let names = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"]
        let text = CSSText.trimmed(text)
        guard let number = Int(text), abs(number) < 100 else { return "medium" }
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        return names[min(max((isRelative ? 3 + number : number) - 1, 0), 6)]
    }
}
