// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitAccessibility

@Suite("Reading order")
struct ReadingOrderTests {
    @Test("A background that covers all others doesn't change the order along a row")
    func background() {
        let frames = [
            CGRect(x: 0, y: 0, width: 400, height: 44), CGRect(x: 350, y: 4, width: 40, height: 36),
            CGRect(x: 170, y: 14, width: 60, height: 16),
        ]
        #expect(ReadingOrder(isRightToLeft: false).sorted(frames) == [0, 2, 1])
        #expect(ReadingOrder(isRightToLeft: true).sorted(frames) == [0, 1, 2])
    }

    @Test("Content behind bars is read after the upper bar and before the lower one")
    func bars() {
        let frames = [
            CGRect(x: 0, y: 0, width: 400, height: 600), CGRect(x: 0, y: 560, width: 400, height: 40),
            CGRect(x: 0, y: 0, width: 400, height: 44),
        ]
        #expect(ReadingOrder(isRightToLeft: false).sorted(frames) == [2, 0, 1])
    }

    @Test("Rectangles of the same size are stacked")
    func equal() {
        let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(ReadingOrder(isRightToLeft: false).sorted([frame, frame]) == [0, 1])
    }
}
