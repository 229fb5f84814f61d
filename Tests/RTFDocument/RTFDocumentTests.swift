// SPDX-License-Identifier: MIT
import Foundation
import RTFDocument
import RichText
import Testing

@Suite("Rich Text Format")
struct RTFDocumentTests {
    private func read(_ text: String) throws -> RichTextDocument { try RTFReader.document(Data(text.utf8)) }

    private func readBack(_ document: RichTextDocument) throws -> RichTextDocument {
        try RTFReader.document(RTFWriter.data(document))
    }

    @Test("Fonts, colors, and styles end with their group")
    func groups() throws {
        let document = try read(
            #"{\rtf1\ansi{\fonttbl\f0\fswiss Helvetica-Bold;}{\colortbl;\red255\green0\blue128;}\f0\fs36 a{\b\cf1 b}c}"#
        )
        let runs = try #require(document.paragraphs.first).runs
        #expect(runs.map(\.text) == ["a", "b", "c"])
        #expect(runs.map(\.style.isBold) == [false, true, false])
        #expect(runs.map(\.style.color) == [nil, RichTextColor(255, 0, 128), nil])
        #expect(runs.allSatisfy { $0.style.family == "Helvetica" && $0.style.size == 18 })
    }

    @Test("Bytes of the code page, Unicode escapes, and their replacements are decoded")
    func characters() throws {
        let document = try read(#"{\rtf1\ansi\ansicpg1252 \'e4\u8364 ?\uc2\u-10179 xy\u-8704 zz.\uc0\u9731 !\~\_}"#)
        #expect(document.string == "ä€\u{1F600}.\u{2603}!\u{A0}\u{2011}")
    }

    @Test("Unknown groups are skipped, and text after the document is ignored")
    func skipping() throws {
        #expect(try read(#"{\rtf1{\*\unknown secret}{\info{\title T}}a\par b}trailing"#).string == "a\nb")
    }

    @Test("A document is read back as it was written")
    func roundTrip() throws {
        var style = RichTextStyle()
        style.family = "Courier"
        style.size = 14.5
        style.isBold = true
        style.underline = .double
        style.color = RichTextColor(1, 2, 3)
        style.shadow = RichTextShadow(right: 2, down: -3, blur: 1.5, color: RichTextColor(9, 8, 7, alpha: 100))
        var linked = RichTextStyle()
        linked.link = "https://example.com/?a=b&c={d}"
        var paragraph = RichTextParagraphStyle()
        paragraph.alignment = .right
        paragraph.firstLineIndent = 10
        paragraph.headIndent = 20
        paragraph.spacingAfter = 6
        paragraph.tabs = [.init(40, .right), .init(80.5, .decimal), .init(120)]
        let outer = RichTextList(.decimal, start: 3, identifier: 1)
        let inner = RichTextList(.disc, identifier: 1)
        var item = RichTextParagraphStyle()
        item.lists = [outer]
        var nested = item
        nested.lists.append(inner)
        var document = RichTextDocument([
            RichTextParagraph(
                [RichTextRun("x\\{}\t\u{1F600}", style: style), RichTextRun("y", style: linked)], style: paragraph),
            RichTextParagraph("one", style: item),
            RichTextParagraph("inner", style: nested),
            RichTextParagraph("two", style: item),
            RichTextParagraph([
                RichTextRun(
                    RichTextImage(data: Data([0x89, 0x50, 0x4E, 0x47, 0, 255]), type: "image/png", width: 8, height: 4))
            ]),
        ])
        document.properties.title = "Títle"
        document.properties.keywords = ["a", "b"]
        document.properties.paperWidth = 612
        let result = try readBack(document)
        #expect(result.properties == document.properties)
        #expect(result.paragraphs.map(\.runs) == document.paragraphs.map(\.runs))
        #expect(
            result.paragraphs.map { $0.style.lists.map(\.marker) } == [
                [], [.decimal], [.decimal, .disc], [.decimal], [],
            ])
        #expect(result.paragraphs[1].style.lists.first?.start == 3)
        #expect(result.paragraphs[0].style == paragraph)
        #expect(try readBack(result) == result)
    }

    @Test(
        "Damaged documents are read as far as they can be",
        arguments: [
            #"{\rtf1"#, #"{\rtf1\'"#, #"{\rtf1\'z"#, #"{\rtf1\u"#, #"{\rtf1\u99999999999999999999 x"#, #"{\rtf1}}}}"#,
            #"{\rtf1\fs-2147483648\li99999999999\sl-1 x}"#, #"{\rtf1\bin99999999999 x}"#, #"{\rtf1\bin-5 x}"#,
            #"{\rtf1{\colortbl\red999\green-4;}\cf77\cb-1 x}"#, #"{\rtf1{\fonttbl\f-1;\f99999999999 X;}\f-1 x}"#,
            #"{\rtf1\ls99\ilvl-7 x\ls1\ilvl99999 y}"#, #"{\rtf1{\pict\pngblip\picwgoal-1 8}x}"#,
            "{\\rtf1 \u{0}a\\par\u{0}}",
            #"{\rtf1{\field{\*\fldinst HYPERLINK}{\fldrslt x}}}"#, #"{\rtf1\uc99999\u65 x}"#,
            #"{\rtf1\shadx5\shado-9 x}"#,
        ])
    func damage(_ text: String) throws {
        let document = try read(text)
        _ = RTFWriter.data(document)
        for end in 0..<text.utf8.count { _ = try? RTFReader.document(Data(text.utf8.prefix(end))) }
    }

    @Test("Groups are nested without recursion up to the limit, and too deep ones are an error")
    func depth() throws {
        let deep = #"{\rtf1 "# + String(repeating: "{", count: 10_000) + "x"
        #expect(try read(deep).string == "x")
        #expect(throws: RichTextError.tooDeep(limit: RichTextLimits.depth)) {
            try read(#"{\rtf1 "# + String(repeating: "{", count: RichTextLimits.depth + 1))
        }
    }

    @Test("A newline at the end stays one newline when a document is written and read again")
    func trailingNewline() throws {
        let document = try read(#"{\rtf1\fs34 a\par}"#)
        #expect(document.string == "a\n")
        let again = try RTFReader.document(RTFWriter.data(document))
        #expect(again.string == "a\n")
        #expect(again.paragraphs.last?.endStyle == document.paragraphs.last?.endStyle)
    }

    @Test("Escaped control characters aren't text")
    func controls() throws {
        #expect(try read(#"{\rtf1 a\'0a\'0d\'00\u10?\u0?b}"#).string == "ab")
    }

    @Test("Other data is refused", arguments: ["", "text", "{\\rt", "<html>"])
    func otherData(_ text: String) {
        #expect(throws: RichTextError.wrongFormat(needed: "Rich Text Format")) { try read(text) }
    }
}
