// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A movie that fills its controller's view, which is used as any other controller's.
///
/// The movie is loaded when the view appears, plays by itself if its player's `shouldAutoplay` says so, and ends when the
/// view disappears.
@MainActor
open class MPMoviePlayerViewController: UIViewController {
    public let moviePlayer: MPMoviePlayerController

    public init(contentURL: URL?) {
        moviePlayer = MPMoviePlayerController(contentURL: contentURL)
        super.init(nibName: nil, bundle: nil)
        moviePlayer.controlStyle = .fullscreen
    }

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
        moviePlayer.stop()
    }
}
