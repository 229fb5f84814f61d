// SPDX-License-Identifier: MIT
internal import Dispatch
public import Foundation
public import UIKitCore

/// Plays a movie in a view, which takes its place among other views and may fill the screen for a while.
///
/// Add `view` to a hierarchy, where the movie is seen, and call `play()`; neither does the other's work. Pictures are
/// decoded and shown away from the main actor: a busy application does not hold the movie up. What cannot be played is
/// told by `MPMoviePlayerPlaybackDidFinish`, with an ``MPMovieError``.
///
/// Nothing is read, and no decoder is started, before the first call that needs it.
@MainActor
open class MPMoviePlayerController: MPMediaPlayback {
    /// Makes a player for the file or the address.
    public init(contentURL url: URL?) {
        contentURL = url
        movieView.controller = self
    }

    public convenience init() {
        self.init(contentURL: nil)
    }

    isolated deinit {
        fullscreen?.abandon()
        thumbnailRequests.forEach { $0.cancel() }
        pipeline?.unload()
    }

    // MARK: - Movie

    /// What is played.
    ///
    /// While a movie is loaded, another one takes its place and plays if the old one did, or if `shouldAutoplay`.
    open var contentURL: URL? {
        didSet { if contentURL != oldValue { contentDidChange() } }
    }

    /// Seconds; 0 until it is known, and for a movie without an end.
    public internal(set) var duration: TimeInterval = 0
    /// Up to where the movie is there, in seconds.
    public var playableDuration: TimeInterval { playableEnd }
    /// Points at which the pictures are neither enlarged nor reduced; zero until that is known.
    public internal(set) var naturalSize = CGSize.zero
    /// What the movie is made of; empty until it is known.
    public internal(set) var movieMediaTypes: MPMovieMediaTypeMask = []
    public internal(set) var movieSourceType = MPMovieSourceType.unknown

    // MARK: - Looks

    /// Where the movie is seen; what is added to it lies above the pictures.
    public var view: UIView { movieView }
    /// Behind the pictures, as large as the view; black until it is given something else.
    public var backgroundView: UIView { movieView.backgroundView }

    /// How the pictures fill the view; `.aspectFit` by default.
    open var scalingMode = MPMovieScalingMode.aspectFit {
        didSet {
            guard scalingMode != oldValue else { return }
            movieView.setNeedsLayout()
            post(.MPMoviePlayerScalingModeDidChange)
        }
    }

    open var controlStyle = MPMovieControlStyle.default {
        didSet { if controlStyle != oldValue { movieView.updateControls() } }
    }

    /// Whether the movie fills the screen, or is on its way there; setting it is not animated.
    open var isFullscreen: Bool {
        get { fullscreen != nil && fullscreen?.isLeaving == false }
        set { setFullscreen(newValue, animated: false) }
    }

    /// Lets the movie fill the screen, or go back to its place in the hierarchy.
    ///
    /// The desktop's window goes full screen with it, and is as it was afterwards. Without a window nothing happens.
    open func setFullscreen(_ fullscreen: Bool, animated: Bool) {
        changeFullscreen(to: fullscreen, animated: animated)
    }

    /// The first picture is there.
    public internal(set) var readyForDisplay = false {
        didSet { if readyForDisplay != oldValue { post(.MPMoviePlayerReadyForDisplayDidChange) } }
    }

    // MARK: - Playing

    /// Whether a movie plays by itself once it has been prepared; `true` by default.
    open var shouldAutoplay = true
    open var repeatMode = MPMovieRepeatMode.none

    /// Seconds at which playing begins; -1, the default, is the movie's beginning.
    ///
    /// Counts from the next start on.
    open var initialPlaybackTime: TimeInterval = -1
    /// Seconds at which playing ends; -1, the default, is the movie's end.
    ///
    /// Counts from the next start on.
    open var endPlaybackTime: TimeInterval = -1

    public internal(set) var playbackState = MPMoviePlaybackState.stopped {
        didSet { if playbackState != oldValue { playbackStateDidChange() } }
    }

    public internal(set) var loadState: MPMovieLoadState = [] {
        didSet { if loadState != oldValue { post(.MPMoviePlayerLoadStateDidChange) } }
    }

    public internal(set) var isPreparedToPlay = false {
        didSet { if isPreparedToPlay != oldValue { post(.MPMediaPlaybackIsPreparedToPlayDidChange) } }
    }

    open func prepareToPlay() {
        if !isLoaded { load(plays: shouldAutoplay) }
    }

    open func play() {
        startPlaying()
    }

    open func pause() {
        pausePlaying()
    }

    open func stop() {
        unload()
        playbackState = .stopped
    }

    /// Seconds; what cannot be gone to counts as the nearest that can.
    ///
    /// > Note: Differs from UIKit: a place set is the one that is read at once, even while its picture is yet to come.
    open var currentPlaybackTime: TimeInterval {
        get { place }
        set { go(to: newValue) }
    }

    /// From -8 to 8; setting another than 0 plays.
    open var currentPlaybackRate: Float {
        get { playbackState == .playing ? Float(rate) : 0 }
        set { setRate(Double(newValue)) }
    }

    open func beginSeekingForward() {
        wind(.seekingForward)
    }

    open func beginSeekingBackward() {
        wind(.seekingBackward)
    }

    open func endSeeking() {
        endWinding()
    }

    // MARK: - Thumbnails

    /// The picture at that time, in seconds; waits until it is there, which may take long.
    ///
    /// `nil` where the movie has none, or cannot be read; the other way says why.
    open func thumbnailImage(atTime playbackTime: TimeInterval, timeOption option: MPMovieTimeOption) -> UIImage? {
        makeThumbnail(at: playbackTime, option)
    }

    /// Has `MPMoviePlayerThumbnailImageRequestDidFinish` posted for each of the times, in seconds, in their order.
    open func requestThumbnailImages(atTimes playbackTimes: [TimeInterval], timeOption option: MPMovieTimeOption) {
        requestThumbnails(at: playbackTimes, option)
    }

    /// Has nothing more posted for what was asked for before.
    open func cancelAllThumbnailImageRequests() {
        thumbnailRequests.forEach { $0.cancel() }
        thumbnailRequests = []
    }

    // MARK: - State of the concerns

    /// How what happens elsewhere comes to the main actor; asked when a player is made.
    package static var mainTurns: @Sendable (@escaping @MainActor @Sendable () -> Void) -> Void = { work in
        DispatchQueue.main.async { MainActor.assumeIsolated(work) }
    }

    let mainTurns = MPMoviePlayerController.mainTurns
    let movieView = MovieView(frame: .zero)
    var pipeline: MoviePipeline?
    /// Which of the pipeline's movies is ours; `nil` while none is loaded.
    var movieNumber: Int?
    /// Answers where the movie stands.
    var element: MovieElement?
    var isSeekable = false
    /// Whether it plays, or will once it can.
    var wantsToPlay = false
    var rate = 1.0
    /// Where a jump under way goes.
    var awaitedPlace: TimeInterval?
    /// Where the next start begins, if somebody went there before.
    var firstPlace: TimeInterval?
    var isAtEnd = false
    var fullscreen: FullscreenSession?
    let thumbnailMaker = ThumbnailMaker()
    var thumbnailRequests: [ThumbnailMaker.Request] = []
}
