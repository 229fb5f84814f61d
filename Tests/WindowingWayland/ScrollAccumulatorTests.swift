// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

@testable import WindowingWayland

@Suite("Combining axis events")
struct ScrollAccumulatorTests {
    /// Returns the vertical steps of frames of a wheel, each with a distance and perhaps with a step in 120ths.
    private func steps(_ frames: [(distance: CGFloat, step: Int?)], source: ScrollEvent.Source = .wheel) -> [Int] {
        var scroll = ScrollAccumulator()
        return frames.map { frame in
            scroll.setSource(source)
            scroll.move(.vertical, by: frame.distance, at: 1)
            if let step = frame.step { scroll.step(.vertical, by: step) }
            return scroll.finish(location: .zero, modifiers: [], now: 1)?.stepsY ?? 0
        }
    }

    @Test("A click in parts is as long as a whole one, with and without a report of the parts")
    func partsOfAClick() {
        #expect(steps([(15, 120)]) == [120])
        #expect(steps(Array(repeating: (1.875, 15), count: 8)) == Array(repeating: 15, count: 8))
        // Before version 8 of the seat, only the complete click has a step.
        #expect(steps(Array(repeating: (1.875, nil), count: 7) + [(1.875, 120)]) == Array(repeating: 15, count: 8))
        #expect(steps([(7.5, nil), (7.5, 120), (15, 120)]) == [60, 60, 120])
        // Other compositors have another distance for a click, whose sum is a click nevertheless.
        #expect(steps([(5, nil), (5, 120)]).reduce(0, +) == 120)
    }

    @Test("A wheel that turns back begins a new click")
    func turningBack() {
        #expect(steps([(7.5, nil), (-7.5, nil), (-7.5, -120)]) == [60, -60, -60])
        #expect(steps([(7.5, nil), (-15, -120), (15, 120)]) == [60, -120, 120])
    }

    @Test("The distance of fingers isn't converted to steps")
    func fingers() {
        #expect(steps([(7.5, nil), (20, nil)], source: .finger) == [0, 0])
        #expect(steps([(7.5, nil)], source: .continuous) == [0])
    }
}
