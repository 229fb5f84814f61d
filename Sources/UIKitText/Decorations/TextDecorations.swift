// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// A mark on a range of a text.
package enum TextDecorationStyle: CaseIterable, Sendable {
    /// The background of a search result.
    case highlight
    /// The stronger background of the current search result, drawn over `highlight`.
    case currentHighlight
    /// A red wavy line under a misspelled word.
    case wave
}

/// The decorated ranges of a text view.
///
/// Ranges are in UTF-16 units of the whole text. They stay at their characters when the text is edited; a range in
/// which characters change loses its decoration. Decorations cost nothing until they are visible, so that a long text
/// can have many.
///
/// ```swift
/// textView.decorations.set(.wave, to: misspelled, in: paragraph)
/// ```
///
/// Ranges of one style don't overlap, but those of different styles may.
@MainActor
package final class TextDecorations {
    private var ranges: [TextDecorationStyle: TrackedRanges] = [:]
    /// Called with the part of the text that has to be drawn again.
    var didChange: (Range<Int>) -> Void = { _ in }

    init() {}

    var isEmpty: Bool { ranges.values.allSatisfy(\.isEmpty) }

    /// Returns the ranges of a style that have characters in `part`, sorted.
    package func ranges(of style: TextDecorationStyle, in part: Range<Int> = 0..<Int.max) -> [Range<Int>] {
        ranges[style]?.ranges(in: part) ?? []
    }

    /// Adds a range, and removes those of the same style that overlap it.
    package func add(_ style: TextDecorationStyle, to range: Range<Int>) {
        guard !range.isEmpty else { return }
        ranges[style, default: TrackedRanges()].insert(range)
        didChange(range)
    }

    /// Replaces the ranges of a style in a part of the text, such as a paragraph that has been checked.
    ///
    /// Ranges that `part` only contains partly are removed, too. The new ranges are sorted and don't overlap; those that
    /// extend beyond `part` are ignored.
    package func set(_ style: TextDecorationStyle, to new: [Range<Int>], in part: Range<Int> = 0..<Int.max) {
        guard !new.isEmpty || ranges[style]?.indices(in: part).isEmpty == false else { return }
        ranges[style, default: TrackedRanges()].replace(in: part, with: new)
        didChange(part)
    }

    /// Removes a style from one range; without effect if exactly this range doesn't have it.
    package func remove(_ style: TextDecorationStyle, from range: Range<Int>) {
        guard ranges[style]?.index(of: range) != nil else { return }
        ranges[style]?.remove(range)
        didChange(range)
    }

    /// Removes a style from the whole text.
    package func removeAll(_ style: TextDecorationStyle) { set(style, to: []) }

    // MARK: - Edits

    /// Moves the ranges after a change of the text; `nil` if the whole text was replaced.
    ///
    /// The view redraws the changed paragraphs anyway.
    func textDidChange(_ change: TextChange?) {
        guard let change else { return ranges.removeAll() }
        for style in ranges.keys { ranges[style]?.apply(change) }
    }
}
