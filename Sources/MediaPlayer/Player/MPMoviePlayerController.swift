// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation
internal import LayerTree
public import UIKitCore

/// A player that shows a movie in a view, inside a view hierarchy or full screen.
///
/// Add `view` to a hierarchy to show the movie, and call `play()` to start it. Frames are decoded and presented off the
/// main actor, so that a busy application doesn't interrupt playback. Errors are reported by
/// `MPMoviePlayerPlaybackDidFinish` as an ``MPMovieError``.
///
/// No data is read, and no decoder is started, before the first call that requires it.
@preconcurrency @MainActor
open class MPMoviePlayerController: NSObject, MPMediaPlayback {
    /// Creates a player for a file or a network address.
    public init(contentURL url: URL?) {
        contentURL = url
        super.init()
        movieView.controller = self
    }

    /// Creates a player without content.
    public override convenience init() {
        self.init(contentURL: nil)
    }

    deinit {
        pipeline?.unload()
        thumbnailRequests.forEach { $0.cancel() }
        if let fullscreen { MainActorTeardown.run(fullscreen) { $0.abandon() } }
    }

    // MARK: - Movie

    /// The URL of the movie.
    ///
    /// Setting it while a movie is loaded loads the new one, which plays if the previous one did or if `shouldAutoplay`
    /// is `true`.
    open var contentURL: URL? {
        didSet { if contentURL != oldValue { contentDidChange() } }
    }

    /// The duration in seconds; 0 until it is known, and for a movie without an end.
    public internal(set) var duration: TimeInterval = 0
    /// The end of the part of the movie that is available, in seconds.
    public var playableDuration: TimeInterval { playableEnd }
    /// The size, in points, at which frames are not scaled; zero until it is known.
    public internal(set) var naturalSize = CGSize.zero
    /// The types of the movie's streams; empty until they are known.
    public internal(set) var movieMediaTypes: MPMovieMediaTypeMask = []
    /// The kind of the movie's source; `unknown` until it is known.
    public internal(set) var movieSourceType = MPMovieSourceType.unknown

    // MARK: - Appearance

    /// The view that shows the movie.
    ///
    /// Subviews added to it are shown above the video.
    public var view: UIView { movieView }
    /// The view below the video, with the size of `view`; black by default.
    public var backgroundView: UIView { movieView.backgroundView }

    /// The scaling of the video in the view; `.aspectFit` by default.
    open var scalingMode = MPMovieScalingMode.aspectFit {
        didSet {
            guard scalingMode != oldValue else { return }
            movieView.setNeedsLayout()
            post(.MPMoviePlayerScalingModeDidChange)
        }
    }

    /// The style of the playback controls; `.default` by default.
    open var controlStyle = MPMovieControlStyle.default {
        didSet { if controlStyle != oldValue { movieView.updateControls() } }
    }

    /// Whether the movie is full screen or is entering it.
    ///
    /// Setting it is not animated.
    open var isFullscreen: Bool {
        get { fullscreen != nil && fullscreen?.isLeaving == false }
        set { setFullscreen(newValue, animated: false) }
    }

    /// Enters full screen, or returns the movie to its position in the hierarchy.
    ///
    /// The window enters full screen too, and is restored afterwards. Does nothing without a window.
    open func setFullscreen(_ fullscreen: Bool, animated: Bool) {
        changeFullscreen(to: fullscreen, animated: animated)
    }

    /// Whether the first frame is available.
    public internal(set) var readyForDisplay = false {
        didSet { if readyForDisplay != oldValue { post(.MPMoviePlayerReadyForDisplayDidChange) } }
    }

    // MARK: - Playback

    /// Whether a movie starts automatically once it is prepared; `true` by default.
    open var shouldAutoplay = true
    /// Whether the movie is repeated at its end; `none` by default.
    open var repeatMode = MPMovieRepeatMode.none

    /// The time at which playback starts, in seconds; -1 (the default) for the movie's beginning.
    ///
    /// Takes effect at the next start.
    open var initialPlaybackTime: TimeInterval = -1
    /// The time at which playback ends, in seconds; -1 (the default) for the movie's end.
    ///
    /// Takes effect at the next start.
    open var endPlaybackTime: TimeInterval = -1

    /// The current playback state; `stopped` initially.
    public internal(set) var playbackState = MPMoviePlaybackState.stopped {
        didSet { if playbackState != oldValue { playbackStateDidChange() } }
    }

    /// The availability of the movie's data; empty until it is known.
    public internal(set) var loadState: MPMovieLoadState = [] {
        didSet { if loadState != oldValue { post(.MPMoviePlayerLoadStateDidChange) } }
    }

    /// Whether playback would start without delay.
    public internal(set) var isPreparedToPlay = false {
        didSet { if isPreparedToPlay != oldValue { post(.MPMediaPlaybackIsPreparedToPlayDidChange) } }
    }

    /// Loads the movie, which starts automatically if `shouldAutoplay` is `true`.
    open func prepareToPlay() {
        if !isLoaded { load(plays: shouldAutoplay) }
    }

    /// Starts or resumes playback, loading the movie if necessary.
    open func play() {
        startPlaying()
    }

    /// Pauses playback at the current position.
    open func pause() {
        pausePlaying()
    }

    /// Stops playback and unloads the movie.
    open func stop() {
        unload()
        playbackState = .stopped
    }

    /// The current position, in seconds.
    ///
    /// Values out of range are clamped to the movie.
    ///
    /// > Note: Differs from UIKit: after setting it, the new position is returned immediately, even while its frame is
    /// > still being decoded.
    open var currentPlaybackTime: TimeInterval {
        get { place }
        set { go(to: newValue) }
    }

    /// The playback rate, in -8...8.
    ///
    /// Setting a rate other than 0 starts playback.
    open var currentPlaybackRate: Float {
        get { playbackState == .playing ? Float(rate) : 0 }
        set { setRate(Double(newValue)) }
    }

    /// Fast-forwards until `endSeeking()` is called.
    open func beginSeekingForward() {
        wind(.seekingForward)
    }

    /// Rewinds until `endSeeking()` is called.
    open func beginSeekingBackward() {
        wind(.seekingBackward)
    }

    /// Ends fast-forwarding or rewinding.
    open func endSeeking() {
        endWinding()
    }

    // MARK: - Thumbnails

    /// Returns the frame at a time, in seconds.
    ///
    /// Blocks until it is available, which may take several seconds. Returns `nil` if there is no frame or the movie
    /// cannot be read. `requestThumbnailImages(atTimes:timeOption:)` reports the error.
    open func thumbnailImage(atTime playbackTime: TimeInterval, timeOption option: MPMovieTimeOption) -> UIImage? {
        makeThumbnail(at: playbackTime, option)
    }

    /// Requests thumbnails.
    ///
    /// `MPMoviePlayerThumbnailImageRequestDidFinish` is posted for each of the times, in seconds, in the given order.
    open func requestThumbnailImages(atTimes playbackTimes: [TimeInterval], timeOption option: MPMovieTimeOption) {
        requestThumbnails(at: playbackTimes, option)
    }

    /// Cancels all requests, for which no more notifications are posted.
    open func cancelAllThumbnailImageRequests() {
        thumbnailRequests.forEach { $0.cancel() }
        thumbnailRequests = []
    }

    // MARK: - Internal state

    /// The function with which events from other threads are delivered to the main actor.
    ///
    /// Read when a player is created.
    package static var mainTurns: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { work in
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    let mainTurns = MPMoviePlayerController.mainTurns
    let movieView = MovieView(frame: .zero)
    var pipeline: MoviePipeline?
    /// The number of the current movie in the pipeline; `nil` while none is loaded.
    var movieNumber: Int?
    /// The player element, from which the current position is read.
    var element: MovieElement?
    var isSeekable = false
    /// Whether the movie is playing or will play as soon as it can.
    var wantsToPlay = false
    var rate = 1.0
    /// The target of the current seek.
    var awaitedPlace: TimeInterval?
    /// The position of the next start, if it was set before loading.
    var firstPlace: TimeInterval?
    var isAtEnd = false
    var fullscreen: FullscreenSession?
    let thumbnailMaker = ThumbnailMaker()
    var thumbnailRequests: [ThumbnailMaker.Request] = []
}
