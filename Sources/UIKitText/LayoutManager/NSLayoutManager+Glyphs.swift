// SPDX-License-Identifier: MIT
public import Foundation
internal import TextEditing
internal import TextLayout
public import UIKitCore

extension NSLayoutManager {
    /// The properties of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Nothing is drawn: the character is part of the cluster before it.
        public static let null = GlyphProperty(rawValue: 1)
        /// The character is a tab, a newline, or another control character.
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        /// The character is a space, which is wider in justified text.
        public static let elastic = GlyphProperty(rawValue: 4)
        /// The character is a mark on the one before it.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// Returns the number of a character's glyph in its font; 0 without a glyph, and for an index outside the text.
    ///
    /// Characters of a ligature have the same one.
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

    /// Returns the number of a character's glyph in its font, and whether the index is in the text.
    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        guard isValidGlyphIndex(glyphIndex) else { return 0 }
        let paragraph = stack.paragraph(at: glyphIndex)
        let local = glyphIndex - stack.start(of: paragraph)
        let layout = stack.layout(of: paragraph)
        let line = layout.lineIndex(containing: local)
        for (index, run) in layout.runs(ofLine: line).enumerated() where run.range.contains(local) {
            let glyphs = layout.glyphs(ofRun: index, ofLine: line).filter { $0.offset <= local }
            return glyphs.max { $0.offset < $1.offset }?.id.map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
        }
        return 0
    }

    /// Returns the number of a character's glyph in its font, as `cgGlyph(at:)`.
    public func glyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex) }

    /// Returns the number of a character's glyph in its font, and whether the index is in the text.
    public func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        cgGlyph(at: glyphIndex, isValidIndex: isValidIndex)
    }

    /// Returns the properties of a character's glyph; none for an index outside the text.
    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let unit = unit(at: glyphIndex) else { return [] }
        var result: GlyphProperty = []
        let isControl = unit < 0x20 || (0x7F..<0xA0).contains(unit) || unit == 0x2028 || unit == 0x2029
        if isControl { result.insert(.controlCharacter) }
        if unit == 0x20 || unit == 0xA0 { result.insert(.elastic) }
        if let scalar = Unicode.Scalar(unit), scalar.properties.canonicalCombiningClass != .notReordered {
            result.insert(.nonBaseCharacter)
        }
        if stack.cluster(at: glyphIndex).lowerBound != glyphIndex { result.insert(.null) }
        return result
    }

    /// Copies what is known of the glyphs of a range.
    ///
    /// - Parameters:
    ///   - glyphRange: The glyphs, which are clamped to the text.
    ///   - glyphBuffer: Gets their numbers in their fonts; `nil` if they aren't needed.
    ///   - props: Gets their properties.
    ///   - charIndexBuffer: Gets the offsets of their characters.
    ///   - bidiLevelBuffer: Gets 0 for glyphs from left to right, 1 for those from right to left.
    /// - Returns: The number of glyphs, which the buffers must have space for.
    @discardableResult
    public func getGlyphs(
        in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
        properties props: UnsafeMutablePointer<GlyphProperty>?,
        characterIndexes charIndexBuffer:
            UnsafeMutablePointer<Int>?, bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
    ) -> Int {
        let range = clamped(glyphRange)
        for (position, index) in range.enumerated() {
            unsafe glyphBuffer?[position] = cgGlyph(at: index)
            unsafe props?[position] = propertyForGlyph(at: index)
            unsafe charIndexBuffer?[position] = index
            unsafe bidiLevelBuffer?[position] = isRightToLeft(at: index) ? 1 : 0
        }
        return range.count
    }

    /// Returns whether a glyph isn't drawn: that of a control character, or of a cluster's second character.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
    }

    /// Returns whether a line's glyphs extend above or below it.
    public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
        guard isValidGlyphIndex(glyphIndex) else { return false }
        let paragraph = stack.paragraph(at: glyphIndex)
        let layout = stack.layout(of: paragraph)
        let index = layout.lineIndex(containing: glyphIndex - stack.start(of: paragraph))
        let (line, ink) = (layout.lines[index], layout.inkBounds(ofLine: index))
        return !ink.isEmpty && (ink.minY < -line.ascent || ink.maxY > line.descent)
    }

    /// Returns the size of the attachment at an index; `(-1, -1)` without one.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex) else { return CGSize(width: -1, height: -1) }
        let paragraph = stack.paragraph(at: glyphIndex)
        let frame = stack.layout(of: paragraph).frameOfAttachment(at: glyphIndex - stack.start(of: paragraph))
        return frame?.size ?? CGSize(width: -1, height: -1)
    }

    /// Returns the glyphs around an index that follow each other with their own advances: those of its run.
    public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard isValidGlyphIndex(glyphIndex) else { return NSRange(location: NSNotFound, length: 0) }
        let paragraph = stack.paragraph(at: glyphIndex)
        let start = stack.start(of: paragraph)
        let layout = stack.layout(of: paragraph)
        let runs = layout.runs(ofLine: layout.lineIndex(containing: glyphIndex - start))
        guard let run = runs.first(where: { $0.range.contains(glyphIndex - start) }) else {
            return NSRange(location: glyphIndex, length: 1)
        }
        return NSRange(start + run.range.lowerBound..<start + run.range.upperBound)
    }

    /// Returns the glyphs that an ellipsis replaces in the line with a glyph; a location of `NSNotFound` if the line isn't
    /// truncated.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard isValidGlyphIndex(glyphIndex) else { return none }
        let paragraph = stack.paragraph(at: glyphIndex)
        let start = stack.start(of: paragraph)
        let layout = stack.layout(of: paragraph)
        let runs = layout.runs(ofLine: layout.lineIndex(containing: glyphIndex - start))
        guard let hidden = runs.first(where: \.isEllipsis)?.range else { return none }
        return NSRange(start + hidden.lowerBound..<start + hidden.upperBound)
    }

    /// Lays out the characters of a range, whose glyphs are known then.
    public func ensureGlyphs(forCharacterRange charRange: NSRange) { ensureLayout(forCharacterRange: charRange) }

    /// Lays out the glyphs of a range.
    public func ensureGlyphs(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Returns the first character and glyph that have not been laid out.
    public func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        unsafe charIndex?.pointee = firstUnlaidCharacterIndex()
        unsafe glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    private func unit(at index: Int) -> UInt16? {
        guard isValidGlyphIndex(index), let textStorage else { return nil }
        guard textStorage.hasOwnContent else { return (textStorage.string as NSString).character(at: index) }
        return textStorage.content.buffer.unit(at: index)
    }

    private func isRightToLeft(at index: Int) -> Bool {
        let paragraph = stack.paragraph(at: index)
        let local = index - stack.start(of: paragraph)
        let layout = stack.layout(of: paragraph)
        let runs = layout.runs(ofLine: layout.lineIndex(containing: local))
        return runs.first { $0.range.contains(local) }?.isRightToLeft ?? false
    }

    // MARK: - Lines

    /// Returns the area of the line with a glyph, or with `flag` an estimate if it hasn't been laid out.
    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        if flag, let estimate = estimate(at: glyphIndex, effectiveRange) { return estimate }
        return lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// Returns the area that the text uses of the line with a glyph, or with `flag` an estimate if the line hasn't been laid
    /// out.
    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        if flag, let estimate = estimate(at: glyphIndex, effectiveRange) { return estimate }
        return lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// Returns the container with a glyph; with `flag`, `nil` if the line hasn't been laid out and may be in several.
    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        if flag, estimate(at: glyphIndex, nil) != nil { return textContainers.count == 1 ? textContainers[0] : nil }
        return textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the estimated area of the paragraph with an index that hasn't been laid out.
    private func estimate(at index: Int, _ effectiveRange: NSRangePointer?) -> CGRect? {
        guard stack.shape == nil, !columns.isEmpty else { return nil }
        let paragraph = stack.paragraph(at: min(max(index, 0), stack.length))
        guard stack.isMeasured(paragraph) == nil else { return nil }
        unsafe effectiveRange?.pointee = NSRange(stack.range(of: paragraph))
        let padding = 2 * (textContainers.first?.lineFragmentPadding ?? 0)
        return CGRect(
            x: 0, y: stack.top(of: paragraph), width: stack.width + padding,
            height: stack.bottom(of: paragraph) - stack.top(of: paragraph))
    }

    /// Returns the carets of the line with a character.
    ///
    /// - Parameters:
    ///   - charIndex: The character.
    ///   - aFlag: Whether the second carets at changes of direction are given; they are the same as the first ones.
    ///   - dFlag: Whether the order is that of the display rather than that of the text.
    ///   - positions: Gets the positions, relative to the left edge of the line; `nil` if they aren't needed.
    ///   - charIndexes: Gets the characters.
    /// - Returns: The number of carets, which the buffers must have space for.
    @discardableResult
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        var points: [(x: CGFloat, index: Int)] = []
        enumerateInsertionPoints(forLineFragmentAt: charIndex) { x, index in points.append((x, index)) }
        if !dFlag { points.sort { $0.index < $1.index } }
        for (position, point) in points.enumerated() {
            unsafe positions?[position] = point.x
            unsafe charIndexes?[position] = point.index
        }
        return points.count
    }
}
