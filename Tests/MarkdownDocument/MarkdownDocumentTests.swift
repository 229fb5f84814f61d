// SPDX-License-Identifier: MIT
import Foundation
import MarkdownDocument
import RichText
import Testing

@Suite("Markdown")
struct MarkdownDocumentTests {
    private func read(_ text: String) throws -> RichTextDocument { try MarkdownReader.document(Data(text.utf8)) }

    @Test("Blocks become styles of paragraphs")
    func blocks() throws {
        let document = try read("# Title\n\ntext\nmore\n\n> quoted\n\n3. a\n   - b\n\n```\ncode\n\nlines\n```\n\n---\n")
        let paragraphs = document.paragraphs
        #expect(document.string == "Title\ntext more\nquoted\na\nb\ncode\n\nlines\n")
        try #require(paragraphs.count == 9)
        #expect(paragraphs[0].style.headingLevel == 1 && paragraphs[2].style.quoteLevel == 1)
        #expect(paragraphs[3].style.lists.map(\.marker) == [.decimal] && paragraphs[3].style.lists[0].start == 3)
        #expect(paragraphs[4].style.lists.count == 2)
        #expect(paragraphs[5...7].allSatisfy { $0.style.isPreformatted } && paragraphs[8].style.isRule)
    }

    @Test("Inline markup becomes styles of characters")
    func inlines() throws {
        let runs = try read("*i* **b** `c` ~~s~~ [l](https://example.com)").paragraphs.flatMap(\.runs)
        func style(_ text: String) -> RichTextStyle? { runs.first { $0.text == text }?.style }
        #expect(style("i")?.isItalic == true && style("b")?.isBold == true && style("c")?.isCode == true)
        #expect(style("s")?.strikethrough == .single && style("l")?.link == "https://example.com")
    }

    @Test(
        "Markdown that was written is read back as the same text and styles",
        arguments: [
            "# A\n\n## B *c*\n", "- a\n- b\n  1. c\n  2. d\n\ntext\n", "1. a\n\n   more\n2. b\n",
            "> a\n>\n> > b\n\nc\n",
            "a **b** *c* `e` ~~f~~\n", "\\* no list\n\n1\\. none\n\n\\# text \\_a\\_ \\<b\\> &amp;amp;\n",
            "```\na\n\n  b `` c\n```\n",
            "[a *b*](<x y>) ![alt](pic.png)\n", "- [ ] open\n- [x] done\n", "a\\\nb\n\n---\n\nc\n", "`` a ` b ``\n",
            "**a**b\n",
        ])
    func roundTrip(_ text: String) throws {
        let document = try read(text)
        let written = MarkdownWriter.string(document)
        let result = try read(written)
        #expect(result.string == document.string, "\(written)")
        #expect(result.paragraphs.map(\.runs) == document.paragraphs.map(\.runs), "\(written)")
        #expect(
            result.paragraphs.map(\.style.lists.count) == document.paragraphs.map(\.style.lists.count), "\(written)")
        #expect(result.paragraphs.map(\.style.isChecked) == document.paragraphs.map(\.style.isChecked), "\(written)")
        #expect(MarkdownWriter.string(result) == written)
    }

    @Test("Text that looks like markup is escaped")
    func escaping() throws {
        for text in [
            "*a*", "# a", "- a", "1. a", "> a", "`a`", "[a](b)", "<b>", "&amp;", "~~a~~", "---", "===", "    a", "a|b",
            "\\", "+ a", "1) b",
        ] {
            let written = MarkdownWriter.string(RichTextDocument([RichTextParagraph(text)]))
            #expect(try read(written).string == text.trimmingCharacters(in: .whitespaces), "\(written)")
        }
    }

    @Test(
        "Deep and repeated markup is read", arguments: ["> ", "- ", "*", "_", "[", "![", "`", "<", "**a *", "](", "| "])
    func hostile(_ unit: String) throws {
        let document = try read(String(repeating: unit, count: 10_000))
        _ = MarkdownWriter.string(document)
    }

    @Test("A file above the limit is refused")
    func size() {
        let limit = MarkdownReader.maximumBytes
        #expect(throws: RichTextError.tooLarge(bytes: limit + 1, limit: limit)) {
            try MarkdownReader.document(Data(count: limit + 1))
        }
    }
}
