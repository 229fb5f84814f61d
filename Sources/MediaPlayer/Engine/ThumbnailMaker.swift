// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Dispatch
internal import Foundation
internal import Graphics
internal import Synchronization

/// Takes single pictures out of a movie with a player of its own, so that one that plays is not disturbed.
final class ThumbnailMaker: Sendable {
    /// What a picture is wanted for; a request that was cancelled is left out.
    final class Request: Sendable {
        private let isCancelledStorage = Atomic(false)

        var isCancelled: Bool { isCancelledStorage.load(ordering: .relaxed) }

        func cancel() {
            isCancelledStorage.store(true, ordering: .relaxed)
        }
    }

    typealias Outcome = Result<CGImage, MPMovieError>

    /// Seconds for which the player is waited for: a film from the network that does not come must not be waited for
    /// for ever.
    private static let patience: TimeInterval = 10

    private let queue = DispatchQueue(label: "shoji.movie.thumbnails", qos: .utility)

    /// Calls `handler` on a queue with the picture at each of `times`, one after the other.
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

    /// The picture at `time`; waits for it.
    func picture(of url: URL, at time: TimeInterval, isExact: Bool) -> Outcome {
        queue.sync { Result { () throws(MPMovieError) in try Reel(url).picture(at: time, isExact: isExact) } }
    }

    /// A movie that stands still and can be wound to any place.
    private final class Reel {
        private let url: URL
        private let element: MovieElement
        // A mutex and not an actor: pictures come on a thread of the player's, and this one waits.
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
            let end = ContinuousClock.now + .seconds(ThumbnailMaker.patience)
            var idleLooks = 0
            while true {
                switch element.waitForMessage(within: MoviePipeline.watchInterval) {
                case .ready: return
                // Behind the last picture there is none.
                case .ended: return
                case .missing(let name): missing.append(name)
                case .failed(let failure): throw failure.error(for: url, missing: missing)
                case .buffering, .durationChanged, .latencyChanged, .clockLost: break
                case nil:
                    idleLooks = element.isAtWork ? 0 : idleLooks + 1
                    if url.isFileURL, idleLooks >= 2 { throw MovieFailure.silence.error(for: url, missing: missing) }
                    guard ContinuousClock.now < end else {
                        throw .unreadable(
                            url, reason: "It did not come within \(Int(ThumbnailMaker.patience)) seconds.")
                    }
                }
            }
        }
    }
}
