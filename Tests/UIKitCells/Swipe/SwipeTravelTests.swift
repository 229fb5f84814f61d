// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@testable import UIKitCells

@Suite("Swipe travel")
struct SwipeTravelTests {
    private let full = SwipeTravel(openWidth: 150, rowWidth: 300, allowsFullSwipe: true)
    private let banded = SwipeTravel(openWidth: 150, rowWidth: 300, allowsFullSwipe: false)

    @Test("Positions and drag distances are inverses of each other")
    func roundTrip() {
        for distance in stride(from: CGFloat(0), through: 290, by: 10) {
            for travel in [full, banded] {
                #expect(abs(travel.distance(at: travel.place(at: distance)) - distance) < 0.01)
            }
        }
        #expect(full.place(at: 200) == 200 && full.place(at: 900) == 300)
        #expect(banded.place(at: 200) > 150 && banded.place(at: 200) < 175)
        #expect(banded.place(at: 1e9) < 450)
    }

    @Test("Non-finite distances, and those in the closing direction, open nothing")
    func hostile() {
        for distance in [CGFloat.nan, -.infinity, .infinity, -20] { #expect(full.place(at: distance) == 0) }
    }

    @Test("A released row closes, opens, or performs depending on position and velocity")
    func outcomes() {
        #expect(full.outcome(at: 60, velocity: 0) == .close)
        #expect(full.outcome(at: 90, velocity: 0) == .open)
        #expect(full.outcome(at: 20, velocity: 500) == .open)
        #expect(full.outcome(at: 140, velocity: -500) == .close)
        #expect(full.outcome(at: 220, velocity: 0) == .perform)
        #expect(full.outcome(at: 220, velocity: -500) == .close)
        #expect(banded.outcome(at: 220, velocity: 0) == .open)
    }
}
