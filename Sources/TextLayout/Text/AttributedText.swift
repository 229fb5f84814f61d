// SPDX-License-Identifier: MIT

/// A string whose stretches look differently.
///
/// Offsets count UTF-16 units, as Foundation's attributed strings do.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of equal attributes.
    public struct Run: Hashable, Sendable {
        /// UTF-16 offsets into the whole string.
        public fileprivate(set) var range: Range<Int>
        public fileprivate(set) var attributes: TextAttributes
    }

    public private(set) var string: String
    /// In order, without gaps, together covering the string.
    ///
    /// Never empty: an empty string has one empty run, which tells how high its line is.
    public private(set) var runs: [Run]

    /// A text that looks the same throughout.
    public init(_ string: String, attributes: TextAttributes = TextAttributes()) {
        self.string = string
        runs = [Run(range: 0..<string.utf16.count, attributes: attributes)]
    }

    /// A text of runs that are known already, in order.
    ///
    /// Where runs overlap the earlier one counts, where they leave a gap the one before it goes on (at the beginning, the
    /// first one starts early), and what reaches beyond the string is cut off. Without runs, attributes are the default.
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

    /// The string's length in UTF-16 units.
    public var length: Int { runs.last?.range.upperBound ?? 0 }

    /// What the character at `offset` looks like; offsets outside the string count as its nearest end.
    public func attributes(at offset: Int) -> TextAttributes { runs[runIndex(at: offset)].attributes }

    /// Adds `string` at the end.
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

    /// Replaces the attributes in `range`; what lies outside the string is ignored.
    public mutating func setAttributes(_ attributes: TextAttributes, in range: Range<Int>) {
        modifyAttributes(in: range) { $0 = attributes }
    }

    /// Changes the attributes in `range`, run by run; what lies outside the string is ignored.
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

    /// The index of the run that holds the character at `offset`; the last one's at the end.
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
