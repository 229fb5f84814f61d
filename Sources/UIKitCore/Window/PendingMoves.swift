// SPDX-License-Identifier: MIT
internal import Foundation

/// Movement that arrived in this turn and that no view has heard of yet.
@MainActor
struct PendingMoves {
    /// In the order in which the touches began to move.
    private(set) var touches: [UITouch] = []
    private(set) var reports: [UITouch: [TouchReport]] = [:]
    /// Where the pointer, or a pen near the surface, was last with nothing held.
    var hover: (location: CGPoint, timestamp: TimeInterval)?

    var isEmpty: Bool { touches.isEmpty && hover == nil }

    /// The latest that was told of the touch.
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
