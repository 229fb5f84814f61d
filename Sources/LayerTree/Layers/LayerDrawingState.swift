// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The source of a layer's pixels and the part of them that is out of date.
struct LayerDrawingState {
    private(set) var isNeeded = false
    /// The part of the bounds to draw; `nil` for all of it.
    private(set) var dirtyRect: CGRect?
    var store: BackingStore?
    /// The size in pixels at which the layer drew itself last without painting anything.
    var emptySize: PixelSize?
    var contents: LayerContents?
    var feed: ContentsFeed?
    /// The difference to the last committed contents, in the bitmap's pixels; `nil` for everything.
    private(set) var uncommittedDamage: PixelRect? = PixelRect(x: 0, y: 0, width: 0, height: 0)

    mutating func setNeeded(_ rect: CGRect?) {
        if !isNeeded {
            dirtyRect = rect
        } else if let rect, let old = dirtyRect {
            dirtyRect = old.union(rect)
        } else {
            dirtyRect = nil
        }
        isNeeded = true
    }

    mutating func setClean() {
        isNeeded = false
        dirtyRect = nil
    }

    mutating func addDamage(_ damage: PixelRect?) {
        guard let damage, let old = uncommittedDamage else {
            uncommittedDamage = nil
            return
        }
        uncommittedDamage = old.union(damage)
    }

    /// Returns the damage for the commit and resets it.
    mutating func takeDamage() -> PixelRect? {
        defer { uncommittedDamage = PixelRect(x: 0, y: 0, width: 0, height: 0) }
        return uncommittedDamage
    }
}
