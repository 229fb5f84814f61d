// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

/// The main queue, for methods that may be called on any thread.
package enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main queue, whichever thread serves it.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }

    /// Runs `work` at once if called on the main queue, and otherwise later, in the order of the calls.
    package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent { MainActor.assumeIsolated(work) } else { async(work) }
    }

    /// Runs `work` later.
    package static func async(_ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }
}
