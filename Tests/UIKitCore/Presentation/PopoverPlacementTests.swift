// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitCore
@testable import Windowing

/// A window of 400 by 300 points on an unknown screen.
@Suite("Popover placements")
struct PopoverPlacementTests {
    private let room = CGRect(x: 10, y: 10, width: 380, height: 280)

    private func placement(_ target: CGRect, _ size: CGSize) -> PopoverPlacement {
        PopoverPlacement(target: target, size: size, space: room)
    }

    @Test(
        "The first side with enough space in the window is used: below, above, then left and right",
        arguments: [
            (CGRect(x: 190, y: 20, width: 20, height: 20), CGSize(width: 100, height: 100), UIPopoverArrowDirection.up),
            (CGRect(x: 190, y: 250, width: 20, height: 20), CGSize(width: 100, height: 100), .down),
            (CGRect(x: 20, y: 140, width: 20, height: 20), CGSize(width: 100, height: 250), .left),
            (CGRect(x: 360, y: 140, width: 20, height: 20), CGSize(width: 100, height: 250), .right),
        ])
    func sides(target: CGRect, size: CGSize, direction: UIPopoverArrowDirection) {
        #expect(placement(target, size).direction == direction)
    }

    @Test("A popover that doesn't fit uses the side with the most space, and may be flipped if permitted")
    func tooLarge() {
        var placement = placement(CGRect(x: 190, y: 60, width: 20, height: 20), CGSize(width: 370, height: 270))
        #expect(placement.direction == .up)
        #expect(placement.anchor.adjustments.contains(.flipY))
        placement.permitted = [.up, .left]
        #expect(placement.direction == .up)
        #expect(!placement.anchor.adjustments.contains(.flipY))
        #expect(!placement.anchor.adjustments.contains(.slideY))
        placement.canOverlap = true
        #expect(placement.anchor.adjustments.contains(.slideY))
    }

    @Test("Margins affect the choice of the side")
    func margins() {
        var placement = placement(CGRect(x: 190, y: 20, width: 20, height: 20), CGSize(width: 100, height: 220))
        #expect(placement.direction == .up)
        placement.space = CGRect(x: 10, y: 10, width: 380, height: 240)
        #expect(placement.direction == .left)
    }

    @Test("A popover centered on a fractional target is aligned with whole points")
    func wholePoints() {
        let placement = placement(CGRect(x: 100, y: 20, width: 25, height: 20), CGSize(width: 100, height: 80))
        let frame = placement.anchor.placement(size: placement.wholeSize, contentOffset: .zero).frame(
            parentGeometry: CGRect(x: 0, y: 0, width: 400, height: 300), bounds: nil)
        #expect(frame.minX == 63)
        #expect(frame.minY == 40 + Theme.Popover.gap)
    }
}
