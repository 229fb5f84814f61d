// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics
internal import TextLayout

// The names of Core Text's attributes. Values have the same types as for the corresponding `NSAttributedString` keys,
// except that colors are `CGColor` values.

/// The key for a `UIFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The key for the text color as a `CGColor`.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key for the additional spacing after each character, in points.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The key for an `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The key for the raw value of an `NSUnderlineStyle`.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The key for the background color as a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"

/// The key for the width of the outline in percent of the font size; glyphs are filled if it is negative.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The key for the color of the outline as a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The key for the color of the underline as a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The key for the use of ligatures: 0 for none, 1 for common ones, 2 for all.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The key for the distance above the baseline, in points.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue
/// The key for the additional spacing after each character in points, in addition to the font's kerning.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The key for the writing directions inside that of the paragraph, as an array of numbers.
public let kCTWritingDirectionAttributeName: CFString = NSAttributedString.Key.writingDirection.rawValue
/// The key for the language as a BCP 47 tag, which selects among the glyph variants of a script and divides words.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// A string to be laid out by Core Text functions.
@MainActor
struct CTText {
    let string: NSAttributedString
    private let units: NSString

    /// Whether lines are broken between any two characters.
    private let breaksCharacters: Bool

    init(_ string: NSAttributedString, breaksCharacters: Bool = false) {
        self.breaksCharacters = breaksCharacters
        // Copied, because a mutable string may change before it is drawn.
        self.string = NSAttributedString(attributedString: string)
        units = string.string as NSString
    }

    var length: Int { string.length }

    /// Returns a range of the string, prepared for layout.
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
            if let color = dictionary[.init(kCTStrokeColorAttributeName)] as? CGColor {
                attributes.styling?.stroke?.color = color
            }
            if let color = dictionary[.init(kCTUnderlineColorAttributeName)] as? CGColor {
                attributes.underline?.color = color
            }
            if breaksCharacters { attributes.paragraph.lineBreakMode = .charWrapping }
            // Text that doesn't fit into a frame is left to the next one.
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
        // The range starts inside a paragraph, so its first line isn't the first line of the paragraph.
        let end = range.lowerBound..<endOfParagraph(from: range.lowerBound, limit: range.upperBound)
        text.modifyAttributes(in: 0..<max(end.count, 1)) { $0.paragraph.firstLineHeadIndent = $0.paragraph.headIndent }
        return text
    }

    /// Returns the offset after a line terminator at `offset`, or else `offset`.
    func skippingTerminator(at offset: Int) -> Int {
        guard offset < length, Self.isTerminator(units.character(at: offset)) else { return offset }
        let isPair =
            units.character(at: offset) == 0x0D && offset + 1 < length && units.character(at: offset + 1) == 0x0A
        return offset + (isPair ? 2 : 1)
    }

    /// Estimates, with a margin, how many characters fit into a rectangle.
    func estimatedLength(at offset: Int, width: CGFloat?, height: CGFloat?) -> Int {
        guard let width, let height, offset < length else { return length }
        let font = string.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        let size = max(font?.pointSize ?? Self.base.font.pointSize, 1)
        // Assumes an average glyph width of half the font size and a line spacing of 1.2, plus a margin of half.
        let estimate = width * height / (0.4 * size * size) + 200
        return estimate < CGFloat(length) ? max(Int(estimate), 200) : length
    }

    /// Returns the end of the character at `offset`, at most `limit`.
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
