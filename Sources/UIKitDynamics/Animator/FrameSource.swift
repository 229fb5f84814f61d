// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The frames of the display between `start()` and `stop()`.
///
/// A display link retains its target; this one doesn't keep the animator.
@MainActor
final class FrameSource {
    /// Called in each frame with its time, in seconds.
    var handler: ((TimeInterval) -> Void)?
    private var link: CADisplayLink?
    private var lastTime: TimeInterval = 0

    func start() {
        lastTime = CACurrentMediaTime()
        guard link == nil else { return }
        let link = CADisplayLink(target: WeakTarget(self), action: WeakTarget.frame)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The time since the last frame, or since the start.
    func advance(to time: TimeInterval) -> TimeInterval {
        defer { lastTime = max(time, lastTime) }
        return time - lastTime
    }

    @MainActor deinit {
        link?.invalidate()
    }

    @MainActor
    private final class WeakTarget {
        private weak var source: FrameSource?

        init(_ source: FrameSource) {
            self.source = source
        }

        func frame(_ link: CADisplayLink) {
            source?.handler?(link.timestamp)
        }
    }
}
