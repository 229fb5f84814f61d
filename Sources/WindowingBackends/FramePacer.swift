// SPDX-License-Identifier: MIT
package import Foundation
package import RenderThread
package import Windowing

/// A frame target whose requests a `FramePacer` answers.
@RenderActor
package protocol PacedTarget: AnyObject {
    /// Whether nothing holds up the next frame: the surface can show one, the last one was shown, a buffer is free.
    var canAnswer: Bool { get }
}

/// Answers a surface's requests for frames, as soon as nothing holds them up.
///
/// Every event that may end the waiting is to be followed by `answerSoon()`.
@RenderActor
package final class FramePacer {
    package var clock = FrameClock()

    private let timeSource: any TimeSource
    private weak var target: (any PacedTarget)?
    private var waiting: (@RenderActor (FrameTime) -> Void)?
    private var isAnswering = false

    nonisolated package init(timeSource: any TimeSource) {
        self.timeSource = timeSource
    }

    /// Calls `handler` for the next frame of `target`; replaces the request before it.
    package func request(_ handler: @escaping @RenderActor (FrameTime) -> Void, for target: any PacedTarget) {
        self.target = target
        waiting = handler
        answerSoon()
    }

    /// Drops the request.
    package func stop() {
        waiting = nil
    }

    /// Answers a request that nothing holds up, but not before the call that made it returns.
    package func answerSoon() {
        guard waiting != nil, !isAnswering, target?.canAnswer == true else { return }
        isAnswering = true
        RenderActor.async { [weak self] in self?.answer() }
    }

    /// Answers no request before `delay` seconds have gone by.
    package func answer(after delay: TimeInterval) {
        isAnswering = true
        RenderActor.async(after: delay) { [weak self] in self?.answer() }
    }

    /// A buffer out of `pool`, or `nil` where there is none; the next request is then answered when one may be there.
    package func nextBuffer<Buffer>(of pool: BufferPool<Buffer>, size: PixelSize) -> PixelBuffer? {
        if let buffer = pool.take(size) { return buffer }
        if !pool.isExhausted {
            // No memory, or no such size: asking again at once would only keep the processor busy.
            answer(after: 0.5)
        }
        return nil
    }

    private func answer() {
        isAnswering = false
        guard target?.canAnswer == true, let handler = waiting else { return }
        waiting = nil
        handler(clock.nextFrame(now: timeSource.now))
    }
}
