// SPDX-License-Identifier: MIT
internal import Windowing

/// A set of pixels, kept as rectangles that do not overlap.
///
/// The rectangles are few: what changes in a frame, or what of it is not hidden yet. So they are kept in a plain array and
/// every operation looks at all of them.
struct Region: Equatable, Sendable {
    private(set) var rects: [PixelRect] = []

    init() {}

    init(_ rect: PixelRect) {
        if !rect.isEmpty { rects = [rect] }
    }

    var isEmpty: Bool { rects.isEmpty }

    var bounds: PixelRect {
        rects.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
    }

    var pixelCount: Int {
        rects.reduce(0) { $0 + $1.width * $1.height }
    }

    func contains(_ rect: PixelRect) -> Bool {
        var rest = Region(rect)
        for own in rects { rest.subtract(own) }
        return rest.isEmpty
    }

    /// Whether the two have any pixel in common.
    func meets(_ rect: PixelRect) -> Bool {
        for own in rects
        where own.x < rect.maxX && rect.x < own.maxX && own.y < rect.maxY && rect.y < own.maxY && !rect.isEmpty {
            return true
        }
        return false
    }

    // MARK: - Exact operations

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        if rects.contains(where: { $0.contains(rect) }) { return }
        rects.removeAll { rect.contains($0) }
        // Only what is new comes in, so that nothing is counted, or painted, twice.
        var new = Region(rect)
        for own in rects { new.subtract(own) }
        rects += new.rects
    }

    mutating func add(_ other: Region) {
        for rect in other.rects { add(rect) }
    }

    mutating func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty, rects.contains(where: { !$0.intersection(rect).isEmpty }) else { return }
        var rest: [PixelRect] = []
        rest.reserveCapacity(rects.count + 3)
        for own in rects {
            let hole = own.intersection(rect)
            if hole.isEmpty {
                rest.append(own)
                continue
            }
            // Full-width bands above and below the hole, and what is left beside it.
            let pieces = [
                PixelRect(x: own.x, y: own.y, width: own.width, height: hole.y - own.y),
                PixelRect(x: own.x, y: hole.maxY, width: own.width, height: own.maxY - hole.maxY),
                PixelRect(x: own.x, y: hole.y, width: hole.x - own.x, height: hole.height),
                PixelRect(x: hole.maxX, y: hole.y, width: own.maxX - hole.maxX, height: hole.height),
            ]
            rest += pieces.filter { !$0.isEmpty }
        }
        rects = rest
    }

    func intersection(_ rect: PixelRect) -> Region {
        var result = Region()
        // Asked for each item of a frame, most of which have nothing in common with what changed.
        for own in rects {
            let part = own.intersection(rect)
            if !part.isEmpty { result.rects.append(part) }
        }
        return result
    }

    // MARK: - Fewer rectangles

    /// Joins rectangles as long as that paints few pixels more, and on until at most `limit` are left.
    ///
    /// One more rectangle costs every item that it touches another clipped call into the drawing library, about as long
    /// as copying a thousand pixels; so that many may be painted in vain to save one. The limit keeps a frame in which
    /// everything flickers from painting everything many times over.
    mutating func coalesce(wasting waste: Int = 1_024, limit: Int = 16) {
        guard rects.count > 1 else { return }
        let whole = bounds
        if whole.width * whole.height - pixelCount <= waste * (rects.count - 1) {
            rects = [whole]
            return
        }
        var search = NeighbourSearch(rects)
        while let pair = search.nearest, pair.waste <= waste || search.count > limit { search.join(pair) }
        rects = search.remaining
    }

    /// Adds `rect`; once there are many rectangles, by joining it to the one that gains the fewest pixels by that.
    mutating func collect(_ rect: PixelRect) {
        guard rects.count >= 32, !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return add(rect) }
        var best = 0
        var least = Int.max
        for (index, own) in rects.enumerated() {
            let joined = own.union(rect)
            let gain = joined.width * joined.height - own.width * own.height
            if gain < least { (best, least) = (index, gain) }
        }
        var joined = rects.remove(at: best).union(rect)
        while let index = rects.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
            joined = joined.union(rects.remove(at: index))
        }
        rects.append(joined)
    }
}

/// Finds, over and over, the two rectangles that waste the fewest pixels when they are joined.
///
/// Each rectangle remembers the best of those behind it, so that joining two of many does not compare all with all again.
private struct NeighbourSearch {
    struct Pair {
        let first: Int
        let second: Int
        let waste: Int
    }

    /// Those that were joined to others are empty.
    private var rects: [PixelRect]
    /// `nil` where nothing is behind.
    private var best: [Pair?]
    private(set) var count: Int

    init(_ rects: [PixelRect]) {
        self.rects = rects
        count = rects.count
        best = []
        best.reserveCapacity(count)
        for index in rects.indices { best.append(search(index)) }
    }

    var remaining: [PixelRect] { rects.filter { !$0.isEmpty } }

    var nearest: Pair? {
        var nearest: Pair?
        for case let pair? in best where pair.waste < nearest?.waste ?? .max { nearest = pair }
        return nearest
    }

    /// Replaces both by the rectangle around them, which takes in those that it meets.
    mutating func join(_ pair: Pair) {
        var joined = rects[pair.first].union(rects[pair.second])
        drop(pair.second)
        // What it has grown over may make it meet others that were passed before.
        var index = 0
        while index < rects.count {
            if index != pair.first, !rects[index].intersection(joined).isEmpty {
                joined = joined.union(rects[index])
                drop(index)
                index = 0
            } else {
                index += 1
            }
        }
        rects[pair.first] = joined
        for index in rects.indices where !rects[index].isEmpty {
            if let known = best[index], index != pair.first, known.second != pair.first, !rects[known.second].isEmpty {
                guard index < pair.first else { continue }
                let waste = waste(index, pair.first)
                if waste < known.waste { best[index] = Pair(first: index, second: pair.first, waste: waste) }
            } else {
                best[index] = search(index)
            }
        }
    }

    private mutating func drop(_ index: Int) {
        rects[index] = PixelRect(x: 0, y: 0, width: 0, height: 0)
        best[index] = nil
        count -= 1
    }

    private func search(_ first: Int) -> Pair? {
        var best: Pair?
        for second in (first + 1)..<max(first + 1, rects.count) where !rects[second].isEmpty {
            let waste = waste(first, second)
            if waste < best?.waste ?? .max { best = Pair(first: first, second: second, waste: waste) }
        }
        return best
    }

    private func waste(_ first: Int, _ second: Int) -> Int {
        let (left, right) = (rects[first], rects[second])
        let joined = left.union(right)
        return joined.width * joined.height - left.width * left.height - right.width * right.height
    }
}
