// SPDX-License-Identifier: MIT
import AttributedDocuments
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitText

@Suite("Documents with attributed text")
struct AttributedDocumentsTests {
    private typealias Text = NSAttributedString

    private func read(
        _ text: String, _ type: NSAttributedString.DocumentType, defaults: [NSAttributedString.Key: Any] = [:]
    ) throws -> NSAttributedString {
        try Text(
            data: Data(text.utf8), options: [.documentType: type, .defaultAttributes: defaults], documentAttributes: nil
        )
    }

    private func readBack(_ text: NSAttributedString, _ type: NSAttributedString.DocumentType) throws
        -> NSAttributedString
    {
        let data = try text.data(
            from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: type])
        return try Text(data: data, options: [.documentType: type], documentAttributes: nil)
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString) -> Value?
    {
        let range = (text.string as NSString).range(of: part)
        guard range.location != NSNotFound else { return nil }
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    @Test("HTML becomes fonts, colors, links, and paragraph styles")
    func html() throws {
        let text = try read(
            "<h1>Title</h1><p style='text-align:right;color:#ff0000'>a <b>bold</b> <a href='https://example.com/'>link</a></p>",
            .html)
        #expect(text.string == "Title\na bold link")
        let title: UIFont? = attribute(.font, of: "Title", in: text)
        #expect(title?.pointSize == 24)
        let bold: UIFont? = attribute(.font, of: "bold", in: text)
        #expect(bold == UIFont.systemFont(ofSize: 12, weight: .bold))
        #expect(attribute(.foregroundColor, of: "bold", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(attribute(.link, of: "link", in: text) == URL(string: "https://example.com/"))
        let style: NSParagraphStyle? = attribute(.paragraphStyle, of: "bold", in: text)
        #expect(style?.alignment == .right)
    }

    @Test("Default attributes apply to text without others, and their font is the base of relative sizes")
    func defaults() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let text = try read(
            "<p>a <span style='font-size:150%;color:blue'>b</span></p>", .html,
            defaults: [.font: font, .foregroundColor: UIColor.systemGreen])
        #expect(attribute(.font, of: "a", in: text) == font)
        #expect(attribute(.foregroundColor, of: "a", in: text) == UIColor.systemGreen)
        #expect(attribute(.font, of: "b", in: text) == UIFont.systemFont(ofSize: 30))
        #expect(attribute(.foregroundColor, of: "b", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("The paragraphs of a list share a list object, also around nested lists and items of several paragraphs")
    func lists() throws {
        let text = try read("<ol><li>one<ul><li>inner</ul><li>two<p>more</p><li>three</ol>", .html)
        #expect(text.string == "one\ninner\ntwo\u{2028}more\nthree")
        func lists(_ part: String) -> [NSTextList] {
            let style: NSParagraphStyle? = attribute(.paragraphStyle, of: part, in: text)
            return style?.textLists ?? []
        }
        let outer = try #require(lists("one").first)
        #expect(lists("inner").count == 2 && lists("inner").first === outer && lists("three").first === outer)
        #expect(text.itemNumber(in: outer, at: text.length - 1) == 3)
        #expect(outer.marker(forItemNumber: 2) == "2.")
        let back = try readBack(text, .html)
        #expect(back.string == text.string)
    }

    @Test(
        "Text with lists, tabs, shadows, and lines is written and read back the same",
        arguments: [NSAttributedString.DocumentType.html, .rtf])
    func roundTrip(_ type: NSAttributedString.DocumentType) throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.firstLineHeadIndent = 10
        style.headIndent = 20
        style.tailIndent = -5
        style.paragraphSpacing = 8
        style.tabStops = [NSTextTab(textAlignment: .right, location: 100)]
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 4
        shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.2)
        let text = NSMutableAttributedString(
            string: "plain\t",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style, .shadow: shadow])
        text.append(
            NSAttributedString(
                string: "styled 😀\n",
                attributes: [
                    .font: UIFont.monospacedSystemFont(ofSize: 14, weight: .regular), .paragraphStyle: style,
                    .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 2 as CGFloat,
                    .baselineOffset: 3 as CGFloat,
                    .backgroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
                ]))
        let item = NSMutableParagraphStyle()
        item.textLists = [NSTextList(markerFormat: .lowercaseRoman, options: [], startingItemNumber: 5)]
        text.append(
            NSAttributedString(
                string: "item", attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: item]))
        let back = try readBack(text, type)
        #expect(back.string == text.string)
        #expect(attribute(.paragraphStyle, of: "plain", in: back) == style)
        #expect(attribute(.shadow, of: "plain", in: back) == shadow)
        #expect(attribute(.underlineStyle, of: "styled", in: back) == NSUnderlineStyle.double.rawValue)
        #expect(attribute(.baselineOffset, of: "styled", in: back) == 3 as CGFloat)
        let itemStyle: NSParagraphStyle? = attribute(.paragraphStyle, of: "item", in: back)
        let list = try #require(itemStyle?.textLists.first)
        #expect(list.startingItemNumber == 5 && list.marker(forItemNumber: 1) == "v.")
        #expect(try readBack(back, type).string == back.string)
    }

    @Test(
        "Images of attachments are embedded, and keep their size",
        arguments: [NSAttributedString.DocumentType.html, .rtf])
    func attachments(_ type: NSAttributedString.DocumentType) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let attachment = NSTextAttachment(image: image)
        let text = NSMutableAttributedString(string: "a")
        text.append(NSAttributedString(attachment: attachment))
        text.append(
            NSAttributedString(attachment: NSTextAttachment(data: Data("no image".utf8), ofType: "public.data")))
        let back = try readBack(text, type)
        #expect(back.string == "a\u{FFFC}")
        let read: NSTextAttachment = try #require(attribute(.attachment, of: "\u{FFFC}", in: back))
        #expect(read.fileType == "public.png" && read.bounds.size == CGSize(width: 4, height: 3))
        let data = try #require(read.contents)
        #expect(UIImage(data: data)?.size.width == image.size.width * image.scale)
    }

    @Test("Properties of documents are read and written")
    func properties() throws {
        let data = try NSAttributedString(string: "x").data(
            from: NSRange(location: 0, length: 1),
            documentAttributes: [
                .documentType: NSAttributedString.DocumentType.rtf, .title: "T", .keywords: ["a", "b"],
                .paperSize: CGSize(width: 600, height: 800),
                .paperMargin: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .viewMode: 1,
            ])
        var attributes: NSDictionary?
        let text = try NSAttributedString(data: data, options: [:], documentAttributes: &attributes)
        let values = try #require(attributes as? [NSAttributedString.DocumentAttributeKey: Any])
        #expect(text.string == "x")
        #expect(values[.documentType] as? NSAttributedString.DocumentType == .rtf)
        #expect(values[.title] as? String == "T" && values[.keywords] as? [String] == ["a", "b"])
        #expect(values[.paperSize] as? CGSize == CGSize(width: 600, height: 800))
        #expect(values[.paperMargin] as? UIEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(values[.viewMode] as? Int == 1)
    }

    @Test("Headings, quotations, rules, check boxes, and code of Markdown are written as they were read")
    func markdown() throws {
        let source =
            "# Title\n\ntext **bold**\n\n> quoted\n\n- [x] done\n- [ ] open\n\n```\ncode\n```\n\n***\n\n![alt](pic.png)\n"
        let text = try read(source, .markdown)
        #expect(
            text.string == "Title\ntext bold\nquoted\n\u{2611} done\n\u{2610} open\ncode\n\u{2014}\u{2014}\u{2014}\nalt"
        )
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.markdown])
        #expect(String(decoding: data, as: UTF8.self) == source)
    }

    @Test("Relative links of Markdown refer to the base address")
    func baseURL() throws {
        let text = try NSAttributedString(markdown: "*a* [b](c/d)", baseURL: URL(string: "https://example.com/x/"))
        #expect(text.string == "a b")
        #expect(attribute(.link, of: "b", in: text) == URL(string: "https://example.com/x/c/d"))
    }

    @Test("A check box that was exchanged in the text is written as it is")
    func checkBoxes() throws {
        let text = NSMutableAttributedString(attributedString: try read("- [ ] a\n", .markdown))
        text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "\u{2611}")
        let data = try text.data(
            from: NSRange(location: 0, length: text.length),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.markdown])
        #expect(String(decoding: data, as: UTF8.self) == "- [x] a\n")
    }

    @Test("Plain text has the encoding of its mark, of the caller, UTF-8, or Windows-1252")
    func plain() throws {
        func read(_ bytes: [UInt8], _ encoding: String.Encoding? = nil) throws -> String {
            var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
                .documentType: NSAttributedString.DocumentType.plain
            ]
            if let encoding { options[.characterEncoding] = encoding.rawValue }
            return try Text(data: Data(bytes), options: options, documentAttributes: nil).string
        }
        #expect(try read([0xFE, 0xFF, 0, 0x41, 0]) == "A")
        #expect(try read([0xC3, 0xA4, 13, 10, 0x62, 10]) == "ä\nb\n")
        #expect(try read([0xE4, 0]) == "ä\u{FFFD}")
        #expect(try read([0xC4], .windowsCP1251) == "Д")
        #expect(try read([]).isEmpty)
        let text = NSAttributedString(string: "ä😀")
        let whole = NSRange(location: 0, length: text.length)
        #expect(throws: CocoaError.self) {
            try text.data(
                from: whole,
                documentAttributes: [
                    .documentType: NSAttributedString.DocumentType.plain,
                    .characterEncoding: String.Encoding.isoLatin1.rawValue,
                ])
        }
    }

    @Test("Without a format in the options, the data determine it")
    func detection() throws {
        for (source, string) in [("{\\rtf1 a}", "a"), (" <!DOCTYPE html><p>b", "b"), ("<b>c", "<b>c")] {
            #expect(try Text(data: Data(source.utf8), documentAttributes: nil).string == string)
        }
    }

    @Test("The extension of a file determines its format; a missing file is an error")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.md")
        try Data("**a**".utf8).write(to: file)
        #expect(try Text(url: file, documentAttributes: nil).string == "a")
        let text = NSMutableAttributedString(string: "old")
        #expect(throws: (any Error).self) {
            try text.read(from: folder.appendingPathComponent("none.rtf"), documentAttributes: nil)
        }
        #expect(text.string == "old")
        try text.read(from: file, documentAttributes: nil)
        #expect(text.string == "a")
    }

    @Test("Data of another format, unknown formats, and ranges outside the text are handled")
    func misuse() throws {
        #expect(throws: CocoaError.self) { try read("no rtf", .rtf) }
        #expect(throws: CocoaError.self) { try read("x", .init(rawValue: "unknown")) }
        let text = NSAttributedString(string: "abc")
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 0, length: 3)) }
        for range in [
            NSRange(location: 1, length: .max), NSRange(location: NSNotFound, length: 1),
            NSRange(location: -5, length: -5),
        ] {
            let data = try text.data(
                from: range, documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
            #expect(["bc", ""].contains(String(decoding: data, as: UTF8.self)))
        }
    }
}
