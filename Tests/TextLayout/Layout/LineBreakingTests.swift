// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import TextLayout

@MainActor
@Suite("Line breaking rules of paragraphs")
struct LineBreakingTests {
    private func paragraph(_ change: (inout TextParagraph.Extras) -> Void) -> TextParagraph {
        var paragraph = TextParagraph()
        var extras = TextParagraph.Extras()
        change(&extras)
        paragraph.extras = extras
        return paragraph
    }

    /// Divides "hyphenation" as "hy-phen-ation", with a dictionary in a temporary folder.
    private func withDictionary(_ body: () throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hyphen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n% comment\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n"
        try Data(text.utf8).write(to: folder.appendingPathComponent("hyph_qaa_QA.dic"))
        let directories = Hyphenator.shared.directories
        Hyphenator.shared.directories = [folder.path]
        defer { Hyphenator.shared.directories = directories }
        try body()
    }

    @Test("Words are divided by the patterns of the language's dictionary")
    func patterns() throws {
        let patterns = HyphenationPatterns(Data("UTF-8\nhy3ph\nhe2n\nhena4\nhen5at\n1na\nn2at\n".utf8))
        let word = "hyphenation".unicodeScalars.map(\.value)
        #expect(patterns.divisions(of: word) == [2, 6])
        #expect(patterns.divisions(of: Array(word.prefix(2))).isEmpty)
        #expect(HyphenationPatterns(Data()).divisions(of: word).isEmpty)
        #expect(HyphenationPatterns(Data([0xFF, 0x00, 0x0A, 0x31, 0x0A, 0x32, 0x33])).divisions(of: word).isEmpty)
    }

    @Test("A word that doesn't fit is divided, and offsets are those of the text")
    func hyphenation() throws {
        try withDictionary {
            let string = "wide hyphenation wide"
            var attributes = Sample.attributes(paragraph { $0.hyphenationFactor = 1 })
            attributes.styling = TextStyling()
            attributes.styling?.language = "qaa-QA"
            let width = Sample.width("wide hyphen--")
            let layout = TextLayout(string, attributes: attributes, width: width)
            #expect(layout.strings == ["wide hyphen", "ation wide"])
            #expect(layout.lines[0].frame.width > Sample.width("wide hyphen") + 1)
            #expect(layout.lines.map(\.range) == [0..<11, 11..<21])
            #expect(abs(layout.caretRect(for: 7).minX - Sample.width("wide hy")) < 1.5)
            #expect(layout.characterIndex(at: CGPoint(x: layout.caretRect(for: 9).minX, y: 2)) == 9)
            #expect(layout.position(from: 6, toRight: true) == 7)
            #expect(layout.position(from: 7, toRight: true) == 8)
            #expect(layout.position(from: 8, toRight: false) == 7)
            let selected = layout.selectionRects(for: 5..<13)
            #expect(selected.count == 2)
            #expect(abs(selected[1].width - Sample.width("at")) < 1)
            attributes.paragraph.extras?.hyphenationFactor = 0.05
            #expect(TextLayout(string, attributes: attributes, width: width).strings[0] == "wide ")
        }
    }

    @Test("Embedded and overridden directions reorder their range")
    func embeddings() {
        func xs(_ embedding: TextEmbedding?, _ string: String = "abc def") -> [CGFloat] {
            var text = AttributedText(string, attributes: Sample.attributes())
            if let embedding {
                text.modifyAttributes(in: 4..<7) {
                    $0.styling = TextStyling()
                    $0.styling?.embeddings = [embedding]
                }
            }
            let layout = TextLayout(text)
            return (0..<7).map { layout.selectionRects(for: $0..<$0 + 1).first?.minX ?? -1 }
        }
        let plain = xs(nil)
        #expect(plain == plain.sorted())
        let override = xs(TextEmbedding(isRightToLeft: true, isOverride: true))
        #expect(override[4] > override[5])
        #expect(override[5] > override[6])
        #expect(abs(override[0] - plain[0]) < 0.01)
        #expect(xs(TextEmbedding(isRightToLeft: true)) == plain)
        let numbers = xs(TextEmbedding(isRightToLeft: true), "abc 1.ג")
        #expect(numbers[6] < numbers[4])
    }

    @Test("The runs of a text with embedded directions cover it in its own offsets")
    func embeddedRuns() {
        var text = AttributedText("ab אבג cd\nnext", attributes: Sample.attributes())
        for (range, isRightToLeft) in [(1..<5, true), (3..<8, false), (10..<12, true)] {
            text.modifyAttributes(in: range) {
                $0.styling = $0.styling ?? TextStyling()
                $0.styling?.embeddings.append(TextEmbedding(isRightToLeft: isRightToLeft, isOverride: true))
            }
        }
        let layout = TextLayout(text)
        #expect(layout.strings == ["ab אבג cd", "next"])
        let covered = Set(layout.runs(ofLine: 0).flatMap { Array($0.range) })
        #expect(covered == Set(0..<9))
    }

    @Test("A last line of one word takes another word")
    func orphans() {
        let string = "one two three four"
        let width = Sample.width("one two three ") + 2
        #expect(Sample.layout(string, width: width).strings == ["one two three ", "four"])
        let pushed = Sample.layout(string, paragraph { $0.avoidsOrphans = true }, width: width)
        #expect(pushed.strings == ["one two ", "three four"])
        let two = Sample.layout(
            "longword four", paragraph { $0.avoidsOrphans = true }, width: Sample.width("longword "))
        #expect(two.strings == ["longword ", "four"])
    }

    @Test("Hangul is broken between words only if the paragraph says so")
    func hangul() {
        let string = "가나다 라마바사"
        let width = Sample.width("가나다 라마") + 1
        #expect(Sample.layout(string, width: width).strings == ["가나다 라마", "바사"])
        let words = Sample.layout(string, paragraph { $0.keepsHangulWords = true }, width: width)
        #expect(words.strings == ["가나다 ", "라마바사"])
    }

    @Test("Text that barely doesn't fit is tightened instead of truncated")
    func tightening() {
        let string = "Tighten this line"
        var style = paragraph { $0.tightens = true }
        style.lineBreakMode = .truncatingTail
        let natural = Sample.width(string)
        let tight = Sample.layout(string, style, width: natural - 4, lines: 1)
        #expect(!tight.isTruncated)
        #expect(tight.size.width <= natural - 4)
        #expect(Sample.layout(string, style, width: natural / 2, lines: 1).isTruncated)
        #expect(Sample.layout(string, style, width: natural + 1, lines: 1).size.width == natural)
    }
}
