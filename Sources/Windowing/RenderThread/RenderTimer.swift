// SPDX-License-Identifier: MIT
package import Foundation

/// Calls a handler on the render thread when a time of the machine's clock has come, whatever the main actor does.
@RenderActor
package final class RenderTimer {
    private let handler: @RenderActor () -> Void
    private(set) var time = TimeInterval.infinity

    package init(_ handler: @escaping @RenderActor () -> Void) {
        self.handler = handler
    }

    package var isSet: Bool { time < .infinity }

    /// Replaces the time that was set, in seconds of `SystemTimeSource`; none, and no time that is not finite, is ever
    /// reached.
    ///
    /// A timer that is set is kept until it has fired.
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
