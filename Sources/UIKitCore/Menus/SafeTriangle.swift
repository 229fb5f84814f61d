// SPDX-License-Identifier: MIT
internal import Foundation

/// The way from a menu's title to its submenu: a pointer that moves inside of it has not changed its mind.
struct SafeTriangle: Hashable {
    /// Where the pointer was.
    var apex: CGPoint
    /// The submenu's place.
    var target: CGRect

    /// Whether a pointer that came from the apex to `point` is on its way.
    func contains(_ point: CGPoint) -> Bool {
        let near = apex.x <= target.midX ? target.minX : target.maxX
        let upper = CGPoint(x: near, y: target.minY)
        let lower = CGPoint(x: near, y: target.maxY)
        // No step towards the submenu is no way there.
        guard abs(near - point.x) < abs(near - apex.x) else { return false }
        func side(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        }
        let sides = [side(apex, upper), side(upper, lower), side(lower, apex)]
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
