// SPDX-License-Identifier: MIT
internal import Windowing

/// A whole frame as things to paint, back to front, in device pixels.
struct DisplayList: Sendable {
    var items: [DrawItem] = []
    /// Animations and other movement that ask for another frame are not part of it: equal lists are equal pictures.
    let size: PixelSize
}

extension DisplayList {
    /// The pixels in which two frames of one size may differ.
    ///
    /// `contentsDamage` says what differs between two revisions of a layer's pixels, `nil` for everything.
    func damage(from old: DisplayList, contentsDamage: (LayerID, Int) -> PixelRect?) -> Region {
        var damage = Region()
        func compare(_ before: DrawItem, _ after: DrawItem) {
            if before.isSamePicture(as: after) { return }
            if case .image(let first) = before.content, case .image(let second) = after.content,
                before.bounds == after.bounds, first.isPlaced(like: second),
                let part = contentsDamage(after.key.layer, first.revision), let pixels = second.devicePixels(of: part)
            {
                damage.collect(pixels.intersection(after.bounds))
                return
            }
            damage.collect(before.bounds)
            damage.collect(after.bounds)
        }

        // Nearly all frames have the same things in the same order; only the stretch that does not is looked at closely.
        var start = 0
        while start < min(items.count, old.items.count), items[start].key == old.items[start].key { start += 1 }
        var oldEnd = old.items.count
        var end = items.count
        while oldEnd > start, end > start, items[end - 1].key == old.items[oldEnd - 1].key {
            oldEnd -= 1
            end -= 1
        }
        for index in 0..<start { compare(old.items[index], items[index]) }
        for offset in 0..<(items.count - end) { compare(old.items[oldEnd + offset], items[end + offset]) }

        let places = Dictionary(
            (start..<oldEnd).map { (old.items[$0].key, $0) }, uniquingKeysWith: { first, _ in first })
        let matches = (start..<end).map { places[items[$0].key] }
        let kept = Self.longestRise(in: matches)
        var stays = Set<Int>()
        for (index, isKept) in zip(start..<end, kept) {
            if isKept, let place = matches[index - start] {
                stays.insert(place)
                compare(old.items[place], items[index])
            } else {
                damage.collect(items[index].bounds)
            }
        }
        for place in start..<oldEnd where !stays.contains(place) { damage.collect(old.items[place].bounds) }
        damage = damage.intersection(PixelRect(size))
        damage.coalesce()
        return damage
    }

    /// The most elements that keep their order: those that need not move for one order to become the other.
    private static func longestRise(in places: [Int?]) -> [Bool] {
        // ends[n]: where the rise of length n + 1 with the smallest end ends.
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

extension DrawItem {
    /// Painting the one instead of the other makes no difference.
    ///
    /// A group's bounds follow from what is in it, which is compared by itself.
    fileprivate func isSamePicture(as other: DrawItem) -> Bool {
        switch content {
        case .beginGroup: content == other.content
        case .endGroup: true
        default: bounds == other.bounds && content == other.content
        }
    }
}
