// SPDX-License-Identifier: MIT
import Foundation

/// Lays out all cards of a page in columns.
///
/// If they fit into the page's height, they fill it as far as they stretch. Otherwise they have their preferred heights,
/// and the page scrolls.
struct CardFlow {
    static let gap: CGFloat = 16

    /// The part of the page for cards before it is scrolled.
    let area: CGRect
    /// The maximum number of columns.
    let columns: Int

    /// The frames of the cards.
    ///
    /// `heights` returns a card's heights for a width.
    func place(count: Int, heights: (Int, CGFloat) -> CardHeights) -> [CGRect] {
        guard count > 0 else { return [] }
        let maximum = min(columns, count)
        // A third column is for pages that are too long for two.
        let choices = (min(2, maximum)...maximum).map { arrangement(of: count, in: $0, heights: heights) }
        let fitting =
            choices.first { $0.preferredHeight <= area.height }
            ?? choices.last { $0.minimumHeight <= area.height }
        guard let arrangement = fitting ?? choices.last else { return [] }
        return frames(arrangement)
    }

    private struct Arrangement {
        var width: CGFloat
        var cards: [CardHeights]
        var ranges: [Range<Int>]

        func height(of range: Range<Int>, _ height: (CardHeights) -> CGFloat) -> CGFloat {
            cards[range].map(height).reduce(0, +) + gap * CGFloat(range.count - 1)
        }
        var minimumHeight: CGFloat { ranges.map { height(of: $0) { $0.minimum } }.max() ?? 0 }
        var preferredHeight: CGFloat { ranges.map { height(of: $0) { $0.preferred } }.max() ?? 0 }
        /// The height to which all columns stretch, limited by the one that stretches least.
        var stretchedHeight: CGFloat { ranges.map { height(of: $0) { $0.preferred + $0.stretch } }.min() ?? 0 }
    }

    private func arrangement(
        of count: Int, in columns: Int, heights: (Int, CGFloat) -> CardHeights
    ) -> Arrangement {
        let width = ((area.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        let cards = (0..<count).map { heights($0, width) }
        return Arrangement(width: width, cards: cards, ranges: Self.split(cards.map(\.preferred), into: columns))
    }

    private func frames(_ arrangement: Arrangement) -> [CGRect] {
        let preferred = arrangement.preferredHeight
        let scrolls = arrangement.minimumHeight > area.height
        let height = scrolls ? preferred : min(area.height, max(preferred, arrangement.stretchedHeight))
        var result: [CGRect] = []
        for (column, range) in arrangement.ranges.enumerated() {
            let x = area.minX + CGFloat(column) * (arrangement.width + Self.gap)
            var y = area.minY
            let space = height - Self.gap * CGFloat(range.count - 1)
            for cardHeight in Self.distribute(Array(arrangement.cards[range]), over: space) {
                result.append(CGRect(x: x, y: y, width: arrangement.width, height: cardHeight))
                y += cardHeight + Self.gap
            }
        }
        return result
    }

    /// Splits the list into consecutive parts, minimizing the height of the tallest.
    private static func split(_ heights: [CGFloat], into parts: Int) -> [Range<Int>] {
        func height(_ range: Range<Int>) -> CGFloat {
            heights[range].reduce(0, +) + gap * CGFloat(range.count - 1)
        }
        func best(from start: Int, parts: Int) -> (ranges: [Range<Int>], height: CGFloat) {
            let whole = start..<heights.count
            guard parts > 1 else { return ([whole], height(whole)) }
            var found: (ranges: [Range<Int>], height: CGFloat)?
            for end in (start + 1)...(heights.count - parts + 1) {
                let rest = best(from: end, parts: parts - 1)
                let highest = max(height(start..<end), rest.height)
                if highest < found?.height ?? .infinity { found = ([start..<end] + rest.ranges, highest) }
            }
            return found ?? ([whole], height(whole))
        }
        return best(from: 0, parts: min(parts, heights.count)).ranges
    }

    /// Distributes `space` among a column's cards: cards that stretch grow, and cards above their minimum shrink.
    private static func distribute(_ cards: [CardHeights], over space: CGFloat) -> [CGFloat] {
        let difference = space - cards.map(\.preferred).reduce(0, +)
        let shares =
            difference < 0
            ? cards.map { $0.preferred - $0.minimum }
            : cards.contains { $0.stretch > 0 } ? cards.map(\.stretch) : cards.map { _ in 1 }
        let sum = max(shares.reduce(0, +), 1)
        var edge: CGFloat = 0
        var exact: CGFloat = 0
        return zip(cards, shares).map { card, share in
            exact += card.preferred + difference * share / sum
            defer { edge = exact.rounded() }
            return exact.rounded() - edge
        }
    }
}
