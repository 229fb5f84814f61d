// SPDX-License-Identifier: MIT
public import Foundation

/// A selection in a text: one or several ranges, of which an empty one is a caret.
open class NSTextSelection: NSObject {
    /// The side on which a location is shown if it has two places, as at a soft line break.
    public enum Affinity: Int, Sendable {
        /// The end of the line before.
        case upstream = 0
        /// The beginning of the line after.
        case downstream = 1
    }

    /// The units of text in which a selection grows.
    public enum Granularity: Int, Sendable {
        /// Grapheme clusters.
        case character = 0
        case word = 1
        case sentence = 2
        /// Lines of the layout.
        case line = 3
        case paragraph = 4
    }

    /// The ranges in the order of the text.
    public let textRanges: [NSTextRange]
    /// The units in which the selection grows.
    public let granularity: Granularity
    /// The side on which the ends of the selection are shown.
    public let affinity: Affinity
    /// Whether the selection is being made, as during a drag; `false` for one that an application has created.
    public internal(set) var isTransient = false
    /// The position that the caret keeps while it moves from line to line, from the left edge of the container in points;
    /// 0 if it hasn't moved.
    open var anchorPositionOffset: CGFloat = 0
    /// Whether the ranges are in the order of the text rather than in that of the display; `true` by default.
    open var isLogical = true
    /// The other place of a caret between texts of different directions; `nil` by default.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of typed text; none by default.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates a selection of ranges.
    ///
    /// They are sorted, and those that overlap are joined.
    public init(_ ranges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        textRanges = Self.sorted(ranges)
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Creates a selection of one range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates a caret.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Returns a selection of other ranges with the same properties.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.anchorPositionOffset = anchorPositionOffset
        selection.isLogical = isLogical
        selection.secondarySelectionLocation = secondarySelectionLocation
        selection.typingAttributes = typingAttributes
        return selection
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return affinity == other.affinity && granularity == other.granularity && textRanges == other.textRanges
    }

    open override var hash: Int { textRanges.count }

    // MARK: - Internal state

    /// The range from which the selection is extended; `nil` for the end opposite to the affinity's.
    var anchor: NSTextRange?

    private static func sorted(_ ranges: [NSTextRange]) -> [NSTextRange] {
        let ranges = ranges.sorted { $0.location.compare($1.location) == .orderedAscending }
        var result: [NSTextRange] = []
        for range in ranges {
            if let last = result.last, last.intersects(range) {
                result[result.count - 1] = last.union(range)
            } else {
                result.append(range)
            }
        }
        return result
    }
}
