// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Breaks an attributed string into lines, one at a time.
@MainActor
public final class CTTypesetter {
    let text: CTText

    init(_ text: CTText) {
        self.text = text
    }
}

@MainActor
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(CTText(string))
}

/// The typesetter that a framesetter breaks its lines with.
@MainActor
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    CTTypesetter(framesetter.text)
}

/// How many units from `startIndex` on make a line of at most `width` points: at least one, and 0 at the end.
///
/// A newline belongs to the line that it ends.
@MainActor
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
    let text = typesetter.text
    let range = CFRange(location: startIndex, length: 0).clamped(count: text.length)
    guard let line = CTLines(text, range: range, width: CGFloat(width), height: 0.001, keepsFirst: true).ranges.first
    else { return 0 }
    return line.count
}

/// A line of a part of the string; a length of 0 means all that follows.
@MainActor
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTLine(typesetter.text, range: stringRange.clamped(count: typesetter.text.length))
}
