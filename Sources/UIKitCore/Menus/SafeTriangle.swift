// SPDX-License-Identifier: MIT
internal import Foundation

/// The triangle between the pointer and an open submenu.
///
/// The submenu stays open while the pointer moves inside it.
struct SafeTriangle: Hashable {
    /// The previous position of the pointer.
    var apex: CGPoint
    /// The frame of the submenu.
    var target: CGRect

    /// Returns whether a movement from the apex to `point` leads towards the submenu.
    func contains(_ point: CGPoint) -> Bool {
        let near = apex.x <= target.midX ? target.minX : target.maxX
        let upper = CGPoint(x: near, y: target.minY)
        let lower = CGPoint(x: near, y: target.maxY)
        // The pointer must have moved closer to the submenu.
        guard abs(near - point.x) < abs(near - apex.x) else { return false }
        func side(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
        }
        let sides = [side(apex, upper), side(upper, lower), side(lower, apex)]
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
    }
}
