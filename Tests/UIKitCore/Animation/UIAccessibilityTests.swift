// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("What the desktop asks for")
struct UIAccessibilityTests {
    @Test("A change of the wish for little movement is announced, once")
    func reduceMotion() {
        // Delivered on the thread that posts, which is the main one.
        final class Count: @unchecked Sendable { var value = 0 }
        let count = Count()
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in count.value += 1 }
        defer {
            NotificationCenter.default.removeObserver(observer)
            UIAccessibility.isReduceMotionEnabled = false
        }
        #expect(!UIAccessibility.isReduceMotionEnabled)
        UIAccessibility.isReduceMotionEnabled = true
        UIAccessibility.isReduceMotionEnabled = true
        #expect(count.value == 1)
    }
}
