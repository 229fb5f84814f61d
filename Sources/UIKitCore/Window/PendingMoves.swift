// SPDX-License-Identifier: MIT
internal import Foundation

/// Movements received in this run-loop iteration and not yet delivered to views.
@MainActor
struct PendingMoves {
    /// The moved touches, in the order in which they began to move.
    private(set) var touches: [UITouch] = []
    private(set) var reports: [UITouch: [TouchReport]] = [:]
    /// The last location of the pointer, or of a pen near the surface, with no button pressed.
    var hover: (location: CGPoint, timestamp: TimeInterval)?

    var isEmpty: Bool { touches.isEmpty && hover == nil }

    /// Returns the latest report for the touch.
    func latest(of touch: UITouch) -> TouchReport { reports[touch]?.last ?? touch.report }

    mutating func add(_ report: TouchReport, of touch: UITouch) {
        if reports[touch] == nil { touches.append(touch) }
        reports[touch, default: []].append(report)
    }

    mutating func dropTouches() {
        touches = []
        reports = [:]
    }
}
