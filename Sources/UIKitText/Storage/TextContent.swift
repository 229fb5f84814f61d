// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import UIKitCore

/// A text with attributes, as a value.
struct TextContent {
    private(set) var buffer: TextBuffer
    var runs: RunList<AttributeSet>

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) {
        self.init(TextBuffer(string), attributes)
    }

    init(_ buffer: TextBuffer, _ attributes: [NSAttributedString.Key: Any]) {
        self.buffer = buffer
        runs = RunList(AttributeSet(attributes), length: buffer.length)
    }

    init(_ string: NSAttributedString) {
        if let storage = string as? NSTextStorage, storage.hasOwnContent {
            self = storage.content
        } else {
            self.init(string.string)
            runs = Self.runs(of: string)
        }
    }

    /// Returns the runs of an attributed string.
    static func runs(of string: NSAttributedString) -> RunList<AttributeSet> {
        if let storage = string as? NSTextStorage, storage.hasOwnContent { return storage.content.runs }
        var runs = RunList(AttributeSet([:]), length: 0)
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            runs.replace(runs.length..<runs.length, count: range.length, with: AttributeSet(attributes))
        }
        return runs
    }

    var string: String { buffer.string }
    var length: Int { buffer.length }

    /// Returns a range clamped to the text.
    func clamped(_ range: NSRange) -> Range<Int> { TextContent.clamped(range, to: length) }

    static func clamped(_ range: NSRange, to length: Int) -> Range<Int> {
        let start = min(max(range.location, 0), length)
        return start..<start + min(max(range.length, 0), length - start)
    }

    /// Returns the attributes of text without attributes that replaces a range.
    func attributesForInserting(at range: Range<Int>) -> RunList<AttributeSet>.Run {
        runs.run(at: range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound)
    }

    /// Replaces a range.
    ///
    /// - Returns: The range that was replaced, extended to whole Unicode scalars, and the change of the length.
    mutating func replace(
        _ range: Range<Int>, with string: String, runs new: RunList<AttributeSet>
    ) -> (range: Range<Int>, change: Int) {
        let length = length
        let replaced = buffer.replace(range, with: string)
        runs.replace(replaced, with: new)
        return (replaced, self.length - length)
    }

    /// Returns a part as an independent string.
    func attributedString(_ range: Range<Int>) -> NSAttributedString {
        // The range of a surrogate pair that is cut contains a replacement character.
        let string =
            buffer.clamped(range) == range
            ? buffer.substring(range) : String(decoding: buffer.units(in: range), as: UTF16.self)
        let result = NSMutableAttributedString(string: string)
        for run in runs.runs(in: range) where !run.value.attributes.isEmpty {
            let local = run.range.lowerBound - range.lowerBound..<run.range.upperBound - range.lowerBound
            result.setAttributes(run.value.attributes, range: NSRange(local))
        }
        return result
    }
}
