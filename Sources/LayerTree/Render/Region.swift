// SPDX-License-Identifier: MIT
internal import Windowing

/// A set of pixels, stored as rectangles that don't overlap.
///
/// There are few rectangles: a frame's damage, or its part that is not covered yet. A plain array with linear
/// operations is therefore sufficient.
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

    /// Returns whether the region and `rect` intersect.
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
        // Only the part outside the region is added, so that no pixel is counted, or painted, twice.
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
            // Full-width bands above and below the hole, and the parts next to it.
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
        // Called for each item of a frame, most of which don't intersect the damage.
        for own in rects {
            let part = own.intersection(rect)
            if !part.isEmpty { result.rects.append(part) }
        }
        return result
    }

    // MARK: - Coalescing

    /// Merges rectangles while that adds few pixels, and then until at most `limit` are left.
    ///
    /// Each additional rectangle costs every item that it intersects another clipped Cairo call, about as much as
    /// copying a thousand pixels; that many unneeded pixels are acceptable to save one. The limit bounds the work in a
    /// frame with many small changes.
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

    /// Adds `rect`.
    ///
    /// Once there are many rectangles, merges it with the one that grows least.
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

/// Repeatedly finds the two rectangles whose union adds the fewest pixels.
///
/// Each rectangle stores its best partner among those after it, so that merging two of many doesn't compare all pairs
/// again.
private struct NeighbourSearch {
    struct Pair {
        let first: Int
        let second: Int
        let waste: Int
    }

    /// Rectangles that were merged into others are empty.
    private var rects: [PixelRect]
    /// `nil` if no rectangle follows.
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

    /// Replaces both by their bounding box, which absorbs the rectangles that it intersects.
    mutating func join(_ pair: Pair) {
        var joined = rects[pair.first].union(rects[pair.second])
        drop(pair.second)
        // The grown rectangle can intersect others that were already visited.
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
