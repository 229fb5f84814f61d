// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The other readings of a part of a text.
struct TextAlternatives {
    /// The part, in UTF-16 units.
    var range: Range<Int>
    var texts: [String]
    var style: UITextAlternativeStyle
}

extension TextEditor {
    /// The number of readings that are kept of a part of a text.
    private static let maximumReadings = 10

    /// Inserts text through the view's `insertText(_:)`, and keeps its other readings.
    package func insert(_ new: String, alternatives readings: [String], style: UITextAlternativeStyle) {
        guard let view else { return }
        let before = text.length
        let start = text.marked?.range.lowerBound ?? text.selection.lowerBound
        let removed = text.marked?.range.count ?? text.selection.count
        view.insertText(new)
        let end = start + new.utf16.count
        // The view may not hold all of it, and the delegate may have refused or changed it.
        guard !new.isEmpty, text.length == before - removed + new.utf16.count, text.substring(start..<end) == new
        else { return }
        var known: Set<String> = [new]
        let texts = readings.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(Self.maximumReadings)
        guard !texts.isEmpty || style == .lowConfidence else { return }
        alternatives.append(TextAlternatives(range: start..<end, texts: Array(texts), style: style))
        if style == .lowConfidence { view.lookDidChange() }
    }

    /// Moves the parts with other readings after a change of the text; one that was changed has none any more.
    func alternativesDidChange(_ change: TextChange) {
        guard !alternatives.isEmpty else { return }
        alternatives.removeAll { alternative in
            let range = alternative.range
            return change.range.isEmpty
                ? range.lowerBound < change.range.lowerBound && change.range.lowerBound < range.upperBound
                : range.overlaps(change.range)
        }
        for index in alternatives.indices where alternatives[index].range.lowerBound >= change.range.upperBound {
            let (range, shift) = (alternatives[index].range, change.count - change.range.count)
            alternatives[index].range = range.lowerBound + shift..<range.upperBound + shift
        }
    }

    /// The commands that replace the text at the selection by its other readings.
    var alternativeElements: [UIMenuElement] {
        guard let view, view.acceptsEdits, !view.isSecureTextEntry else { return [] }
        let selection = text.selection
        let found = alternatives.last {
            !$0.texts.isEmpty && $0.range.lowerBound <= selection.lowerBound
                && selection.upperBound <= $0.range.upperBound
        }
        guard let found else { return [] }
        let shown = text.substring(found.range)
        let actions = found.texts.map { reading in
            UIAction(title: reading) { [weak self] _ in
                guard let self, text.substring(found.range) == shown else { return }
                userChange(found.range, to: reading, kind: .other)
            }
        }
        return [UIMenu(options: .displayInline, children: actions)]
    }

    /// The dotted underlines of text that was probably not recognized right.
    var uncertainRuns: [MarkedRun] {
        guard let view, !view.isSecureTextEntry else { return [] }
        let line = NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDot.rawValue
        return alternatives.filter { $0.style == .lowConfidence }.map {
            MarkedRun($0.range, [.underlineStyle: line], traits: view.traitCollection)
        }
    }
}
