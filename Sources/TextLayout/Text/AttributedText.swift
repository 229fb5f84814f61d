// SPDX-License-Identifier: MIT

/// A string with attributes for ranges of characters.
///
/// Offsets are in UTF-16 code units, as in Foundation's attributed strings.
public struct AttributedText: Hashable, Sendable {
    /// A range with uniform attributes.
    public struct Run: Hashable, Sendable {
        /// The range in the whole string, in UTF-16 code units.
        public fileprivate(set) var range: Range<Int>
        /// The attributes of the range.
        public fileprivate(set) var attributes: TextAttributes
    }

    /// The string.
    public private(set) var string: String
    /// The runs in order, without gaps, together covering the string.
    ///
    /// Never empty: an empty string has one empty run, which determines the height of its line.
    public private(set) var runs: [Run]

    /// Creates a text with uniform attributes.
    public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
        self.string = string
        runs = [Run(range: 0..<string.utf16.count, attributes: attributes)]
    }

    /// Creates a text from known runs, in order.
    ///
    /// Where runs overlap, the earlier one applies; a gap is covered by the run before it (at the beginning, by the
    /// first one), and ranges beyond the string are truncated. Without runs, the attributes are the default ones.
    public init(_ string: String, runs: [(range: Range<Int>, attributes: TextAttributes)]) {
        self.init(string, attributes: runs.first?.attributes ?? TextAttributes())
        let length = length
        var position = 0
        for run in runs {
            let start = min(max(run.range.lowerBound, position), length)
            guard start < min(run.range.upperBound, length) else { continue }
            position = min(run.range.upperBound, length)
            let last = self.runs.count - 1
            if start > self.runs[last].range.lowerBound {
                guard run.attributes != self.runs[last].attributes else { continue }
                self.runs[last].range = self.runs[last].range.lowerBound..<start
                self.runs.append(Run(range: start..<length, attributes: run.attributes))
            } else {
                self.runs[last].attributes = run.attributes
            }
        }
    }

    /// The string's length in UTF-16 code units.
    public var length: Int { runs.last?.range.upperBound ?? 0 }

    /// Returns the attributes of the character at `offset`.
    ///
    /// Offsets outside the string are clamped.
    public func attributes(at offset: Int) -> TextAttributes { runs[runIndex(at: offset)].attributes }

    /// Appends `string`.
    public mutating func append(_ string: String, attributes: TextAttributes) {
        let start = length
        let end = start + string.utf16.count
        self.string += string
        guard end > start else { return }
        if start == 0 {
            runs = [Run(range: start..<end, attributes: attributes)]
        } else if runs[runs.count - 1].attributes == attributes {
            runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<end
        } else {
            runs.append(Run(range: start..<end, attributes: attributes))
        }
    }

    /// Replaces the attributes in `range`; the part outside the string is ignored.
    public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
        modifyAttributes(in: range) { $0 = attributes }
    }

    /// Modifies the attributes in `range`, run by run; the part outside the string is ignored.
    public mutating func modifyAttributes(in range: Range<Int>, _ change: (inout TextAttributes) -> Void) {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty || length == 0 else { return }
        var result: [Run] = []
        func add(_ run: Run) {
            if let last = result.last, last.attributes == run.attributes {
                result[result.count - 1].range = last.range.lowerBound..<run.range.upperBound
            } else {
                result.append(run)
            }
        }
        for run in runs {
            let changed = run.range.clamped(to: range)
            guard !changed.isEmpty || length == 0 else {
                add(run)
                continue
            }
            if run.range.lowerBound < changed.lowerBound {
                add(Run(range: run.range.lowerBound..<changed.lowerBound, attributes: run.attributes))
            }
            var attributes = run.attributes
            change(&attributes)
            add(Run(range: changed, attributes: attributes))
            if changed.upperBound < run.range.upperBound {
                add(Run(range: changed.upperBound..<run.range.upperBound, attributes: run.attributes))
            }
        }
        runs = result
    }

    /// Returns the index of the run that contains the character at `offset`; the last one at the end.
    func runIndex(at offset: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if runs[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
