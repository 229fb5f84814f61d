// SPDX-License-Identifier: MIT
internal import Windowing

/// What one layer and those below it paint, back to front, in device pixels.
///
/// A segment never changes. A layer in which nothing has changed keeps its segment from frame to frame, so that a frame
/// costs what has changed in it, and two frames that share a segment are known to look alike there.
final class Segment: Sendable {
    enum Element: Sendable {
        /// The item at that place of `items`.
        case item(Int)
        /// What a layer below paints.
        case segment(Segment)
    }

    let layer: LayerID
    let items: [DrawItem]
    /// Items and segments in order; empty where there are only items.
    private let order: [Element]
    /// All pixels that it may change.
    let bounds: PixelRect
    /// Something in it depends on what is behind it.
    let hasBackdrop: Bool

    init(layer: LayerID, items: [DrawItem], order: [Element]) {
        self.layer = layer
        self.items = items
        var bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
        var hasBackdrop = false
        var hasSegments = false
        for item in items {
            bounds = bounds.union(item.bounds)
            if case .backdrop = item.content { hasBackdrop = true }
        }
        for case .segment(let segment) in order {
            bounds = bounds.union(segment.bounds)
            hasBackdrop = hasBackdrop || segment.hasBackdrop
            hasSegments = true
        }
        self.order = hasSegments ? order : []
        self.bounds = bounds
        self.hasBackdrop = hasBackdrop
    }

    static let empty = Segment(layer: LayerID(number: 0), items: [], order: [])

    var count: Int { order.isEmpty ? items.count : order.count }

    subscript(index: Int) -> Element { order.isEmpty ? .item(index) : order[index] }

    func key(at index: Int) -> DrawItem.Key {
        switch self[index] {
        case .item(let item): items[item].key
        case .segment(let segment): DrawItem.Key(layer: segment.layer, part: .sublayer)
        }
    }

    /// Every item in it, back to front.
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
