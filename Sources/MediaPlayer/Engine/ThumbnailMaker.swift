// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Dispatch
internal import Foundation
internal import Graphics
internal import Synchronization

/// Extracts single frames from a movie with a separate player, so that playback is not disturbed.
final class ThumbnailMaker: Sendable {
    /// A request for thumbnails.
    ///
    /// A cancelled request is skipped.
    final class Request: Sendable {
        private let isCancelledStorage = Atomic(false)

        var isCancelled: Bool { isCancelledStorage.load(ordering: .relaxed) }

        func cancel() {
            isCancelledStorage.store(true, ordering: .relaxed)
        }
    }

    typealias Outcome = Result<CGImage, MPMovieError>

    /// The timeout for the player, in seconds, so that a movie from an unresponsive network doesn't block forever.
    private static let timeLimit: TimeInterval = 10

    private let queue = DispatchQueue(label: "shoji.movie.thumbnails", qos: .utility)

    /// Calls `handler` on a queue with the frame at each of `times`, one after the other.
    func makePictures(
        of url: URL, at times: [TimeInterval], isExact: Bool, for request: Request,
        handler: @escaping @Sendable (TimeInterval, Outcome) -> Void
    ) {
        queue.async {
            let reel = Result { () throws(MPMovieError) in try Reel(url) }
            for time in times where !request.isCancelled {
                let outcome = reel.flatMap { reel in
                    Result { () throws(MPMovieError) in try reel.picture(at: time, isExact: isExact) }
                }
                if !request.isCancelled { handler(time, outcome) }
            }
        }
    }

    /// Returns the frame at `time`, blocking until it is available.
    func picture(of url: URL, at time: TimeInterval, isExact: Bool) -> Outcome {
        queue.sync { Result { () throws(MPMovieError) in try Reel(url).picture(at: time, isExact: isExact) } }
    }

    /// A paused movie that can be positioned at any time.
    private final class Reel {
        private let url: URL
        private let element: MovieElement
        // A mutex instead of an actor, because frames arrive on a thread of the player while this one waits.
        private let latest: Latest
        private var missing: [String] = []

        private final class Latest: Sendable {
            let frame = Mutex<MovieFrame?>(nil)
        }

        init(_ url: URL) throws(MPMovieError) {
            self.url = url
            let latest = Latest()
            self.latest = latest
            element = try MovieElement(
                sink: MovieSink(onFrame: { frame in latest.frame.withLock { $0 = frame } }), streams: .pictures,
                isPaced: false)
            element.setLocation(url)
            _ = element.setState(GST_STATE_PAUSED)
            try waitUntilReady()
        }

        func picture(at time: TimeInterval, isExact: Bool) throws(MPMovieError) -> CGImage {
            let content = element.content
            guard time.isFinite, time >= 0, time <= content.duration ?? .infinity, content.hasPictures else {
                throw .noPicture(url, time: time)
            }
            latest.frame.withLock { $0 = nil }
            guard element.seek(MovieElement.Seek(time: time, isExact: isExact)) else {
                throw .noPicture(url, time: time)
            }
            try waitUntilReady()
            guard let image = latest.frame.withLock({ $0 })?.copiedImage() else { throw .noPicture(url, time: time) }
            return image
        }

        private func waitUntilReady() throws(MPMovieError) {
            let end = ContinuousClock.now + .seconds(ThumbnailMaker.timeLimit)
            var idleLooks = 0
            while true {
                switch element.waitForMessage(within: MoviePipeline.watchInterval) {
                case .ready: return
                // There is no frame after the last one.
                case .ended: return
                case .missing(let name): missing.append(name)
                case .failed(let failure): throw failure.error(for: url, missing: missing)
                case .buffering, .durationChanged, .latencyChanged, .clockLost: break
                case nil:
                    idleLooks = element.isAtWork ? 0 : idleLooks + 1
                    if url.isFileURL, idleLooks >= 2 { throw MovieFailure.silence.error(for: url, missing: missing) }
                    guard ContinuousClock.now < end else {
                        throw .unreadable(
                            url, reason: "It did not come within \(Int(ThumbnailMaker.timeLimit)) seconds.")
                    }
                }
            }
        }
    }
}
