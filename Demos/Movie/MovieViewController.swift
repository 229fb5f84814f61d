// SPDX-License-Identifier: MIT
import MediaPlayer
import UIKit

/// Plays a movie under its name, or shows the error that prevents it.
final class MovieViewController: UIViewController {
    private let player: MPMoviePlayerController
    private let caption = UILabel()

    /// Creates a controller for a movie.
    ///
    /// - Parameter address: A file path or a URL.
    init(_ address: String?) {
        let url = address.flatMap { $0.contains("://") ? URL(string: $0) : URL(fileURLWithPath: $0) }
        player = MPMoviePlayerController(contentURL: url)
        super.init(nibName: nil, bundle: nil)
        title = url?.lastPathComponent ?? "Movie"
        caption.text = url?.lastPathComponent
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        caption.font = .preferredFont(forTextStyle: .headline)
        caption.textAlignment = .center
        caption.numberOfLines = 3
        player.view.layer.cornerRadius = 12
        player.view.layer.cornerCurve = .continuous
        player.view.clipsToBounds = true
        view.addSubview(player.view)
        view.addSubview(caption)
        if player.contentURL == nil { showProblem("No Movie", "Usage: movie FILE") }
        _ = NotificationCenter.default.addObserver(
            forName: .MPMoviePlayerPlaybackDidFinish, object: player, queue: nil
        ) { [weak self] note in
            let error = note.userInfo?[MPMoviePlayerPlaybackDidFinishErrorUserInfoKey] as? MPMovieError
            MainActor.assumeIsolated { self?.didFinish(error) }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if player.contentURL != nil { player.play() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = caption.sizeThatFits(CGSize(width: view.bounds.width - 40, height: 200)).height
        caption.frame = CGRect(x: 20, y: 16, width: view.bounds.width - 40, height: height)
        // In full screen, the player's view is in another window.
        guard !player.isFullscreen, player.view.superview === view else { return }
        player.view.frame = CGRect(
            x: 20, y: 32 + height, width: view.bounds.width - 40, height: max(0, view.bounds.height - height - 52))
    }

    private func didFinish(_ error: MPMovieError?) {
        guard let error else { return }
        showProblem("The Movie Can’t Be Played", error.description)
    }

    /// Shows a problem instead of the player, which has nothing to play.
    private func showProblem(_ title: String, _ reason: String) {
        player.view.isHidden = true
        caption.isHidden = true
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "film")
        configuration.text = title
        configuration.secondaryText = reason
        contentUnavailableConfiguration = configuration
    }
}
