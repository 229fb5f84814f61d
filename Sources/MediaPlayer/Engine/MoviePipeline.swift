// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Dispatch
internal import Foundation
internal import LayerTree
internal import Synchronization

/// Plays movies, one at a time, off the main actor.
///
/// Commands are executed on a serial queue, because some wait for disks and networks; the methods return immediately.
/// Frames are passed directly to `feed`.
final class MoviePipeline: @unchecked Sendable {
    // Unchecked: all mutable state belongs to `queue` and is only accessed on it.

    /// A movie and its playback parameters.
    struct Movie: Sendable {
        let url: URL
        /// The time at which playback starts, in seconds.
        var start: TimeInterval = 0
        /// The time at which playback ends, in seconds; `nil` for the movie's end.
        var end: TimeInterval?
        /// Whether playback starts as soon as possible.
        var plays = false
    }

    /// The interval, in seconds, at which a player without messages is checked.
    static let watchInterval: TimeInterval = 1

    /// The frames to present; empty while no movie is loaded.
    let feed = ContentsFeed()

    private let queue = DispatchQueue(label: "shoji.movie", qos: .userInitiated)
    /// Distinguishes the messages of a movie from those of the previous one.
    private let generation = Atomic(0)
    private let send: @Sendable (Int, MovieEvent) -> Void

    private var element: MovieElement?
    private var sink: MovieSink?
    private var movie: Movie?
    private var stage = Stage.empty
    private var isWaitingForNetwork = false
    private var isLive = false
    private var missing: [String] = []
    /// The seek to perform after the current one has completed.
    private var nextSeek: MovieElement.Seek?
    private var isSeeking = false

    private enum Stage {
        case empty
        /// Waiting for the first frame.
        case loading
        /// Seeking to the start time.
        case positioning
        case prepared
        case failed
    }

    /// Creates a pipeline.
    ///
    /// `send` is called on any thread with the number that `load(_:)` returned for the movie.
    init(send: @escaping @Sendable (Int, MovieEvent) -> Void) {
        self.send = send
    }

    // MARK: - Commands

    /// Replaces the current movie by `movie`, and returns the number that its events carry.
    func load(_ movie: Movie) -> Int {
        let number = generation.add(1, ordering: .sequentiallyConsistent).newValue
        queue.async { self.start(movie, number) }
        return number
    }

    /// Unloads the movie.
    func unload() {
        generation.add(1, ordering: .sequentiallyConsistent)
        queue.async { self.empty() }
    }

    func setPlaying(_ plays: Bool) {
        queue.async {
            self.movie?.plays = plays
            self.updateState()
        }
    }

    /// Seeks to `seek.time`.
    ///
    /// Of several consecutive seeks, only the target of the last is certain to be shown.
    func seek(_ seek: MovieElement.Seek) {
        queue.async { self.perform(seek) }
    }

    // MARK: - Execution on the queue

    private func start(_ movie: Movie, _ number: Int) {
        empty()
        self.movie = movie
        do throws(MPMovieError) {
            let element = try readyElement()
            sink?.begin(number)
            element.setMessageHandler { [weak self] message in
                guard let self else { return }
                queue.async { self.receive(message, number) }
            }
            element.setLocation(movie.url)
            stage = .loading
            switch element.setState(GST_STATE_PAUSED) {
            case .done, .later: watch(number)
            case .live:
                isLive = true
                didPrepare(number)
            // The error is in a message, which is queued after this block.
            case .failed:
                queue.async {
                    guard self.stage == .loading, number == self.current else { return }
                    self.fail(MovieFailure(cause: .other, reason: "GStreamer gives no reason."), number)
                }
            }
        } catch {
            stage = .failed
            send(number, .failed(error))
        }
    }

    /// Fails a file on which the player has halted without a message.
    ///
    /// Other sources have timeouts of their own.
    private func watch(_ number: Int, idleLooks: Int = 0) {
        guard number == current, stage == .loading, movie?.url.isFileURL == true else { return }
        queue.asyncAfter(deadline: .now() + Self.watchInterval) { [weak self] in
            guard let self, number == current, stage == .loading, let element else { return }
            let looks = element.isAtWork ? 0 : idleLooks + 1
            // A single check may fall between two threads, of which one follows the other.
            guard looks >= 2 else { return watch(number, idleLooks: looks) }
            fail(.silence, number)
        }
    }

    private var current: Int { generation.load(ordering: .sequentiallyConsistent) }

    private func readyElement() throws(MPMovieError) -> MovieElement {
        if let element { return element }
        let sink = MovieSink(
            onFrame: { [feed] frame in feed.show(frame.image()) },
            onShape: { [send] number, shape in send(number, .shape(shape)) })
        let element = try MovieElement(sink: sink, streams: .all)
        self.sink = sink
        self.element = element
        return element
    }

    private func empty() {
        // When this returns, the player's threads have ended, so no more messages or frames arrive.
        _ = element?.setState(GST_STATE_NULL)
        feed.show(nil)
        stage = .empty
        movie = nil
        isWaitingForNetwork = false
        isLive = false
        isSeeking = false
        nextSeek = nil
        missing = []
    }

    // MARK: - Messages

    private func receive(_ message: MovieMessage, _ number: Int) {
        guard number == current, stage != .empty, stage != .failed else { return }
        switch message {
        case .ready: becomeReady(number)
        case .ended: send(number, .ended)
        case .buffering(let percent): bufferDidFill(percent, number)
        case .durationChanged:
            if let duration = element?.content.duration { send(number, .duration(duration)) }
        case .latencyChanged: element?.recalculateLatency()
        case .clockLost:
            guard movie?.plays == true else { return }
            _ = element?.setState(GST_STATE_PAUSED)
            updateState()
        case .missing(let name): missing.append(name)
        case .failed(let failure): fail(failure, number)
        }
    }

    private func fail(_ failure: MovieFailure, _ number: Int) {
        guard let url = movie?.url else { return }
        stage = .failed
        let error = failure.error(for: url, missing: missing)
        _ = element?.setState(GST_STATE_NULL)
        send(number, .failed(error))
    }

    private func becomeReady(_ number: Int) {
        switch stage {
        case .loading:
            guard let movie, movie.start > 0 || movie.end != nil, element?.content.isSeekable == true else {
                return didPrepare(number)
            }
            stage = .positioning
            if element?.seek(MovieElement.Seek(time: movie.start, end: movie.end)) != true { didPrepare(number) }
        case .positioning: didPrepare(number)
        case .prepared:
            guard isSeeking else { return }
            isSeeking = false
            if let next = nextSeek {
                nextSeek = nil
                return perform(next)
            }
            send(number, .arrived)
        case .empty, .failed: break
        }
    }

    private func didPrepare(_ number: Int) {
        guard let element else { return }
        stage = .prepared
        send(number, .prepared(element, element.content))
        if let seek = nextSeek {
            nextSeek = nil
            perform(seek)
        }
        updateState()
    }

    private func bufferDidFill(_ percent: Int, _ number: Int) {
        guard !isLive else { return }
        let isWaiting = percent < 100
        guard isWaiting != isWaitingForNetwork else { return }
        isWaitingForNetwork = isWaiting
        send(number, .stalled(isWaiting))
        updateState()
    }

    // MARK: - State and position

    private func updateState() {
        guard stage == .prepared, let movie else { return }
        _ = element?.setState(movie.plays && !isWaitingForNetwork ? GST_STATE_PLAYING : GST_STATE_PAUSED)
    }

    private func perform(_ seek: MovieElement.Seek) {
        guard stage == .prepared, !isSeeking, let element else {
            nextSeek = seek
            return
        }
        isSeeking = element.seek(seek)
        if !isSeeking { send(current, .arrived) }
    }
}
