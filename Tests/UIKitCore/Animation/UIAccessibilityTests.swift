// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

@MainActor
@Suite("Accessibility preferences")
struct UIAccessibilityTests {
    @Test("A change of the reduced motion preference is posted once")
    func reduceMotion() {
        // Delivered on the posting thread, which is the main thread.
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
