// SPDX-License-Identifier: MIT
internal import Windowing

/// The damage found so far in a comparison of two display lists.
///
/// Not isolated, unlike the comparison: Swift checks the executor in each call of a closure that an isolated function
/// passes to the standard library, and a scrolled list collects hundreds of rectangles per frame.
struct DamageCollector {
    private var region = Region()
    /// Rectangles that belong to the damage and have not been added to the region.
    ///
    /// Adding each one separately would dominate the cost if a whole list has moved.
    private var pending: [PixelRect] = []

    /// All rectangles collected so far.
    var damage: Region {
        mutating get {
            flush()
            return region
        }
    }

    mutating func collect(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pending.append(rect)
        if pending.count == 128 { flush() }
    }

    /// Returns whether `rect` intersects the damage.
    func meets(_ rect: PixelRect) -> Bool {
        region.meets(rect) || pending.contains { !$0.intersection(rect).isEmpty }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        let rects = region.rects + pending
        pending.removeAll(keepingCapacity: true)
        var whole = rects[0]
        var sum = 0
        for rect in rects {
            whole = whole.union(rect)
            sum += rect.width * rect.height
        }
        if whole.width * whole.height - sum <= Self.acceptedWaste(rects.count) {
            region = Region(whole)
        } else {
            region = Region()
            for rect in rects { region.collect(rect) }
        }
    }

    /// Returns the number of unchanged pixels up to which the bounding box of that many rectangles replaces them.
    ///
    /// Many small pieces close together hardly differ from it. The cost of keeping rectangles apart grows with the
    /// square of their number, so more pixels are accepted for many.
    private static func acceptedWaste(_ count: Int) -> Int {
        switch count {
        case ...8: -1
        case ...32: 1_024 * (count - 1)
        default: 4_096 * (count - 1)
        }
    }
}
