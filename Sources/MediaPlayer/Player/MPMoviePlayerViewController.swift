// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A view controller whose view is filled by a movie.
///
/// The movie is loaded when the view appears, starts automatically if its player's `shouldAutoplay` is `true`, and
/// stops when the view disappears.
@preconcurrency @MainActor
open class MPMoviePlayerViewController: UIViewController {
    /// The player of the movie.
    public let moviePlayer: MPMoviePlayerController

    /// Creates a controller for the movie at a URL.
    public init(contentURL: URL?) {
        moviePlayer = MPMoviePlayerController(contentURL: contentURL)
        super.init(nibName: nil, bundle: nil)
        moviePlayer.controlStyle = .fullscreen
    }

    /// Creates a controller without content from a UI file.
    public required init?(coder: NSCoder) {
        moviePlayer = MPMoviePlayerController(contentURL: nil)
        super.init(coder: coder)
        moviePlayer.controlStyle = .fullscreen
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        moviePlayer.view.frame = view.bounds
        moviePlayer.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(moviePlayer.view, at: 0)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if moviePlayer.contentURL != nil { moviePlayer.prepareToPlay() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        let wasPlaying = moviePlayer.playbackState != .stopped
        moviePlayer.stop()
        if wasPlaying, isBeingDismissed || isMovingFromParent { moviePlayer.finish(.userExited) }
    }
}
