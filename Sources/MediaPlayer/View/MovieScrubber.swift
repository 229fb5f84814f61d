// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Localization
@_spi(Toolkit) internal import UIKitCore

/// A slider that shows and changes the position in a movie.
///
/// It runs from left to right in every language, like the timelines of other players.
final class MovieScrubber: UIControl {
    /// The duration in seconds.
    ///
    /// With 0, the scrubber is disabled.
    var duration: TimeInterval = 0 {
        didSet { if duration != oldValue { setNeedsLayout() } }
    }
    /// The time at the knob, in seconds.
    var time: TimeInterval = 0 {
        didSet { if time != oldValue { setNeedsLayout() } }
    }
    /// The end of the downloaded part, in seconds.
    var loadedTime: TimeInterval = 0 {
        didSet { if loadedTime != oldValue { setNeedsLayout() } }
    }

    // Views instead of layers, so that they are animated with the bar.
    private let track = UIView(frame: .zero)
    private let loaded = UIView(frame: .zero)
    private let played = UIView(frame: .zero)
    private let knob = UIView(frame: .zero)
    /// The distance from the knob's center to the finger that drags it.
    private var grip: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = Phrase.playbackPosition.text
        track.backgroundColor = Theme.Movie.track
        loaded.backgroundColor = Theme.Movie.loadedTrack
        played.backgroundColor = Theme.Movie.foreground
        knob.backgroundColor = Theme.Movie.foreground
        knob.layer.shadowOpacity = 0.3
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        knob.layer.shadowRadius = 2
        for piece in [track, loaded, played, knob] {
            piece.isUserInteractionEnabled = false
            addSubview(piece)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var canBecomeFocused: Bool { isEnabled && duration > 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Theme.Movie.trackHeight
        let line = CGRect(
            x: way.lowerBound, y: ((bounds.height - height) / 2).rounded(),
            width: max(0, way.upperBound - way.lowerBound), height: height)
        for (piece, width) in [
            (track, line.width), (loaded, line.width * share(of: loadedTime)), (played, line.width * share(of: time)),
        ] {
            piece.frame = CGRect(x: line.minX, y: line.minY, width: width, height: height)
            piece.layer.cornerRadius = height / 2
        }
        let side = isTracking ? Theme.Movie.heldKnobSide : Theme.Movie.knobSide
        knob.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        knob.center = CGPoint(x: knobX, y: line.midY)
        knob.layer.cornerRadius = side / 2
        knob.isHidden = duration <= 0
    }

    // MARK: - Dragging the knob

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard duration > 0 else { return false }
        let x = touch.location(in: self).x
        // A knob grabbed off its center doesn't move; elsewhere, it moves to the finger.
        grip = abs(x - knobX) <= Theme.Movie.heldKnobSide ? x - knobX : 0
        move(to: x - grip)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        move(to: touch.location(in: self).x - grip)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        setNeedsLayout()
    }

    override func cancelTracking(with event: UIEvent?) {
        setNeedsLayout()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let step: TimeInterval
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: step = -Theme.Movie.keyStep
        case .keyboardRightArrow: step = Theme.Movie.keyStep
        default: return super.pressesBegan(presses, with: event)
        }
        change(to: time + step)
    }

    private func move(to x: CGFloat) {
        let length = way.upperBound - way.lowerBound
        guard length > 0 else { return }
        change(to: Double((x - way.lowerBound) / length) * duration)
        setNeedsLayout()
    }

    private func change(to newTime: TimeInterval) {
        guard duration > 0, newTime.isFinite else { return }
        let newTime = min(max(newTime, 0), duration)
        guard newTime != time else { return }
        time = newTime
        sendActions(for: .valueChanged)
    }

    // MARK: - Geometry

    /// The range of the knob's center.
    private var way: ClosedRange<CGFloat> {
        let inset = Theme.Movie.knobSide / 2
        return inset...max(inset, bounds.width - inset)
    }

    private var knobX: CGFloat {
        way.lowerBound + (way.upperBound - way.lowerBound) * share(of: time)
    }

    private func share(of time: TimeInterval) -> CGFloat {
        duration > 0 ? CGFloat(min(max(time / duration, 0), 1)) : 0
    }

    override var preventsTapsOfAncestors: Bool { true }
}
