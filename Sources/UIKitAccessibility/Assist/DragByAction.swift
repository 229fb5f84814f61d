// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// A drag from one point of a window to another, made of the touches of a finger.
///
/// The finger rests until a drag begins, moves in steps, and is lifted.
@MainActor
final class DragByAction {
    private let start: CGPoint
    private let end: CGPoint
    private let window: UIWindow
    private static let finger: Int32 = 2001
    /// Longer than a long press, in seconds.
    private static let rest: TimeInterval = 0.8
    private static let steps = 12
    private static let interval: TimeInterval = 1.0 / 60

    init(from start: CGPoint, to end: CGPoint, in window: UIWindow) {
        self.start = start
        self.end = end
        self.window = window
    }

    /// Returns whether the finger was put down in the window.
    func begin(on clock: any TimeSource) -> Bool {
        guard window.bounds.contains(start), window.bounds.contains(end) else { return false }
        send(.began, start)
        _ = clock.schedule(after: Self.rest) { self.step(1, on: clock) }
        return true
    }

    private func step(_ number: Int, on clock: any TimeSource) {
        let part = CGFloat(number) / CGFloat(Self.steps)
        send(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        _ = clock.schedule(after: Self.interval) {
            if number < Self.steps { self.step(number + 1, on: clock) } else { self.send(.ended, self.end) }
        }
    }

    private func send(_ phase: TouchPointEvent.Phase, _ point: CGPoint) {
        window.receive(
            .touches([TouchPointEvent(phase: phase, identifier: Self.finger, location: point, timestamp: 0)]))
    }
}
