// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Breaks an attributed string into lines, one at a time.
@preconcurrency @MainActor
public final class CTTypesetter {
    let text: CTText

    init(_ text: CTText) {
        self.text = text
    }
}

/// Creates a typesetter for an attributed string.
@preconcurrency @MainActor
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(CTText(string))
}

/// Returns the typesetter that a framesetter uses to break lines.
@preconcurrency @MainActor
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text)
}

/// Returns the number of UTF-16 units from `startIndex` in a line of at most `width` points: at least 1, and 0 at the
/// end of the string.
///
/// A newline is part of the line that it ends.
@preconcurrency @MainActor
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let text = typesetter.text
    let range = CFRange(location: startIndex, length: 0).clamped(count: text.length)
    guard let line = CTLines(text, range: range, width: CGFloat(width), height: 0.001, keepsFirst: true).ranges.first
    else { return 0 }
    return line.count
}

/// Returns the number of UTF-16 units from `startIndex` in a line of at most `width` points that may be broken between
/// any two characters: at least 1, and 0 at the end of the string.
@preconcurrency @MainActor
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    let text = CTText(typesetter.text.string, breaksCharacters: true)
    let range = CFRange(location: startIndex, length: 0).clamped(count: text.length)
    let lines = CTLines(text, range: range, width: CGFloat(width), height: 0.001, keepsFirst: true)
    return lines.ranges.first?.count ?? 0
}

/// Creates a line from a range of the string; a length of 0 means the rest of the string.
@preconcurrency @MainActor
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.text, range: stringRange.clamped(count: typesetter.text.length))
}
