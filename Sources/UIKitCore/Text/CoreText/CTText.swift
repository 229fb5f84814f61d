// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics
internal import TextLayout

// Core Text's names for attributes. Their values are those of the same attributes elsewhere: a `UIFont`, a number, an
// `NSParagraphStyle`; only the colour is a `CGColor`.

public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"

/// A string as Core Text's functions set it.
@MainActor
struct CTText {
    let string: NSAttributedString
    private let units: NSString

    init(_ string: NSAttributedString) {
        // A copy: what is mutable may change before it is drawn.
        self.string = NSAttributedString(attributedString: string)
        units = string.string as NSString
    }

    var length: Int { string.length }

    /// A part of the string, ready for layout.
    func text(in range: Range<Int>, isOneLine: Bool = false) -> AttributedText {
        let part = string.attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
        var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
        part.enumerateAttributes(in: NSRange(location: 0, length: part.length)) { dictionary, range, _ in
            var attributes = TextAttributes(dictionary, over: Self.base, traits: .current)
            if let color = dictionary[.init(kCTForegroundColorAttributeName)] as? CGColor {
                attributes.foregroundColor = color
            }
            if let color = dictionary[.init(kCTBackgroundColorAttributeName)] as? CGColor {
                attributes.backgroundColor = color
            }
            // What a frame has no room for is left to the next frame.
            if attributes.paragraph.lineBreakMode != .charWrapping {
                attributes.paragraph.lineBreakMode = .wordWrapping
            }
            runs.append((range.location..<range.location + range.length, attributes))
        }
        var characters = part.string
        if isOneLine {
            characters = String(
                decoding: characters.utf16.map { Self.isTerminator($0) ? 0x20 : $0 }, as: UTF16.self)
        }
        var text = AttributedText(characters, runs: runs)
        guard range.lowerBound > 0, !Self.isTerminator(units.character(at: range.lowerBound - 1)) else { return text }
        // The paragraph began before, so its first line did, too.
        let end = range.lowerBound..<endOfParagraph(from: range.lowerBound, limit: range.upperBound)
        text.modifyAttributes(in: 0..<max(end.count, 1)) { $0.paragraph.firstLineHeadIndent = $0.paragraph.headIndent }
        return text
    }

    /// `offset`, or the offset behind the line terminator that begins there.
    func skippingTerminator(at offset: Int) -> Int {
        guard offset < length, Self.isTerminator(units.character(at: offset)) else { return offset }
        let isPair =
            units.character(at: offset) == 0x0D && offset + 1 < length && units.character(at: offset + 1) == 0x0A
        return offset + (isPair ? 2 : 1)
    }

    /// How many characters a room may hold, with some to spare; a guess.
    func estimatedLength(at offset: Int, width: CGFloat?, height: CGFloat?) -> Int {
        guard let width, let height, offset < length else { return length }
        let font = string.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        let size = max(font?.pointSize ?? Self.base.font.pointSize, 1)
        // Letters are about half as wide as high, and lines a fifth apart; half as many again are to spare.
        let estimate = width * height / (0.4 * size * size) + 200
        return estimate < CGFloat(length) ? max(Int(estimate), 200) : length
    }

    /// The end of the character at `offset`, however many units it has, at most `limit`.
    func wholeCharacters(_ offset: Int, limit: Int) -> Int {
        guard offset < limit else { return limit }
        return min(NSMaxRange(units.rangeOfComposedCharacterSequence(at: offset)), limit)
    }

    private func endOfParagraph(from start: Int, limit: Int) -> Int {
        var end = start
        while end < limit, !Self.isTerminator(units.character(at: end)) { end += 1 }
        return end
    }

    private static func isTerminator(_ unit: UInt16) -> Bool {
        unit == 0x0A || unit == 0x0D || unit == 0x2029
    }

    private static var base: TextAttributes {
        TextAttributes(font: TextFont(size: 12), foregroundColor: .black)
    }
}
