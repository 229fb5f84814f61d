// SPDX-License-Identifier: MIT
import Foundation

/// Lays out cards in columns, as many as fit.
struct CardFlow {
    static let gap: CGFloat = 16

    let area: CGRect
    let columns: Int

    /// The frames of the first cards that fit together, at least one.
    ///
    /// `heights` returns a card's heights for a width.
    func place(count: Int, heights: (Int, CGFloat) -> CardHeights) -> [CGRect] {
        guard count > 0 else { return [] }
        for used in stride(from: count, to: 1, by: -1) {
            if let frames = frames(for: used, heights: heights, mustFit: true) { return frames }
        }
        return frames(for: 1, heights: heights, mustFit: false) ?? []
    }

    private func frames(for count: Int, heights: (Int, CGFloat) -> CardHeights, mustFit: Bool) -> [CGRect]? {
        let columns = min(columns, count)
        let width = ((area.width - Self.gap * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
        let cards = (0..<count).map { heights($0, width) }
        let ranges = Self.split(cards.map(\.preferred), into: columns)

        func total(_ range: Range<Int>, _ height: (CardHeights) -> CGFloat) -> CGFloat {
            cards[range].map(height).reduce(0, +) + Self.gap * CGFloat(range.count - 1)
        }
        let minimum = ranges.map { total($0) { $0.minimum } }.max() ?? 0
        if mustFit, minimum > area.height { return nil }
        let preferred = ranges.map { total($0) { $0.preferred } }.max() ?? 0
        // All columns end at the same height, limited by the column that stretches least.
        let stretched = ranges.map { total($0) { $0.preferred + $0.stretch } }.min() ?? 0
        let height = min(area.height, max(preferred, stretched))

        var result: [CGRect] = []
        for (column, range) in ranges.enumerated() {
            let x = area.minX + CGFloat(column) * (width + Self.gap)
            var y = area.minY
            let space = height - Self.gap * CGFloat(range.count - 1)
            for cardHeight in Self.distribute(Array(cards[range]), over: space) {
                result.append(CGRect(x: x, y: y, width: width, height: cardHeight))
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
