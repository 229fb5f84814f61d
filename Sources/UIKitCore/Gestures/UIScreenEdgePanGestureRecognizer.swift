// SPDX-License-Identifier: MIT
public import Foundation

/// A continuous recognizer for drags that start at an edge of the window and move away from it.
///
/// > Note: Differs from UIKit: the edges are those of the window, which may be away from those of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a drag may start; none by default.
    open var edges: UIRectEdge = []

    private var candidates: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, let bounds = view?.window?.bounds else { return }
        for touch in touches {
            let place = touch.locationInWindow
            let reach = Theme.Gesture.edgeReach
            if place.x - bounds.minX <= reach { candidates.insert(.left) }
            if bounds.maxX - place.x <= reach { candidates.insert(.right) }
            if place.y - bounds.minY <= reach { candidates.insert(.top) }
            if bounds.maxY - place.y <= reach { candidates.insert(.bottom) }
        }
        candidates.formIntersection(edges)
        if candidates.isEmpty { state = .failed }
    }

    open override func reset() {
        super.reset()
        candidates = []
    }

    @_spi(Toolkit) open override func slop(of movement: CGPoint) -> CGPoint? {
        guard let slop = super.slop(of: movement) else { return nil }
        let isSideways = abs(movement.x) >= abs(movement.y)
        let leadsAway =
            isSideways
            ? candidates.contains(movement.x > 0 ? .left : .right)
            : candidates.contains(movement.y > 0 ? .top : .bottom)
        guard leadsAway else {
            state = .failed
            return nil
        }
        return slop
    }
}
