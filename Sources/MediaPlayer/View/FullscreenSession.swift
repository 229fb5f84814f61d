// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCore

/// The full-screen presentation of a movie, from its entry to its exit.
///
/// The movie's view itself is moved, with its subviews. A placeholder takes its position in the hierarchy, so that the
/// layout around it remains unchanged.
@MainActor
final class FullscreenSession {
    private weak var controller: MPMoviePlayerController?
    private weak var window: UIWindow?
    private let view: MovieView
    private let cover: FullscreenCover
    private let place: ViewPlaceholder
    /// Whether the window was full screen before and remains so afterwards.
    private let wasFullScreen: Bool
    private(set) var isLeaving = false
    /// Whether the session itself is moving the view.
    private var isMoving = false

    /// Creates a session; `nil` unless the movie's view is in a window.
    init?(_ controller: MPMoviePlayerController) {
        view = controller.movieView
        guard let window = view.window, let place = ViewPlaceholder(of: view) else { return nil }
        self.controller = controller
        self.window = window
        self.place = place
        wasFullScreen = window.isFullScreen
        cover = FullscreenCover(frame: window.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.stay = self
    }

    func enter(animated: Bool) {
        guard let window, let controller else { return }
        controller.postFullscreen(.MPMoviePlayerWillEnterFullscreen, animated)
        // An observer of the notification may have exited full screen or changed the hierarchy.
        guard controller.fullscreen === self, view.window === window else { return abandon() }
        let start = view.convert(view.bounds, to: window)
        isMoving = true
        place.leave()
        window.addSubview(cover)
        cover.addSubview(view)
        isMoving = false
        view.transform = .identity
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = start
        view.layoutIfNeeded()
        cover.becomeFirstResponder()
        if !wasFullScreen { window.setFullScreen(true, on: window.screen) }
        controller.movieView.updateControls()
        move(animated) { [self] in
            view.frame = cover.bounds
            cover.backgroundColor = .black
        } completion: { [weak self] in
            guard let self, !isLeaving else { return }
            self.controller?.postFullscreen(.MPMoviePlayerDidEnterFullscreen, false)
        }
    }

    func leave(animated: Bool) {
        guard !isLeaving, let controller else { return }
        isLeaving = true
        controller.postFullscreen(.MPMoviePlayerWillExitFullscreen, animated)
        guard controller.fullscreen === self else { return }
        returnWindow()
        controller.movieView.updateControls()
        view.autoresizingMask = []
        move(animated && window != nil) { [self] in
            follow()
            cover.backgroundColor = .clear
        } completion: { [weak self] in
            self?.arrive()
        }
    }

    /// Follows the placeholder while the view returns to it, because the window's size is changing.
    func follow() {
        guard isLeaving, let goal = place.frame(in: cover) else { return }
        view.frame = goal
    }

    private func arrive() {
        guard let controller, controller.fullscreen === self else { return }
        isMoving = true
        place.returnView()
        isMoving = false
        end()
    }

    /// Called when the view has been moved to another superview by the application.
    func viewDidMove() {
        guard !isMoving, controller?.fullscreen === self, view.superview !== cover else { return }
        abandon()
    }

    /// Ends the session without moving the view.
    func abandon() {
        place.giveUp()
        returnWindow()
        end()
    }

    private func end() {
        isLeaving = true
        isMoving = true
        cover.stay = nil
        cover.removeFromSuperview()
        isMoving = false
        guard let controller, controller.fullscreen === self else { return }
        controller.fullscreen = nil
        controller.movieView.updateControls()
        controller.postFullscreen(.MPMoviePlayerDidExitFullscreen, false)
    }

    private func returnWindow() {
        if !wasFullScreen, let window, window.isFullScreen { window.setFullScreen(false, on: window.screen) }
    }

    private func move(_ animated: Bool, _ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let all = { [view] in
            changes()
            view.layoutIfNeeded()
        }
        guard animated else {
            UIView.performWithoutAnimation(all)
            return completion()
        }
        UIView.animate(
            withDuration: Theme.Movie.fullscreenDuration, options: [.curveEaseInOut, .allowUserInteraction],
            animations: all
        ) { _ in completion() }
    }
}

/// The view that covers the window below a full-screen movie.
final class FullscreenCover: UIView {
    weak var stay: FullscreenSession?

    override var canBecomeFirstResponder: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        stay?.follow()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let movie = subviews.first { $0 is MovieView } as? MovieView
        switch presses.first?.key?.keyCode {
        case .keyboardEscape: movie?.controller?.setFullscreen(false, animated: true)
        case .keyboardSpacebar:
            guard let controller = movie?.controller else { return }
            if controller.isRunning { controller.pause() } else { controller.play() }
        default: super.pressesBegan(presses, with: event)
        }
    }
}

extension MPMoviePlayerController {
    func changeFullscreen(to isFullscreen: Bool, animated: Bool) {
        if isFullscreen {
            guard fullscreen == nil, let stay = FullscreenSession(self) else { return }
            fullscreen = stay
            stay.enter(animated: animated)
        } else {
            fullscreen?.leave(animated: animated)
        }
    }

    func postFullscreen(_ name: NSNotification.Name, _ animated: Bool) {
        var userInfo: [AnyHashable: Any]?
        if animated {
            userInfo = [
                MPMoviePlayerFullscreenAnimationDurationUserInfoKey: Theme.Movie.fullscreenDuration,
                MPMoviePlayerFullscreenAnimationCurveUserInfoKey: Theme.Movie.fullscreenCurve.rawValue,
            ]
        }
        post(name, userInfo)
    }
}
