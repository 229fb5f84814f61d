// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import RenderThread
internal import WaylandClient
internal import Windowing
internal import WindowingBackends

/// `wp_presentation`: reports when frames were presented.
///
/// Bound on the render thread, where its events are used.
@RenderActor
final class PresentationClock {
    let object: WpPresentation
    /// Whether the compositor's timestamps are comparable with `SystemTimeSource`'s.
    ///
    /// All compositors in use announce this with their first event.
    private(set) var isMonotonic = true

    nonisolated init(_ object: WpPresentation) {
        self.object = object
        object.handler = { [weak self] event in
            guard case .clockId(let identifier) = event else { return }
            RenderActor.assumeIsolated { self?.isMonotonic = identifier == UInt32(CLOCK_MONOTONIC) }
        }
    }
}

extension WaylandFrameTarget {
    /// Requests the presentation time of the frame that is about to be committed.
    ///
    /// One request at a time, because those of a hidden surface would accumulate.
    func requestFeedback(_ objects: Objects) {
        guard let presentation = objects.presentation, feedback == nil else { return }
        let feedback = presentation.object.feedback(surface: objects.surface, on: objects.queue)
        feedback.handler = { [weak self] event in
            RenderActor.assumeIsolated { self?.receive(event, isMonotonic: presentation.isMonotonic) }
        }
        self.feedback = feedback
    }

    private func receive(_ event: WpPresentationFeedback.Event, isMonotonic: Bool) {
        switch event {
        case .syncOutput:
            break
        case .presented(let high, let low, let nanoseconds, let refresh, _, _, _):
            feedback = nil
            let seconds = TimeInterval(UInt64(high) << 32 | UInt64(low)) + TimeInterval(nanoseconds) / 1e9
            pacer.clock.didPresent(at: isMonotonic ? seconds : nil, refresh: refresh)
        case .discarded:
            feedback = nil
        }
    }
}
