// SPDX-License-Identifier: MIT
internal import CGStreamer
internal import Dispatch
internal import Foundation
internal import LayerTree
internal import Synchronization

/// Plays one movie after the other, away from the main actor.
///
/// Orders are carried out one by one on a queue of the pipeline's, because some wait for disks and networks; none of the
/// methods does. Pictures go straight to `feed`.
final class MoviePipeline: @unchecked Sendable {
    // Unchecked: what changes belongs to `queue`; nothing else reads or writes it.

    /// What is played, and how.
    struct Movie: Sendable {
        let url: URL
        /// Seconds; playing begins here.
        var start: TimeInterval = 0
        /// Playing ends here; `nil` for the movie's own end.
        var end: TimeInterval?
        /// Whether it plays as soon as it can.
        var plays = false
    }

    /// Seconds between two looks at a player that says nothing.
    static let watchInterval: TimeInterval = 1

    /// The pictures as they are to be seen; nothing while no movie is loaded.
    let feed = ContentsFeed()

    private let queue = DispatchQueue(label: "shoji.movie", qos: .userInitiated)
    /// Tells messages of a movie from those of the one before.
    private let generation = Atomic(0)
    private let send: @Sendable (Int, MovieEvent) -> Void

    private var element: MovieElement?
    private var sink: MovieSink?
    private var movie: Movie?
    private var stage = Stage.empty
    private var isWaitingForNetwork = false
    private var isLive = false
    private var missing: [String] = []
    /// Where to go once the jump under way has landed.
    private var nextSeek: MovieElement.Seek?
    private var isSeeking = false

    private enum Stage {
        case empty
        /// On the way to the first picture.
        case loading
        /// On the way to the place where the movie is to begin.
        case positioning
        case prepared
        case failed
    }

    /// `send` is called on any thread, with the number that `load(_:)` gave the movie.
    init(send: @escaping @Sendable (Int, MovieEvent) -> Void) {
        self.send = send
    }

    // MARK: - Orders

    /// Puts `movie` in the place of what was played, and returns the number that its events will have.
    func load(_ movie: Movie) -> Int {
        let number = generation.add(1, ordering: .sequentiallyConsistent).newValue
        queue.async { self.start(movie, number) }
        return number
    }

    /// Lets go of the movie.
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

    /// Goes to `seek.time`; of several jumps in a row only the last one's place is sure to be seen.
    func seek(_ seek: MovieElement.Seek) {
        queue.async { self.perform(seek) }
    }

    // MARK: - On the queue

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
            // What went wrong is in a message, which is queued behind this.
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

    /// Gives a file up that the player has gone to rest over without a word; a source elsewhere has its own patience.
    private func watch(_ number: Int, idleLooks: Int = 0) {
        guard number == current, stage == .loading, movie?.url.isFileURL == true else { return }
        queue.asyncAfter(deadline: .now() + Self.watchInterval) { [weak self] in
            guard let self, number == current, stage == .loading, let element else { return }
            let looks = element.isAtWork ? 0 : idleLooks + 1
            // One look may fall between two threads, the second that follows the first.
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
        // When this returns the player's threads have ended, and with them their messages and pictures.
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

    // MARK: - State and place

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
