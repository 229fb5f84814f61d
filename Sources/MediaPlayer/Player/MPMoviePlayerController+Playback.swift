// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension MPMoviePlayerController {
    var isLoaded: Bool { movieNumber != nil }
    /// Whether the movie is playing or seeking from the user's point of view, including while it waits for data.
    var isRunning: Bool { wantsToPlay || playbackState == .seekingForward || playbackState == .seekingBackward }

    // MARK: - Loading

    func contentDidChange() {
        let wasLoaded = isLoaded
        let plays = wantsToPlay
        unload()
        firstPlace = nil
        post(.MPMoviePlayerNowPlayingMovieDidChange)
        playbackState = .stopped
        if wasLoaded, contentURL != nil { load(plays: plays || shouldAutoplay) }
    }

    func load(plays: Bool) {
        wantsToPlay = plays
        guard let url = contentURL else {
            wantsToPlay = false
            return finish(.playbackError, error: .noContent)
        }
        let pipeline = pipeline ?? makePipeline()
        self.pipeline = pipeline
        movieView.show(pipeline.feed)
        movieNumber = pipeline.load(
            MoviePipeline.Movie(url: url, start: firstPlace ?? startPlace, end: endPlace, plays: plays))
        awaitedPlace = firstPlace ?? startPlace
        firstPlace = nil
        movieView.updateControls()
    }

    private func makePipeline() -> MoviePipeline {
        MoviePipeline { [mainTurns, weak self] number, event in
            mainTurns { self?.receive(event, number) }
        }
    }

    func unload() {
        guard isLoaded else { return }
        pipeline?.unload()
        movieNumber = nil
        element = nil
        wantsToPlay = false
        rate = 1
        awaitedPlace = nil
        isAtEnd = false
        isSeekable = false
        duration = 0
        naturalSize = .zero
        movieMediaTypes = []
        movieSourceType = .unknown
        isPreparedToPlay = false
        readyForDisplay = false
        loadState = []
        movieView.updateControls()
    }

    /// The time at which playback starts, in seconds.
    private var startPlace: TimeInterval { initialPlaybackTime > 0 ? min(initialPlaybackTime, 1e9) : 0 }
    /// The time at which playback ends, in seconds; `nil` for the movie's end.
    private var endPlace: TimeInterval? { endPlaybackTime >= 0 ? min(endPlaybackTime, 1e9) : nil }

    // MARK: - Playback

    func startPlaying() {
        guard isLoaded else { return load(plays: true) }
        wantsToPlay = true
        if isAtEnd { jump(to: startPlace) }
        pipeline?.setPlaying(true)
        if isPreparedToPlay { playbackState = .playing } else { movieView.updateControls() }
    }

    func pausePlaying() {
        wantsToPlay = false
        pipeline?.setPlaying(false)
        if playbackState != .stopped { playbackState = .paused } else { movieView.updateControls() }
    }

    func playbackStateDidChange() {
        post(.MPMoviePlayerPlaybackStateDidChange)
        movieView.updateControls()
    }

    // MARK: - Position

    var place: TimeInterval {
        if let awaitedPlace { return awaitedPlace }
        if let position = element?.position { return position }
        return isLoaded ? 0 : firstPlace ?? 0
    }

    var playableEnd: TimeInterval {
        guard isPreparedToPlay else { return 0 }
        return element?.loadedEnd ?? duration
    }

    func go(to time: TimeInterval) {
        guard time.isFinite else { return }
        let time = min(max(time, 0), duration > 0 ? duration : 1e9)
        if isLoaded { jump(to: time) } else { firstPlace = time }
        movieView.updateTime()
    }

    private func jump(to time: TimeInterval, rate: Double? = nil, isExact: Bool = true) {
        isAtEnd = false
        // The position of a movie that is not seekable doesn't change.
        guard !isPreparedToPlay || isSeekable else { return }
        self.rate = rate ?? self.rate
        awaitedPlace = time
        let end = endPlace.flatMap { $0 > time ? $0 : nil }
        pipeline?.seek(
            MovieElement.Seek(time: time, rate: self.rate, start: 0, end: end, isExact: isExact))
    }

    func setRate(_ newRate: Double) {
        guard newRate.isFinite else { return }
        guard newRate != 0 else { return pausePlaying() }
        let newRate = min(max(newRate, -8), 8)
        if isLoaded, newRate != rate { jump(to: isAtEnd ? startPlace : place, rate: newRate) }
        startPlaying()
    }

    // MARK: - Seeking

    func wind(_ state: MPMoviePlaybackState) {
        guard isPreparedToPlay, isSeekable, playbackState != state else { return }
        let isForwards = state == .seekingForward
        jump(to: place, rate: isForwards ? Theme.Movie.windingRate : -Theme.Movie.windingRate, isExact: false)
        pipeline?.setPlaying(true)
        playbackState = state
    }

    func endWinding() {
        guard playbackState == .seekingForward || playbackState == .seekingBackward else { return }
        jump(to: place, rate: 1)
        pipeline?.setPlaying(wantsToPlay)
        playbackState = wantsToPlay ? .playing : .paused
    }

    // MARK: - Events

    func receive(_ event: MovieEvent, _ number: Int) {
        guard number == movieNumber else { return }
        switch event {
        case .prepared(let element, let content): didPrepare(element, content)
        case .duration(let seconds): durationDidChange(seconds)
        case .shape(let shape):
            naturalSize = CGSize(width: shape.width, height: shape.height)
            movieView.setNeedsLayout()
            post(.MPMovieNaturalSizeAvailable)
            readyForDisplay = true
        case .stalled(let isStalled):
            loadState = isStalled ? [.playable, .stalled] : [.playable, .playthroughOK]
        case .arrived:
            awaitedPlace = nil
            movieView.updateTime()
        case .ended: didEnd()
        case .failed(let error): finish(.playbackError, error: error)
        }
    }

    private func didPrepare(_ element: MovieElement, _ content: MovieElement.Content) {
        self.element = element
        isSeekable = content.isSeekable
        awaitedPlace = nil
        movieMediaTypes = []
        if content.hasPictures { movieMediaTypes.insert(.video) }
        if content.hasSound { movieMediaTypes.insert(.audio) }
        post(.MPMovieMediaTypesAvailable)
        movieSourceType = content.duration == nil && !content.isSeekable ? .streaming : .file
        post(.MPMovieSourceTypeAvailable)
        if let seconds = content.duration { durationDidChange(seconds) }
        // An observer of these notifications may have unloaded the movie.
        guard isLoaded else { return }
        isPreparedToPlay = true
        loadState = [.playable, .playthroughOK]
        if wantsToPlay { playbackState = .playing } else { movieView.updateControls() }
    }

    private func durationDidChange(_ seconds: TimeInterval) {
        guard seconds != duration else { return }
        duration = seconds
        post(.MPMovieDurationAvailable)
        movieView.updateTime()
    }

    private func didEnd() {
        awaitedPlace = nil
        if playbackState == .seekingBackward {
            // The movie pauses after rewinding to its beginning.
            wantsToPlay = false
            jump(to: 0, rate: 1)
            return pausePlaying()
        }
        if repeatMode == .one, isSeekable {
            jump(to: startPlace, rate: 1)
            return
        }
        rate = 1
        isAtEnd = true
        wantsToPlay = false
        pipeline?.setPlaying(false)
        playbackState = .stopped
        finish(.playbackEnded)
    }

    func finish(_ reason: MPMovieFinishReason, error: MPMovieError? = nil) {
        if error != nil {
            unload()
            playbackState = .stopped
        }
        var userInfo: [AnyHashable: Any] = [MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: reason.rawValue]
        userInfo[MPMoviePlayerPlaybackDidFinishErrorUserInfoKey] = error
        post(.MPMoviePlayerPlaybackDidFinish, userInfo)
    }
}
