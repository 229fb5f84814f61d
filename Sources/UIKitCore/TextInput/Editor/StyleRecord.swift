// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing

/// The attributes of the text that a change has removed, which undoing or redoing it inserts again.
@MainActor
final class StyleRecord {
    typealias Run = (length: Int, attributes: [NSAttributedString.Key: Any])

    /// The position of the removed text.
    private var start: Int
    private(set) var runs: [Run]

    init(_ runs: [Run], at start: Int) {
        self.start = start
        self.runs = runs
    }

    /// Adds the attributes of text that was removed next to the text so far.
    func join(_ runs: [Run], at start: Int) {
        if start < self.start {
            self.runs = runs + self.runs
            self.start = start
        } else {
            self.runs += runs
        }
    }

    /// Replaces the attributes after a change was undone or redone.
    func replace(by runs: [Run]) { self.runs = runs }
}

extension TextEditor {
    /// Returns the attributes of a part of the text whose styles haven't followed the last change yet.
    func runs(in range: Range<Int>) -> [StyleRecord.Run] {
        guard let styles, !range.isEmpty, range.upperBound <= styles.length else { return [] }
        var runs: [StyleRecord.Run] = []
        let whole = NSRange(location: range.lowerBound, length: range.count)
        styles.enumerateAttributes(in: whole) { attributes, part, _ in
            runs.append((part.length, attributes))
        }
        return runs
    }

    /// Gives text that was inserted by undoing or redoing a change the attributes that it had.
    func setRuns(_ runs: [StyleRecord.Run], in range: Range<Int>) {
        let length = runs.reduce(0) { $0 + $1.length }
        guard let styles, styles.length == text.length, length == range.count else { return }
        style { styles in
            var start = range.lowerBound
            for run in runs {
                styles.setAttributes(run.attributes, range: NSRange(location: start, length: run.length))
                start += run.length
            }
        }
    }
}
