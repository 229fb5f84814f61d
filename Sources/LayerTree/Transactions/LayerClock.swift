// SPDX-License-Identifier: MIT
internal import Foundation
internal import Synchronization
package import Windowing

/// The time base of animations.
package enum LayerClock {
    // A mutex instead of an actor: the time is read in expressions on any thread.
    private static let source = Mutex<any TimeSource>(SystemTimeSource.shared)

    /// The system clock unless replaced.
    ///
    /// Replace it before the first animation.
    package static var timeSource: any TimeSource {
        get { source.withLock { $0 } }
        set { source.withLock { $0 = newValue } }
    }
}

/// Returns the current animation time, in seconds.
///
/// Only differences are meaningful.
public func CACurrentMediaTime() -> CFTimeInterval {
    LayerClock.timeSource.now
}
