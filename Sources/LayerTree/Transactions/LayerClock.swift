// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
public import Windowing

/// The clock that animations go by.
public enum LayerClock {
    // A mutex and not an actor: the time is asked for in the middle of expressions, on any thread.
    private static let source = Mutex<any TimeSource>(SystemTimeSource.shared)

    /// The machine's clock unless replaced, which has to happen before the first animation.
    public static var timeSource: any TimeSource {
        get { source.withLock { $0 } }
        set { source.withLock { $0 = newValue } }
    }
}

/// Seconds on the clock that animations go by; only differences mean anything.
public func CACurrentMediaTime() -> CFTimeInterval {
    LayerClock.timeSource.now
}
