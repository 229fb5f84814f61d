// SPDX-License-Identifier: MIT
package import Foundation
package import RichText

/// Writes Markdown with GitHub's check boxes and strikethrough.
///
/// Underlines, superscript, and subscript are written as HTML. Colors, fonts, indents, spacing, empty paragraphs, and
/// the kinds of markers have no counterpart and aren't written.
package struct MarkdownWriter {
    private var output = ""
    private var nesting = RichTextNesting()
    private var counter = RichTextItemCounter()
    /// The text before a line in the open levels, except for the markers of items that begin.
    private var prefixes: [String] = []
    private var isFirst = true
    /// The paragraph before this one is an item of a list without space after it.
    private var isAfterTightItem = false
    private var lastList: RichTextList?
    /// Whether the open lists have the second kind of marker, which separates adjacent lists.
    private var isAlternate: [Bool] = []
    private var endedAlternate: Bool?

    /// Returns the bytes of a file in UTF-8.
    package static func data(_ document: RichTextDocument) -> Data {
        Data(string(document).utf8)
    }

    /// Returns the text of a file.
    package static func string(_ document: RichTextDocument) -> String {
        var writer = MarkdownWriter()
        let paragraphs = document.paragraphs
        var index = 0
        while index < paragraphs.count {
            let style = paragraphs[index].style
            var end = index + 1
            if style.isPreformatted {
                while end < paragraphs.count, paragraphs[end - 1].style.spacingAfter == 0,
                    paragraphs[end].style.continues(style)
                {
                    end += 1
                }
            }
            writer.write(paragraphs[index..<end])
            index = end
        }
        return writer.output
    }

    private mutating func write(_ paragraphs: ArraySlice<RichTextParagraph>) {
        guard let first = paragraphs.first else { return }
        let style = first.style
        let number = counter.number(of: style)
        let isVisible = style.isRule || style.isPreformatted || !style.lists.isEmpty || first.hasText
        guard isVisible else { return }
        let (ended, begun) = nesting.move(to: style)
        var separated: Bool?
        for level in ended {
            prefixes.removeLast()
            if case .list = level { separated = isAlternate.popLast() }
        }
        endedAlternate = separated ?? (isFirst || !begun.isEmpty ? endedAlternate : nil)
        let isTight = isAfterTightItem && !style.lists.isEmpty && number != nil && !style.isPreformatted
        if !isFirst { output += isTight ? "" : blankLine(ended: ended.count) }
        isFirst = false
        isAfterTightItem = !style.lists.isEmpty && !style.isPreformatted && style.spacingAfter == 0
        var marker = prefixes.joined()
        for level in begun { open(level, number, &marker) }
        let rest = prefixes.joined()
        endedAlternate = nil
        if style.isPreformatted {
            code(paragraphs, marker, rest)
        } else {
            output += marker
            if let isChecked = style.isChecked, number != nil { output += isChecked ? "[x] " : "[ ] " }
            if style.isRule {
                output += "***"
            } else {
                if style.headingLevel > 0 { output += String(repeating: "#", count: min(style.headingLevel, 6)) + " " }
                var inline = MarkdownInline(lineStart: rest, isHeading: style.headingLevel > 0)
                inline.write(first.runs)
                output += inline.output
            }
            output = output.trimmingSpacesAtEnd()
            output += "\n"
        }
    }

    /// Returns the empty line before a paragraph, within the levels that stay open.
    private func blankLine(ended: Int) -> String {
        let quotations = prefixes.joined()
        return quotations.trimmingSpacesAtEnd() + "\n"
    }

    /// Adds a level's part of the line prefix.
    private mutating func open(_ level: RichTextNesting.Level, _ number: Int?, _ marker: inout String) {
        switch level {
        case .quotation:
            prefixes.append("> ")
            marker += "> "
        case .list(let list):
            // The marker changes if a list was just before, which would be continued otherwise.
            isAlternate.append(endedAlternate.map { !$0 } ?? false)
            endedAlternate = nil
            lastList = list
            prefixes.append("")
        case .item:
            var list: RichTextList?
            let depth = nesting.levels.prefix(prefixes.count).reversed().first { level in
                if case .list(let found) = level { list = found }
                return list != nil
            }
            guard depth != nil, let list else { return prefixes.append("") }
            let isLast = list == counter.innermost
            let value = isLast ? number ?? list.start : list.start
            let isSecond = isAlternate.last ?? false
            let item =
                list.marker.isOrdered
                ? "\(min(max(value, 0), 999_999_999))\(isSecond ? ")" : ".") " : isSecond ? "* " : "- "
            prefixes.append(String(repeating: " ", count: item.utf8.count))
            marker += item
        }
    }

    /// Writes lines of code in a fence that they don't contain.
    private mutating func code(_ paragraphs: ArraySlice<RichTextParagraph>, _ marker: String, _ rest: String) {
        let lines = paragraphs.map { $0.string.split(separator: "\u{2028}", omittingEmptySubsequences: false) }.joined()
        var longest = 0
        for line in lines {
            let fence = line.drop { $0 == " " }.prefix { $0 == "`" }
            longest = max(longest, fence.count)
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        output += marker + fence + "\n"
        for line in lines {
            let text = line.filter { $0 != "\u{0}" && $0 != "\r" && $0 != "\n" }
            output += (text.isEmpty ? rest.trimmingSpacesAtEnd() : rest) + text + "\n"
        }
        output += rest + fence + "\n"
    }
}

extension RichTextParagraphStyle {
    /// Whether a line of code is in the same block as one before it.
    fileprivate func continues(_ other: RichTextParagraphStyle) -> Bool {
        isPreformatted && lists == other.lists && quoteLevel == other.quoteLevel
            && (lists.isEmpty || continuesItem) && spacingBefore == 0
    }
}

extension RichTextParagraph {
    /// Whether something other than white space is to be seen.
    fileprivate var hasText: Bool {
        runs.contains { $0.image != nil || $0.text.contains { !$0.isWhitespace } }
    }
}

extension String {
    func trimmingSpacesAtEnd() -> String {
        var result = self
        while result.utf8.last == 32 { result.unicodeScalars.removeLast() }
        return result
    }
}
