// SPDX-License-Identifier: MIT
internal import RenderThread
internal import Windowing

/// The drawing operations of a complete frame, back to front, in device pixels.
struct DisplayList: Sendable {
    /// Doesn't include whether animations request another frame: equal lists produce equal frames.
    let root: Segment
    let size: PixelSize
}

/// Computes the pixels in which two frames of the same size can differ.
@RenderActor
struct DamageFinder {
    /// Returns the difference between two revisions of a layer's pixels; `nil` for everything.
    let contentsDamage: (LayerID, Int) -> PixelRect?
    /// Collected back to front: when an item is reached, its part of this damage covers what changed below it.
    private var collector = DamageCollector()

    init(contentsDamage: @escaping (LayerID, Int) -> PixelRect?) {
        self.contentsDamage = contentsDamage
    }

    /// Returns the difference between `old` and `new`, coalesced to a few rectangles.
    static func damage(
        from old: DisplayList, to new: DisplayList, contentsDamage: @escaping (LayerID, Int) -> PixelRect?
    ) -> Region {
        var finder = DamageFinder(contentsDamage: contentsDamage)
        var damage = finder.difference(old.root, new.root).intersection(PixelRect(new.size))
        damage.coalesce()
        return damage
    }

    /// Returns the pixels in which the two segments can differ.
    mutating func difference(_ old: Segment, _ new: Segment) -> Region {
        compare(old, new)
        return collector.damage
    }

    private mutating func compare(_ old: Segment, _ new: Segment) {
        if old === new {
            if new.hasBackdrop { checkBackdrops(new) }
            return
        }
        // Nearly all frames have the same items in the same order; only the differing range is compared in detail.
        var start = 0
        while start < min(new.count, old.count), hasSameKey(old, start, new, start) {
            compare(old, start, new, start)
            start += 1
        }
        var oldEnd = old.count
        var end = new.count
        while oldEnd > start, end > start, hasSameKey(old, oldEnd - 1, new, end - 1) {
            oldEnd -= 1
            end -= 1
        }
        if start < oldEnd || start < end { compareStretch(old, start..<oldEnd, new, start..<end) }
        for offset in 0..<(new.count - end) { compare(old, oldEnd + offset, new, end + offset) }
    }

    private func hasSameKey(_ old: Segment, _ place: Int, _ new: Segment, _ index: Int) -> Bool {
        if case .segment(let first) = old[place], case .segment(let second) = new[index] {
            return first === second || first.layer == second.layer
        }
        return old.key(at: place) == new.key(at: index)
    }

    private mutating func compareStretch(_ old: Segment, _ before: Range<Int>, _ new: Segment, _ after: Range<Int>) {
        // Loops, because closures here would check at each call on which executor they run.
        var places: [DrawItem.Key: Int] = [:]
        places.reserveCapacity(before.count)
        for place in before.reversed() { places[old.key(at: place)] = place }
        var matches: [Int?] = []
        matches.reserveCapacity(after.count)
        for index in after { matches.append(places[new.key(at: index)]) }
        let kept = Self.maximumRise(in: matches)
        var stays = Set<Int>()
        for (match, isKept) in zip(matches, kept) {
            if isKept, let match { stays.insert(match) }
        }
        for place in before where !stays.contains(place) { collectAll(old, place) }
        for (index, isKept) in zip(after, kept) {
            if isKept, let place = matches[index - after.lowerBound] {
                compare(old, place, new, index)
            } else {
                collectAll(new, index)
            }
        }
    }

    private mutating func compare(_ old: Segment, _ place: Int, _ new: Segment, _ index: Int) {
        switch (old[place], new[index]) {
        case (.segment(let before), .segment(let after)): compare(before, after)
        case (.item(let before), .item(let after)): compare(old.items[before], new.items[after])
        default:
            collectAll(old, place)
            collectAll(new, index)
        }
    }

    private mutating func collectAll(_ segment: Segment, _ index: Int) {
        switch segment[index] {
        case .item(let item): collect(segment.items[item])
        case .segment(let inner):
            for index in 0..<inner.count { collectAll(inner, index) }
        }
    }

    private mutating func collect(_ item: DrawItem) {
        if case .backdrop(let backdrop) = item.content { backdrop.store.isCurrent = false }
        collector.collect(item.ink)
    }

    // MARK: - Items

    private mutating func compare(_ before: DrawItem, _ after: DrawItem) {
        switch (before.content, after.content) {
        case (.beginGroup(let first), .beginGroup(let second)):
            compareGroups(before, first, after, second)
            return
        case (.endGroup, .endGroup):
            // Its bounds follow from its items, which are compared individually.
            return
        case (.surface(let first), .surface(let second)) where first.isPlaced(like: second):
            let inner = insideDamage(first, second)
            for rect in inner.rects {
                guard let pixels = second.devicePixels(of: rect) else { return collector.collect(after.bounds) }
                collector.collect(pixels.intersection(after.bounds))
            }
            if before.bounds != after.bounds {
                collector.collect(before.bounds)
                collector.collect(after.bounds)
            }
            return
        case (.transition(let first), .transition(let second)) where first.isPlaced(like: second):
            if before.bounds == after.bounds, insideDamage(first.after, second.after).isEmpty { return }
        case (.backdrop(let first), .backdrop(let second)):
            if before.bounds == after.bounds, first == second {
                checkBackdrop(second, after.bounds)
                return
            }
            second.store.isCurrent = false
        case (.image(let first), .image(let second)):
            if before.bounds == after.bounds, first == second { return }
            if before.bounds == after.bounds, first.isPlaced(like: second),
                let part = contentsDamage(after.key.layer, first.revision), let pixels = second.devicePixels(of: part)
            {
                collector.collect(pixels.intersection(after.bounds))
                return
            }
        default:
            if before.bounds == after.bounds, before.content == after.content { return }
        }
        collector.collect(before.ink)
        collector.collect(after.ink)
    }

    private mutating func compareGroups(
        _ before: DrawItem, _ first: GroupDrawing, _ after: DrawItem, _ second: GroupDrawing
    ) {
        guard first.alpha == second.alpha, first.clip == second.clip, (first.mask == nil) == (second.mask == nil) else {
            collector.collect(before.bounds)
            collector.collect(after.bounds)
            return
        }
        guard let first = first.mask, let second = second.mask else { return }
        guard first.isPlaced(like: second) else {
            collector.collect(before.bounds)
            collector.collect(after.bounds)
            return
        }
        for rect in insideDamage(first, second).rects {
            collector.collect(second.devicePixels(of: rect)?.intersection(after.bounds) ?? after.bounds)
        }
    }

    /// Returns the difference between the contents of two surfaces, in their own pixels.
    private func insideDamage(_ before: SurfaceDrawing, _ after: SurfaceDrawing) -> Region {
        if before.content === after.content { return Region() }
        var inner = DamageFinder(contentsDamage: contentsDamage)
        return inner.difference(before.content, after.content).intersection(after.rect)
    }

    private mutating func checkBackdrops(_ segment: Segment) {
        for index in 0..<segment.count {
            switch segment[index] {
            case .segment(let inner):
                if inner.hasBackdrop { checkBackdrops(inner) }
            case .item(let index):
                if case .backdrop(let backdrop) = segment.items[index].content {
                    checkBackdrop(backdrop, segment.items[index].bounds)
                }
            }
        }
    }

    /// Adds the part of a backdrop that blurs changed pixels.
    private mutating func checkBackdrop(_ backdrop: BackdropDrawing, _ bounds: PixelRect) {
        guard !backdrop.store.isCurrent || collector.meets(backdrop.source) else { return }
        backdrop.store.isCurrent = false
        collector.collect(bounds)
    }

    /// Returns a longest increasing subsequence: the elements that need not move for one order to become the other.
    nonisolated private static func maximumRise(in places: [Int?]) -> [Bool] {
        // ends[n]: the index of the smallest end of an increasing subsequence of length n + 1.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: places.count)
        func value(_ index: Int) -> Int { places[index] ?? 0 }
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if value(ends[middle]) < place { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var kept = [Bool](repeating: false, count: places.count)
        var next = ends.last
        while let index = next {
            kept[index] = true
            next = previous[index]
        }
        return kept
    }
}
