// SPDX-License-Identifier: MIT
package import Foundation
package import RichText

/// Writes HTML that `HTMLReader` reads back as the same document.
///
/// The style of a paragraph is stated in its element's `style` attribute, except for the spacing that most paragraphs
/// of its kind have, which the style sheet states. Images are embedded.
package struct HTMLWriter {
    private var output: [UInt8] = []
    private var nesting = RichTextNesting()
    private var counter = RichTextItemCounter()
    /// The numbers of the next items, for lists that are interrupted.
    private var nextNumbers: [RichTextList: Int] = [:]
    private var spacings: [String: Spacing] = [:]
    private var base = RichTextStyle()

    /// The space before and after a paragraph.
    private struct Spacing: Hashable {
        var before: Double
        var after: Double

        init(before: Double, after: Double) {
            self.before = max(before, 0)
            self.after = max(after, 0)
        }

        init(_ style: RichTextParagraphStyle) {
            self.init(before: style.spacingBefore, after: style.spacingAfter)
        }

        var css: String {
            before == 0 && after == 0 ? "0" : "\(HTMLText.length(before)) 0 \(HTMLText.length(after))"
        }
    }

    /// Returns the bytes of a file in UTF-8.
    package static func data(_ document: RichTextDocument) -> Data {
        var writer = HTMLWriter()
        writer.write(document)
        return Data(writer.output)
    }

    private mutating func write(_ document: RichTextDocument) {
        collect(document)
        add("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n")
        write(document.properties)
        writeSheet()
        add("</head>\n<body>\n")
        let paragraphs = document.paragraphs
        var index = 0
        while index < paragraphs.count {
            let end = preformattedEnd(paragraphs, from: index)
            write(paragraphs[index..<end])
            index = end
        }
        close(nesting.end())
        add("</body>\n</html>\n")
    }

    // MARK: - Head

    private mutating func write(_ properties: RichTextDocument.Properties) {
        if let title = properties.title { add("<title>\(HTMLText.escaped(title))</title>\n") }
        let keywords = properties.keywords.isEmpty ? nil : properties.keywords.joined(separator: ", ")
        let values = [
            ("author", properties.author), ("subject", properties.subject), ("description", properties.comment),
            ("keywords", keywords),
        ]
        for (name, value) in values {
            if let value { add("<meta name=\"\(name)\" content=\"\(HTMLText.attribute(value))\">\n") }
        }
    }

    /// Finds the font that all text has, and the most common spacing of each element.
    private mutating func collect(_ document: RichTextDocument) {
        var counts: [String: [Spacing: Int]] = [:]
        var common: RichTextStyle?
        for paragraph in document.paragraphs {
            if !paragraph.style.isRule {
                counts[paragraph.style.element, default: [:]][Spacing(paragraph.style), default: 0] += 1
            }
            for run in paragraph.runs {
                var style = common ?? run.style
                if style.family != run.style.family || run.style.isCode { style.family = nil }
                if paragraph.style.headingLevel == 0, style.size != run.style.size { style.size = nil }
                common = style
            }
        }
        base.family = common?.family
        if document.paragraphs.allSatisfy({ $0.style.headingLevel == 0 }) { base.size = common?.size }
        for (element, values) in counts {
            spacings[element] =
                values.max {
                    ($0.value, $1.key.after, $1.key.before) < ($1.value, $0.key.after, $0.key.before)
                }?.key
        }
    }

    private mutating func writeSheet() {
        add("<style>\n")
        var declarations: [String] = []
        if let family = base.family { declarations.append("font-family: \(HTMLText.family(family))") }
        if let size = base.size { declarations.append("font-size: \(HTMLText.length(size))") }
        if !declarations.isEmpty { add("body { \(declarations.joined(separator: "; ")) }\n") }
        add("ul, ol { margin: 0 }\n")
        add("blockquote { margin: 0; border-inline-start: 3px solid #c0c0c0; padding-inline-start: 12px }\n")
        for (element, spacing) in spacings.sorted(by: { $0.key < $1.key }) {
            add("\(element) { margin: \(spacing.css) }\n")
        }
        add("</style>\n")
    }

    // MARK: - Blocks

    /// Returns the end of the lines that share an element with the first one.
    private func preformattedEnd(_ paragraphs: [RichTextParagraph], from start: Int) -> Int {
        let style = paragraphs[start].style
        guard style.isPreformatted, style.element == "pre" else { return start + 1 }
        var end = start + 1
        var expected = style
        expected.spacingBefore = 0
        while end < paragraphs.count, paragraphs[end - 1].style.spacingAfter == 0 {
            var next = paragraphs[end].style
            next.spacingAfter = 0
            if !next.lists.isEmpty { expected.continuesItem = true }
            expected.spacingAfter = 0
            guard next == expected else { break }
            end += 1
        }
        return end
    }

    private mutating func close(_ levels: [RichTextNesting.Level]) {
        for level in levels {
            switch level {
            case .quotation: add("</blockquote>\n")
            case .list(let list): add(list.marker.isOrdered ? "</ol>\n" : "</ul>\n")
            case .item: add("</li>\n")
            }
        }
    }

    private mutating func write(_ paragraphs: ArraySlice<RichTextParagraph>) {
        guard let first = paragraphs.first, let last = paragraphs.last else { return }
        let number = counter.number(of: first.style)
        let (ended, begun) = nesting.move(to: first.style)
        close(ended)
        var depth = nesting.levels.count { if case .list = $0 { true } else { false } }
        depth -= begun.count { if case .list = $0 { true } else { false } }
        for level in begun {
            switch level {
            case .quotation: add("<blockquote>\n")
            case .list(let list):
                add(opening(list, depth: depth))
                depth += 1
            case .item: add("<li>")
            }
        }
        if let list = first.style.lists.last, let number { nextNumbers[list] = number &+ 1 }
        if first.style.isRule { return add("<hr>\n") }
        let element = first.style.element
        let spacing = Spacing(before: first.style.spacingBefore, after: last.style.spacingAfter)
        var declarations = first.style.declarations
        if spacing != spacings[element] { declarations.insert("margin: \(spacing.css)", at: 0) }
        let keepsSpace = element != "pre" && paragraphs.contains { $0.needsSpace }
        if keepsSpace { declarations.append("white-space: pre-wrap") }
        add("<\(element)")
        if first.style.direction != .natural {
            add(first.style.direction == .rightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
        }
        if !declarations.isEmpty { add(" style=\"\(HTMLText.attribute(declarations.joined(separator: "; ")))\"") }
        add(">")
        if let isChecked = first.style.isChecked, !first.style.lists.isEmpty {
            add("<input type=\"checkbox\"\(isChecked ? " checked" : "") disabled>\(keepsSpace ? "" : " ")")
        }
        if element == "pre" {
            add("\n")
            for paragraph in paragraphs {
                for run in paragraph.runs { write(run, isPreformatted: true) }
                add("\n")
            }
        } else {
            for run in first.runs { write(run, isPreformatted: false) }
            // A line break that ends a paragraph, or a paragraph without text, needs another one.
            if first.runs.last.map({ $0.image == nil && $0.text.hasSuffix("\u{2028}") })
                ?? (first.style.isChecked == nil)
            {
                add("<br>")
            }
        }
        add("</\(element)>\n")
    }

    private func opening(_ list: RichTextList, depth: Int) -> String {
        var tag = list.marker.isOrdered ? "<ol" : "<ul"
        let type: String? =
            switch list.marker {
            case .decimal: nil
            case .lowercaseAlpha: "a"
            case .uppercaseAlpha: "A"
            case .lowercaseRoman: "i"
            case .uppercaseRoman: "I"
            case .hyphen, .check, .none, .disc, .circle, .square:
                list.marker == HTMLMarkers.bullet(depth: depth) ? nil : list.marker.rawValue
            }
        if let type { tag += " type=\"\(type)\"" }
        let start = nextNumbers[list] ?? list.start
        if list.marker.isOrdered, start != 1 { tag += " start=\"\(start)\"" }
        return tag + ">\n"
    }

    // MARK: - Runs

    private mutating func write(_ run: RichTextRun, isPreformatted: Bool) {
        if let image = run.image, image.isEmpty { return }
        var style = run.style
        if style.family == base.family, !style.isCode || base.family == nil { style.family = nil }
        if style.size == base.size { style.size = nil }
        if isPreformatted { style.isCode = false }
        var closing: [String] = []
        func tag(_ name: String, _ attributes: String = "") -> String {
            closing.append("</\(name)>")
            return "<\(name)\(attributes)>"
        }
        if let link = style.link { add(tag("a", " href=\"\(HTMLText.attribute(link))\"")) }
        let declarations = style.declarations
        if style.isCode { add(tag("code")) }
        if !declarations.isEmpty {
            add(tag("span", " style=\"\(HTMLText.attribute(declarations.joined(separator: "; ")))\""))
        }
        if style.weight == 700 { add(tag("b")) }
        if style.isItalic { add(tag("i")) }
        if let line = style.underline {
            add(tag("u", HTMLText.decoration("underline", line, style.underlineColor)))
        }
        if let line = style.strikethrough {
            add(tag("s", HTMLText.decoration("line-through", line, style.strikethroughColor)))
        }
        switch style.script {
        case .normal: break
        case .superscript: add(tag("sup"))
        case .subscript: add(tag("sub"))
        }
        if let image = run.image { add(image.element) } else { HTMLText.escape(run.text, to: &output) }
        for tag in closing.reversed() { add(tag) }
    }

    private mutating func add(_ text: String) { output += Array(text.utf8) }
}
