// SPDX-License-Identifier: MIT
package import Foundation

/// Calls a handler on the render thread at a time of the system clock, independently of the main actor.
@RenderActor
package final class RenderTimer {
    private let handler: @RenderActor () -> Void
    private(set) var time = TimeInterval.infinity

    package init(_ handler: @escaping @RenderActor () -> Void) {
        self.handler = handler
    }

    package var isSet: Bool { time < .infinity }

    /// Replaces the scheduled time, in seconds of `MonotonicClock`.
    ///
    /// `nil` and non-finite times cancel it. A scheduled timer is retained until it has fired.
    package func set(_ newTime: TimeInterval?) {
        let wasSet = isSet
        time = newTime.map { $0.isFinite ? $0 : .infinity } ?? .infinity
        if isSet, !wasSet { RenderPollSet.shared.add(self) }
        if !isSet, wasSet { RenderPollSet.shared.remove(self) }
    }

    func fire() {
        set(nil)
        handler()
    }
}
