// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitTesting
package import Windowing

/// Fingers on a stage, by identifier.
///
/// Each event has the stage's time.
@MainActor
package struct Fingers {
    package let stage: Stage

    package init(stage: Stage) {
        self.stage = stage
    }

    package func down(_ id: Int32 = 0, _ x: CGFloat, _ y: CGFloat) { send(.began, id, x, y) }
    package func move(_ id: Int32 = 0, _ x: CGFloat, _ y: CGFloat) { send(.moved, id, x, y) }
    package func up(_ id: Int32 = 0, _ x: CGFloat, _ y: CGFloat) { send(.ended, id, x, y) }

    package func send(_ phase: TouchPointEvent.Phase, _ id: Int32, _ x: CGFloat, _ y: CGFloat) {
        send([(phase, id, x, y)])
    }

    /// Sends the state of several fingers in one frame of the device.
    package func send(_ points: [(phase: TouchPointEvent.Phase, id: Int32, x: CGFloat, y: CGFloat)]) {
        stage.send(
            .touches(
                points.map {
                    TouchPointEvent(
                        phase: $0.phase, identifier: $0.id, location: CGPoint(x: $0.x, y: $0.y), timestamp: stage.now)
                }))
    }

    /// Presses and lifts immediately.
    package func tap(_ id: Int32 = 0, _ x: CGFloat, _ y: CGFloat) {
        down(id, x, y)
        up(id, x, y)
    }
}
