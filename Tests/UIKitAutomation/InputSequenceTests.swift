// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitAutomation
import UIKitCore
import Windowing

@Suite("Input sequences")
struct InputSequenceTests {
    @Test("A drag moves at constant speed, sixty times a second, to its end point")
    func drag() {
        let steps = InputSequence.drag(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 6, y: -2), duration: 0.05).steps
        #expect(
            steps.compactMap(location) == [
                CGPoint(x: 0, y: 10), CGPoint(x: 2, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: -2),
                CGPoint(x: 6, y: -2),
            ])
        #expect(abs(steps.map(\.delay).reduce(0, +) - 0.05) < 1e-9)
    }

    @Test(
        "A drag with an invalid duration still has a beginning, a movement, and an end",
        arguments: [0, -1, .nan])
    func suddenDrag(duration: TimeInterval) {
        let steps = InputSequence.drag(from: .zero, to: CGPoint(x: 1, y: 1), duration: duration).steps
        #expect(steps.map { phase($0) } == [.began, .moved, .ended])
        #expect(steps.allSatisfy { $0.delay >= 0 })
    }

    @Test("Positions can be transformed, and timestamps are set on sending")
    func mapping() throws {
        let sequence = InputSequence.scroll(at: CGPoint(x: 1, y: 2), by: CGSize(width: 3, height: 4))
            .mapped { CGPoint(x: $0.x + 10, y: $0.y + 20) }
        let last = try #require(sequence.steps.last).event.stamped(at: 7)
        #expect(
            last
                == .scroll(
                    ScrollEvent(
                        source: .continuous, location: CGPoint(x: 11, y: 22), deltaX: 3, deltaY: 4, timestamp: 7)))
    }

    private func location(_ step: InputSequence.Step) -> CGPoint? {
        guard case .touches(let touches) = step.event else { return nil }
        return touches.first?.location
    }

    private func phase(_ step: InputSequence.Step) -> TouchPointEvent.Phase? {
        guard case .touches(let touches) = step.event else { return nil }
        return touches.first?.phase
    }
}
