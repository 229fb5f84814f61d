// SPDX-License-Identifier: MIT
import Foundation
import HTMLDocument
import RichText
import Testing

@Suite("HTML")
struct HTMLDocumentTests {
    private func read(_ text: String) throws -> RichTextDocument { try HTMLReader.document(Data(text.utf8)) }

    private func readBack(_ document: RichTextDocument) throws -> RichTextDocument {
        try HTMLReader.document(HTMLWriter.data(document))
    }

    @Test("Elements and style sheets determine the style of text")
    func styles() throws {
        let document = try read(
            """
            <style>p.note { color: #f00; text-align: center } b { font-weight: 900 }</style>
            <p class=note>a <b>b</b> <i style="font-size: 20px; text-shadow: 1px 2px 3px rgba(0,0,0,.5)">c</i></p>
            """)
        let paragraph = try #require(document.paragraphs.first)
        #expect(paragraph.string == "a b c" && paragraph.style.alignment == .center)
        #expect(paragraph.runs.allSatisfy { $0.style.color == RichTextColor(255, 0, 0) })
        let bold = try #require(paragraph.runs.first { $0.text == "b" })
        #expect(bold.style.weight == 900)
        let italic = try #require(paragraph.runs.last)
        #expect(italic.style.isItalic && italic.style.size == 20)
        let shadow = RichTextShadow(right: 1, down: 2, blur: 3, color: RichTextColor(0, 0, 0, alpha: 128))
        #expect(italic.style.shadow == shadow)
    }

    @Test("Spaces collapse, line breaks are kept, and scripts aren't text")
    func space() throws {
        let document = try read("<p> a \n\t b<br>c </p><script>var x = '</p>'</script><pre>  d\n e</pre>")
        #expect(document.paragraphs.map(\.string) == ["a b\u{2028}c", "  d", " e"])
    }

    @Test("Entities are decoded, also without a semicolon, and unknown ones are text")
    func entities() throws {
        #expect(
            try read("&amp;&lt;&nbsp;&#8364;&#x1F600;&copy &nosuch; &#0;&#xFFFFFFFF;&#").string.hasPrefix(
                "&<\u{A0}€\u{1F600}© &nosuch;"))
    }

    @Test("Lists have markers, starts, and levels")
    func lists() throws {
        let document = try read("<ol start=4 type=a><li>a<ul><li>b</ul><li>c<p>d</ol>")
        #expect(document.paragraphs.map(\.string) == ["a", "b", "c", "d"])
        #expect(
            document.paragraphs.map { $0.style.lists.map(\.marker) }.prefix(2) == [
                [.lowercaseAlpha], [.lowercaseAlpha, .circle],
            ])
        #expect(document.paragraphs[0].style.lists.first?.start == 4)
        #expect(document.paragraphs.map(\.style.continuesItem) == [false, false, false, true])
    }

    @Test("Images are read from data addresses, and others are references")
    func images() throws {
        let document = try read(
            "<img src='data:image/gif;base64,R0lGODdh' width=9 alt=A><img src=https://example.com/x.png>")
        let images = document.paragraphs.flatMap(\.runs).compactMap(\.image)
        try #require(images.count == 2)
        #expect(images[0].data == Data("GIF87a".utf8) && images[0].width == 9 && images[0].alternative == "A")
        #expect(images[1].data.isEmpty && images[1].source == "https://example.com/x.png")
    }

    @Test("A document is read back as it was written")
    func roundTrip() throws {
        var style = RichTextStyle()
        style.family = "Fira Sans"
        style.size = 15
        style.isItalic = true
        style.strikethrough = .double
        style.strikethroughColor = RichTextColor(1, 2, 3)
        style.background = RichTextColor(200, 100, 50, alpha: 40)
        style.kern = 1.5
        style.link = "https://example.com/?a=1&b=\"2\""
        style.shadow = RichTextShadow(right: 0.5, down: -1, blur: 2, color: RichTextColor(1, 1, 1, alpha: 10))
        var paragraph = RichTextParagraphStyle()
        paragraph.headIndent = 30
        paragraph.firstLineIndent = 12
        paragraph.direction = .rightToLeft
        paragraph.tabs = [.init(40, .center), .init(90)]
        paragraph.minimumLineHeight = 20
        var heading = RichTextParagraphStyle()
        heading.headingLevel = 2
        var quote = RichTextParagraphStyle()
        quote.quoteLevel = 2
        var item = RichTextParagraphStyle()
        item.lists = [RichTextList(.uppercaseRoman, start: 2, identifier: 1)]
        item.isChecked = true
        var continued = item
        continued.isChecked = nil
        continued.continuesItem = true
        let document = RichTextDocument([
            RichTextParagraph("Heading <1>", style: heading),
            RichTextParagraph([RichTextRun("a  b\t&c ", style: style)], style: paragraph),
            RichTextParagraph("quoted\u{2028}twice", style: quote),
            RichTextParagraph("item", style: item),
            RichTextParagraph("more", style: continued),
            RichTextParagraph(),
            RichTextParagraph("end"),
        ])
        let result = try readBack(document)
        #expect(result.string == document.string)
        #expect(result.paragraphs.map(\.runs) == document.paragraphs.map(\.runs))
        #expect(result.paragraphs[0].style.headingLevel == 2 && result.paragraphs[2].style.quoteLevel == 2)
        #expect(result.paragraphs[1].style == paragraph)
        #expect(result.paragraphs[3].style.lists.map(\.marker) == [.uppercaseRoman])
        #expect(result.paragraphs[3].style.isChecked == true && result.paragraphs[4].style.continuesItem)
        #expect(try readBack(result) == result)
    }

    @Test(
        "Damaged documents are read as far as they can be",
        arguments: [
            "<", "</", "<!", "<!--", "<!-->", "<a", "<a href", "<a href=", "<a href='", "<p style='", "<style>p {",
            "<style>p { a: }",
            "<style>@media { p { } ", "<style>}}}{{{", "<table><td><tr><table>", "</p></li></ol>", "<li>x", "<title>",
            "<textarea>",
            "<img src='data:'>", "<img src='data:image/png;base64,!!!!'>", "<img width=1e999 height=-5 src=x>",
            "<font size=+99>x",
            "<p style='font-size:1e999px;margin:-1e300em;line-height:nan;color:rgb(1e99,-5,x);text-shadow: a b c, 1px'>x",
            "<ol start=99999999999999999999><li>x", "<ol start=9223372036854775807><li>x<li>y", "a\u{0}b<\u{0}p>",
            "&#x110000;&#xD800;",
            "<style>\(String(repeating: "(", count: 5000))", "<p style='\(String(repeating: "a:b;", count: 5000))'>x",
        ])
    func damage(_ text: String) throws {
        let document = try read(text)
        let data = HTMLWriter.data(document)
        _ = try HTMLReader.document(data)
        for end in 0..<min(text.utf8.count, 300) { _ = try HTMLReader.document(Data(text.utf8.prefix(end))) }
    }

    @Test(
        "Elements are nested without recursion",
        arguments: ["div", "b", "ul><li", "blockquote", "table><tr><td", "font size=7"])
    func depth(_ element: String) throws {
        let document = try read(String(repeating: "<\(element)>", count: 10_000) + "x")
        #expect(document.string.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("x"))
        _ = HTMLWriter.data(document)
    }

    @Test("The encoding is that of the byte order mark, the caller, or the document; otherwise UTF-8 or Windows-1252")
    func encodings() throws {
        #expect(try HTMLReader.document(Data([0xFF, 0xFE, 0x41, 0, 0xE4, 0])).string == "Aä")
        #expect(try HTMLReader.document(Data([0xE4]), encoding: .isoLatin1).string == "ä")
        #expect(try HTMLReader.document(Data([0x80, 0xE4])).string == "€ä")
        let declared = Data("<meta charset=windows-1251>".utf8) + Data([0xC4])
        #expect(try HTMLReader.document(declared).string == "Д")
        #expect(try HTMLReader.document(Data([0xFF, 0xFE, 0x41])).string.isEmpty)
    }
}
