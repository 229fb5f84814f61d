// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCore

/// A movie's time over its whole window, and its way there and back.
///
/// The movie's view itself is lifted, with whatever was added to it; a placeholder keeps its place, so that what is
/// around it stays as it was and goes on being laid out.
@MainActor
final class FullscreenSession {
    private weak var controller: MPMoviePlayerController?
    private weak var window: UIWindow?
    private let view: MovieView
    private let cover: FullscreenCover
    private let place: ViewPlaceholder
    /// The window filled its screen before, and is to do so afterwards.
    private let wasFullScreen: Bool
    private(set) var isLeaving = false
    /// The view is being moved by us.
    private var isMoving = false

    /// `nil` unless the movie's view is part of a window.
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
        // Who was told may have thought better of it, or changed what is on the screen.
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

    /// On its way back the view goes where its place is now: the window is changing its size.
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

    /// Somebody else moved the view.
    func viewDidMove() {
        guard !isMoving, controller?.fullscreen === self, view.superview !== cover else { return }
        abandon()
    }

    /// Clears the screen, wherever the view is now.
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
            withDuration: MovieLook.fullscreenDuration, options: [.curveEaseInOut, .allowUserInteraction],
            animations: all
        ) { _ in completion() }
    }
}

/// Covers the window behind a movie that fills it.
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
                MPMoviePlayerFullscreenAnimationDurationUserInfoKey: MovieLook.fullscreenDuration,
                MPMoviePlayerFullscreenAnimationCurveUserInfoKey: MovieLook.fullscreenCurve.rawValue,
            ]
        }
        post(name, userInfo)
    }
}
