// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore
internal import Windowing

/// The playback controls above the video.
///
/// They appear on a tap or pointer movement, and disappear automatically.
final class MovieControls: UIView {
    weak var controller: MPMoviePlayerController? {
        didSet { update() }
    }
    /// Whether the bar is visible or appearing.
    private(set) var isShown = true

    private let bar = UIVisualEffectView(effect: Theme.Movie.barEffect)
    private let playButton = MovieButton(.play)
    private let screenButton = MovieButton(.enlarge)
    private let scrubber = MovieScrubber(frame: .zero)
    private let elapsed = UILabel(frame: .zero)
    private let remaining = UILabel(frame: .zero)
    private var hiding: ScheduledCall?
    private var updating: ScheduledCall?
    private var isScrubbing = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        bar.clipsToBounds = true
        bar.layer.cornerRadius = Theme.Movie.barRadius
        bar.layer.cornerCurve = .continuous
        bar.overrideUserInterfaceStyle = .dark
        addSubview(bar)
        for (label, color) in [(elapsed, Theme.Movie.foreground), (remaining, Theme.Movie.secondaryForeground)] {
            label.font = Theme.Movie.timeFont
            label.textColor = color
            label.textAlignment = .center
        }
        for view in [playButton, elapsed, scrubber, remaining, screenButton] { bar.contentView.addSubview(view) }
        playButton.addTarget(self, action: MovieControls.togglePlaying, for: .primaryActionTriggered)
        screenButton.addTarget(self, action: MovieControls.toggleFullscreen, for: .primaryActionTriggered)
        scrubber.addTarget(self, action: MovieControls.beginScrubbing, for: .touchDown)
        scrubber.addTarget(self, action: MovieControls.scrub, for: .valueChanged)
        scrubber.addTarget(
            self, action: MovieControls.endScrubbing, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        let tap = UITapGestureRecognizer(target: self, action: MovieControls.tapped)
        tap.delegate = self
        addGestureRecognizer(tap)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MovieControls.pointerMoved))
    }

    required init?(coder: NSCoder) {
        nil
    }

    isolated deinit {
        hiding?.cancel()
        updating?.cancel()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isFullscreen = controller?.isFullscreen == true || controller?.controlStyle == .fullscreen
        let margin = isFullscreen ? Theme.Movie.fullscreenBarMargin : Theme.Movie.barMargin
        let width = max(0, min(bounds.width - 2 * margin, Theme.Movie.maximumBarWidth))
        bar.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - margin - Theme.Movie.barHeight, width: width,
            height: Theme.Movie.barHeight)
        layOutBar(width)
    }

    private func layOutBar(_ width: CGFloat) {
        let height = Theme.Movie.barHeight
        let isLong = scrubber.duration >= 3600
        let timeWidth = isLong ? Theme.Movie.longTimeWidth : Theme.Movie.timeWidth
        let showsTimes = width >= Theme.Movie.narrowestBarWithTimes && scrubber.duration > 0
        let showsScrubber = width >= Theme.Movie.narrowestBarWithScrubber
        elapsed.isHidden = !showsTimes
        remaining.isHidden = !showsTimes
        scrubber.isHidden = !showsScrubber
        playButton.frame = CGRect(x: 0, y: 0, width: Theme.Movie.buttonWidth, height: height)
        screenButton.frame = CGRect(
            x: width - Theme.Movie.buttonWidth, y: 0, width: Theme.Movie.buttonWidth, height: height)
        var (left, right) = (playButton.frame.maxX, screenButton.frame.minX)
        if showsTimes {
            elapsed.frame = CGRect(x: left, y: 0, width: timeWidth, height: height)
            remaining.frame = CGRect(x: right - timeWidth, y: 0, width: timeWidth, height: height)
            left += timeWidth + Theme.Movie.spacing
            right -= timeWidth + Theme.Movie.spacing
        }
        scrubber.frame = CGRect(x: left, y: 0, width: max(0, right - left), height: height)
    }

    // MARK: - State

    /// Updates the controls to the state of the player.
    func update() {
        guard let controller else { return }
        isHidden = controller.controlStyle == .none
        playButton.glyph = controller.isRunning ? .pause : .play
        screenButton.glyph = controller.isFullscreen ? .reduce : .enlarge
        scrubber.isEnabled = controller.isSeekable
        updateTime()
        setNeedsLayout()
        if controller.isRunning { hideLater() } else { show() }
        scheduleUpdate()
    }

    func updateTime() {
        guard let controller else { return }
        if scrubber.duration != controller.duration { setNeedsLayout() }
        scrubber.duration = controller.duration
        scrubber.loadedTime = controller.playableDuration
        if !isScrubbing { scrubber.time = controller.currentPlaybackTime }
        elapsed.text = TimeText.make(for: scrubber.time)
        remaining.text = "\u{2212}" + TimeText.make(for: max(0, (scrubber.duration - scrubber.time).rounded(.up)))
    }

    /// Schedules an update only while the bar is visible and the movie is playing, so that an idle player doesn't wake
    /// up.
    private func scheduleUpdate() {
        updating?.cancel()
        updating = nil
        guard isShown, !isHidden, window != nil, controller?.isRunning == true else { return }
        updating = LayerClock.timeSource.schedule(after: Theme.Movie.updateInterval) { [weak self] in
            guard let self else { return }
            updateTime()
            scheduleUpdate()
        }
    }

    // MARK: - Visibility

    private func show() {
        hiding?.cancel()
        hiding = nil
        setShown(true)
        if controller?.isRunning == true { hideLater() }
    }

    private func hideLater() {
        hiding?.cancel()
        guard isShown, !isScrubbing else { return }
        hiding = LayerClock.timeSource.schedule(after: Theme.Movie.hidingDelay) { [weak self] in self?.setShown(false) }
    }

    private func setShown(_ isShown: Bool) {
        guard self.isShown != isShown else { return }
        self.isShown = isShown
        if isShown { updateTime() }
        scheduleUpdate()
        UIView.animate(
            withDuration: Theme.Movie.fadeDuration, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.bar.alpha = isShown ? 1 : 0
        }
    }

    private func tapped() {
        if isShown, controller?.isRunning == true { setShown(false) } else { show() }
    }

    private func pointerMoved() {
        show()
    }

    // MARK: - Actions

    private func togglePlaying() {
        guard let controller else { return }
        if controller.isRunning { controller.pause() } else { controller.play() }
    }

    private func toggleFullscreen() {
        guard let controller else { return }
        controller.setFullscreen(!controller.isFullscreen, animated: true)
    }

    private func beginScrubbing() {
        isScrubbing = true
        hiding?.cancel()
    }

    private func scrub() {
        controller?.currentPlaybackTime = scrubber.time
        updateTime()
    }

    private func endScrubbing() {
        isScrubbing = false
        if controller?.isRunning == true { hideLater() }
    }
}

extension MovieControls: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Taps on the bar do not hide it.
        !(isShown && bar.frame.contains(touch.location(in: self)))
    }
}
