// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
package import TextLayout

/// A part of the marked text with a uniform appearance.
package struct MarkedRun: Equatable {
    /// The part, in UTF-16 units of the whole text.
    package var range: Range<Int>
    private var underline: TextAttributes.Decoration?
    private var foregroundColor: CGColor?
    private var backgroundColor: CGColor?

    /// Creates a run with a single underline.
    init(_ range: Range<Int>) {
        self.range = range
        underline = TextAttributes.Decoration()
    }

    init(_ range: Range<Int>, _ attributes: [NSAttributedString.Key: Any], traits: UITraitCollection) {
        let attributes = TextAttributes(attributes, over: TextAttributes(), traits: traits)
        self.range = range
        underline = attributes.underline
        foregroundColor = attributes.foregroundColor
        backgroundColor = attributes.backgroundColor
    }

    /// Adds the appearance to the attributes of the text below it.
    package func apply(_ attributes: inout TextAttributes) {
        attributes.underline = underline
        attributes.foregroundColor = foregroundColor ?? attributes.foregroundColor
        attributes.backgroundColor = backgroundColor ?? attributes.backgroundColor
    }
}

extension TextEditor {
    /// The parts of the marked text, after those of uncertain text; empty if there are none.
    package var markedRuns: [MarkedRun] { uncertainRuns + composedRuns }

    private var composedRuns: [MarkedRun] {
        guard let range = text.marked?.range, let view else { return [] }
        // The view may hold less than the input method has composed.
        let traits = view.traitCollection
        guard let markedStyles, markedStyles.length == range.count else {
            return [markedStyle.map { MarkedRun(range, $0, traits: traits) } ?? MarkedRun(range)]
        }
        var runs: [MarkedRun] = []
        markedStyles.enumerateAttributes(in: NSRange(location: 0, length: range.count)) { attributes, part, _ in
            let start = range.lowerBound + part.location
            runs.append(MarkedRun(start..<start + part.length, attributes, traits: traits))
        }
        return runs
    }
}
