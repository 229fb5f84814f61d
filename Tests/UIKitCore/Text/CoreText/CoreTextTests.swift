// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("Core Text")
struct CoreTextTests {
    private func styled() -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "Plain words come first, ", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        text.append(
            NSAttributedString(string: "larger ones follow them ", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
        text.append(
            NSAttributedString(
                string: "and red ones are last.\nA second paragraph.",
                attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red]))
        return text
    }

    private func frame(_ text: NSAttributedString, _ range: CFRange = CFRange(), width: CGFloat, height: CGFloat)
        -> CTFrame
    {
        CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(text), range,
            CGPath(rect: CGRect(x: 0, y: 0, width: width, height: height)), nil)
    }

    private func lines(of frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }

    private func runs(of line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun } }

    @Test("S-IPAD-82 Figure 7-2: a framesetter creates frames with lines and runs")
    func hierarchy() throws {
        let text = styled()
        let frame = frame(text, width: 200, height: 1_000)
        let lines = lines(of: frame)
        #expect(lines.count > 3)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, text.length))
        // Lines are contiguous and make up the visible range, as do runs in their lines.
        var position = 0
        for line in lines {
            let range = CTLineGetStringRange(line)
            #expect(range.location == position)
            position += range.length
            var end = range.location
            for run in runs(of: line) {
                let part = CTRunGetStringRange(run)
                #expect(part.location == end && part.length > 0 && CTRunGetGlyphCount(run) > 0)
                end = part.location + part.length
            }
            #expect(end <= position && end >= position - 1)
        }
        #expect(position == text.length)
        // A run starts where attributes change.
        let starts = Set(lines.flatMap { runs(of: $0) }.map { CTRunGetStringRange($0).location })
        #expect(starts.contains(24) && starts.contains(48))
        let red = try #require(lines.flatMap { runs(of: $0) }.first { CTRunGetStringRange($0).location == 48 })
        #expect(CTRunGetAttributes(red)[NSAttributedString.Key.foregroundColor] as? UIColor == .red)
    }

    @Test("S-IPAD-83 A line drawn from its baseline equals the line drawn by a frame")
    func singleLine() throws {
        let text = NSAttributedString(
            string: "Baseline jpq", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
        let frame = frame(text, width: 200, height: 40)
        var origin = CGPoint.zero
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
        func ink(_ draw: (CGContext) -> Void) throws -> [Bitmap.Pixel] {
            let bitmap = try Bitmap(width: 200, height: 40)
            let context = bitmap.makeContext()
            context.textMatrix = .identity
            context.translateBy(x: 0, y: 40)
            context.scaleBy(x: 1, y: -1)
            draw(context)
            return (0..<40).flatMap { y in (0..<200).map { bitmap.pixel(x: $0, y: y) } }
        }
        let ofFrame = try ink { CTFrameDraw(frame, $0) }
        var end = CGPoint.zero
        let ofLine = try ink { context in
            context.textPosition = origin
            CTLineDraw(CTLineCreateWithAttributedString(text), context)
            end = context.textPosition
        }
        let line = try #require(lines(of: frame).first)
        let ofRuns = try ink { context in
            context.textPosition = origin
            for run in runs(of: line) { CTRunDraw(run, context, CFRange()) }
        }
        #expect(ofFrame.contains { $0.alpha == 255 && $0.red == 255 })
        #expect(ofFrame == ofLine && ofFrame == ofRuns)
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        #expect(abs(end.x - origin.x - CGFloat(width)) < 0.001 && end.y == origin.y)
        // Upright: the first row is that of a capital or ascender, so most of the text is above the baseline.
        let rows = ofFrame.indices.filter { ofFrame[$0].alpha > 64 }.map { $0 / 200 }
        let baseline = 40 - origin.y
        #expect(rows.count { CGFloat($0) < baseline } > 3 * rows.count { CGFloat($0) > baseline })
    }

    @Test("A frame continues where the previous one ended")
    func framesContinue() {
        let string = (0..<400).map { "w\($0)" + ($0 % 40 == 39 ? "\r\n" : " ") }.joined()
        let text = NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 13)])
        var range = CFRange()
        var pieces: [String] = []
        while range.location < text.length, pieces.count < 1_000 {
            let visible = CTFrameGetVisibleStringRange(frame(text, range, width: 150, height: 47))
            #expect(visible.location == range.location && visible.length > 0)
            pieces.append(
                (string as NSString).substring(with: NSRange(location: visible.location, length: visible.length)))
            range.location += max(visible.length, 1)
        }
        #expect(pieces.joined() == string)
        #expect(pieces.count > 20)
        #expect(pieces.allSatisfy { !$0.hasPrefix("\n") })
    }

    @Test("A continued paragraph isn't indented again")
    func aContinuedParagraphIsNotIndentedAgain() throws {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 30
        let text = NSAttributedString(
            string: String(repeating: "word ", count: 50) + "\nnext",
            attributes: [.font: UIFont.systemFont(ofSize: 13), .paragraphStyle: style])
        func firstX(_ location: Int) throws -> CGFloat {
            var origin = CGPoint.zero
            CTFrameGetLineOrigins(
                frame(text, CFRangeMake(location, 0), width: 150, height: 200), CFRangeMake(0, 1), &origin)
            return origin.x
        }
        #expect(try firstX(0) == 30)
        #expect(try firstX(50) == 0)
        #expect(try firstX(251) == 30)
    }

    @Test("Text fits into the suggested size")
    func suggestedSizesFit() {
        let text = styled()
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        var fits = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), nil, CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), &fits)
        #expect(fits == CFRangeMake(0, text.length))
        #expect(size.width <= 200 && size.height > 60)
        let frame = CTFramesetterCreateFrame(
            framesetter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size)), nil)
        #expect(CTFrameGetVisibleStringRange(frame).length == text.length)
        let half = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), nil, CGSize(width: 200, height: size.height / 2), &fits)
        #expect(half.height <= size.height / 2 && fits.length < text.length && fits.length > 0)
    }

    @Test("Offsets and indices in a line correspond")
    func offsetsAndIndicesCorrespond() {
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "Hello\nworld", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 11))
        var (ascent, descent, leading) = (CGFloat.zero, CGFloat.zero, CGFloat(-1))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(ascent > 10 && descent > 2 && leading >= 0)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 11, nil) - CGFloat(width)) < 0.01)
        #expect(CTLineGetOffsetForStringIndex(line, 99, nil) == CTLineGetOffsetForStringIndex(line, 11, nil))
        for index in 0...11 {
            let x = CTLineGetOffsetForStringIndex(line, index, nil)
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.1, y: 0)) == index)
        }
        #expect(CTLineGetGlyphCount(line) == 11)
    }

    @Test("A typesetter breaks lines at words and newlines")
    func typesettersBreakLines() {
        let text = NSAttributedString(
            string: "one two three\nfour", attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let typesetter = CTTypesetterCreateWithAttributedString(text)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 10_000) == 14)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 14, 10_000) == 4)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 18, 10_000) == 0)
        let first = CTLineGetTypographicBounds(CTTypesetterCreateLine(typesetter, CFRangeMake(0, 7)), nil, nil, nil)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, first + 5) == 8)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 0) >= 1)
    }

    @Test("Text colors are Core Graphics colors")
    func colorsAreCoreGraphics() throws {
        let text = NSAttributedString(
            string: "█",
            attributes: [
                NSAttributedString.Key(kCTFontAttributeName): CTFontCreateWithName("Inter", 30, nil),
                NSAttributedString.Key(kCTForegroundColorAttributeName): UIColor.blue.cgColor,
            ])
        let bitmap = try Bitmap(width: 40, height: 40)
        let context = bitmap.makeContext()
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        CTFrameDraw(frame(text, width: 40, height: 40), context)
        #expect((0..<40).contains { bitmap.pixel(x: 10, y: $0) == Bitmap.Pixel(red: 0, green: 0, blue: 255) })
    }

    @Test("Invalid sizes and ranges produce empty results")
    func invalidSizesAndRanges() {
        let text = styled()
        for (width, height) in [(0, 0), (100, 1), (-5, -5), (CGFloat.nan, 100)] as [(CGFloat, CGFloat)] {
            _ = CTFrameGetVisibleStringRange(frame(text, width: width, height: height))
        }
        #expect(CTFrameGetVisibleStringRange(frame(text, width: 100, height: 1)).length == 0)
        let beyond = frame(text, CFRangeMake(500, 7), width: 100, height: 100)
        #expect(CTFrameGetVisibleStringRange(beyond) == CFRangeMake(text.length, 0))
        #expect(lines(of: frame(text, CFRangeMake(-4, -4), width: 200, height: 500)).count > 2)
        let empty = frame(NSAttributedString(string: ""), width: 100, height: 100)
        #expect(lines(of: empty).isEmpty)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
        #expect(CTLineGetGlyphCount(line) == 0 && CTLineGetTypographicBounds(line, nil, nil, nil) == 0)
    }
}
