// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
internal import UIKitCore

/// Characters, words, sentences, lines, and paragraphs of the text.
extension NSTextLayoutManager {
    /// Returns the unit of text with an offset; `nil` at the end of the text, and for spaces between words.
    func piece(_ granularity: NSTextSelection.Granularity, at offset: Int) -> Range<Int>? {
        let stack = engine.stack
        guard stack.length > 0, offset >= 0 else { return nil }
        if granularity == .line { return line(with: min(offset, stack.length))?.range }
        if granularity == .paragraph { return paragraph(at: min(offset, stack.length)) }
        guard offset < stack.length, let storage = engine.textStorage else { return nil }
        let range = stack.range(of: stack.paragraph(at: offset))
        let boundaries = TextBoundaries(storage.substring(range))
        let local = min(offset - range.lowerBound, boundaries.length)
        let piece: Range<Int>
        switch granularity {
        case .word:
            piece = boundaries.run(at: local)
            guard boundaries.isWord(piece) else { return nil }
        case .sentence: piece = boundaries.sentence(at: local)
        default:
            let start = boundaries.character(at: local)
            piece = start..<boundaries.character(after: start)
        }
        guard !piece.isEmpty else { return nil }
        return range.lowerBound + piece.lowerBound..<range.lowerBound + piece.upperBound
    }

    /// Returns a paragraph with its newline; the pieces of a very long one are joined.
    private func paragraph(at offset: Int) -> Range<Int> {
        let stack = engine.stack
        var (first, last) = (stack.paragraph(at: offset), stack.paragraph(at: offset))
        while first > 0, stack.isContinuation(first) { first -= 1 }
        while last + 1 < stack.count, stack.isContinuation(last + 1) { last += 1 }
        return stack.range(of: first).lowerBound..<stack.range(of: last).upperBound
    }

    func enumeratePieces(
        from offset: Int, _ options: NSString.EnumerationOptions,
        _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let granularity: NSTextSelection.Granularity
        switch options.rawValue & 0xFF {
        case 1: granularity = .paragraph
        case 2: granularity = .character
        case 3: granularity = .word
        case 4: granularity = .sentence
        default: granularity = .line
        }
        let isReverse = options.contains(.reverse)
        let length = engine.stack.length
        var stop: ObjCBool = false
        var position = isReverse ? min(offset, length) - 1 : offset
        while position >= 0, position < length, !stop.boolValue {
            let found = piece(granularity, at: position)
            if let found {
                let text = options.contains(.substringNotRequired) ? nil : engine.textStorage?.substring(found)
                block(text, range(found), range(found), &stop)
            }
            let skipped = found ?? piece(.character, at: position) ?? position..<position + 1
            position = isReverse ? min(skipped.lowerBound, position) - 1 : max(skipped.upperBound, position + 1)
        }
    }
}
