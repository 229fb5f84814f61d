// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import RenderThread
internal import Windowing

/// The content of a layer and its descendants, back to front, in device pixels.
///
/// Segments are immutable. An unchanged layer keeps its segment from frame to frame, so that a frame's cost is
/// proportional to its changes, and two frames that share a segment are known to be equal there.
final class Segment: Sendable {
    enum Element: Sendable {
        /// The item at that index of `items`.
        case item(Int)
        /// The content of a descendant.
        case segment(Segment)
    }

    let layer: LayerID
    let items: [DrawItem]
    /// Items and segments in order; empty if there are only items.
    private let order: [Element]
    /// All pixels that the segment can change.
    let bounds: PixelRect
    /// Whether an item in it depends on the content behind it.
    let hasBackdrop: Bool
    /// Whether it is complete and would look the same at any position.
    let isMovable: Bool

    /// Creates a segment.
    ///
    /// `isFixed` means that something was left out, or depends on the position.
    init(layer: LayerID, items: [DrawItem], order: [Element], isFixed: Bool) {
        self.layer = layer
        self.items = items
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var hasBackdrop = false
        var hasSegments = false
        var isMovable = !isFixed
        for item in items {
            bounds = bounds.union(item.bounds)
            if case .backdrop = item.content { hasBackdrop = true }
            isMovable = isMovable && item.content.isMovable
        }
        for case .segment(let segment) in order {
            bounds = bounds.union(segment.bounds)
            hasBackdrop = hasBackdrop || segment.hasBackdrop
            isMovable = isMovable && segment.isMovable
            hasSegments = true
        }
        self.order = hasSegments ? order : []
        self.bounds = bounds
        self.hasBackdrop = hasBackdrop
        self.isMovable = isMovable
    }

    static let empty = Segment(layer: LayerID(number: 0), items: [], order: [], isFixed: false)
    /// A segment that is not visible at its position, but could be elsewhere.
    static let hidden = Segment(layer: LayerID(number: 0), items: [], order: [], isFixed: true)

    var count: Int { order.isEmpty ? items.count : order.count }

    subscript(index: Int) -> Element { order.isEmpty ? .item(index) : order[index] }

    func key(at index: Int) -> DrawItem.Key {
        switch self[index] {
        case .item(let item): items[item].key
        case .segment(let segment): DrawItem.Key(layer: segment.layer, part: .sublayer)
        }
    }

    /// Calls `body` for every item in the segment, back to front.
    func forEachItem(_ body: (DrawItem) -> Void) {
        guard !order.isEmpty else { return items.forEach(body) }
        for element in order {
            switch element {
            case .item(let index): body(items[index])
            case .segment(let segment): segment.forEachItem(body)
            }
        }
    }
}

// A scrolled list has the same content at another position: moving the layers' items takes a fraction of the time of
// listing them again.
extension Segment {
    /// Returns the layer's segment in `new`, given that this is its segment in `old`; `nil` if it must be listed again.
    @RenderActor
    func moved(from old: DisplayListBuilder.Context, to new: DisplayListBuilder.Context) -> Segment? {
        guard isMovable, let (x, y) = new.distance(from: old) else { return nil }
        guard count > 0 else { return self }
        let place = bounds.offsetBy(x: x, y: y)
        guard new.clip.contains(place) else { return nil }
        return x == 0 && y == 0 ? self : movedBy(x: x, y: y)
    }

    private func movedBy(x: Int, y: Int) -> Segment {
        Segment(
            layer: layer, items: items.map { $0.movedBy(x: x, y: y) },
            order: order.map { element in
                if case .segment(let segment) = element { return .segment(segment.movedBy(x: x, y: y)) }
                return element
            }, isFixed: false)
    }
}

extension DisplayListBuilder.Context {
    /// Returns the offset from `other` in whole pixels; `nil` if the two differ in more than position and clip.
    fileprivate func distance(from other: Self) -> (x: Int, y: Int)? {
        let (dx, dy) = (transform.tx - other.transform.tx, transform.ty - other.transform.ty)
        guard dx == dx.rounded(), dy == dy.rounded(), abs(dx) < 1_000_000, abs(dy) < 1_000_000,
            transform.a == other.transform.a, transform.b == other.transform.b, transform.c == other.transform.c,
            transform.d == other.transform.d, alpha == other.alpha, !glides, !other.glides,
            groupDepth == other.groupDepth, surfaceDepth == other.surfaceDepth, space == nil, other.space == nil,
            instance == nil, other.instance == nil
        else { return nil }
        return (Int(dx), Int(dy))
    }
}

extension DrawItem {
    fileprivate func movedBy(x: Int, y: Int) -> DrawItem {
        DrawItem(key: key, bounds: bounds.offsetBy(x: x, y: y), content: content.moved(byX: x, y: y))
    }
}
