// SPDX-License-Identifier: MIT
import UIKit

/// The speaker's view: side by side in wide windows, stacked in narrow ones.
final class SpeakerView: UIView {
    var onAction: ((SpeakerViewController.Action) -> Void)?

    private let current = SlideView(frame: .zero)
    private let upcoming = SlideView(frame: .zero)
    private let nextHeading = SpeakerView.label(13, .semibold, .secondaryLabel)
    private let endNote = SpeakerView.label(15, .regular, .tertiaryLabel)
    private let notes = SpeakerView.label(22, .regular, .label)
    /// A label outside the view hierarchy that measures the notes.
    private let gauge = UILabel()
    private let place = SpeakerView.label(17, .semibold, .label)
    private let time = SpeakerView.label(34, .bold, .label)
    private let elapsed = SpeakerView.label(17, .regular, .secondaryLabel)
    private let audience = SpeakerView.label(13, .medium, .secondaryLabel)
    private let lamp = UIView(frame: .zero)
    private let darkBadge = SpeakerView.label(15, .semibold, .white)
    private let back = UIButton(configuration: .gray())
    private let forward = UIButton(configuration: .filled())
    private let dark = UIButton(configuration: .gray())

    private static func label(_ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: size, weight: weight), maximumPointSize: size * 2)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.textColor = color
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        nextHeading.text = "Next"
        endNote.text = "Last slide"
        endNote.textAlignment = .center
        for label in [notes, gauge] { label.numberOfLines = 0 }
        notes.adjustsFontSizeToFitWidth = false
        notes.accessibilityIdentifier = "notes"
        place.accessibilityIdentifier = "place"
        audience.accessibilityIdentifier = "audience"
        let metrics = UIFontMetrics.default
        time.font = metrics.scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 34, weight: .bold), maximumPointSize: 44)
        elapsed.font = metrics.scaledFont(
            for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular), maximumPointSize: 34)
        elapsed.textAlignment = .right
        darkBadge.text = "The audience's screen is black"
        darkBadge.textAlignment = .center
        darkBadge.backgroundColor = UIColor(white: 0, alpha: 0.72)
        lamp.layer.cornerRadius = 4
        for view in [current, upcoming] {
            view.layer.cornerRadius = 8
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            view.backgroundColor = .clear
        }
        for (button, title, action) in [
            (back, "Back", SpeakerViewController.Action.back), (forward, "Next slide", .forward),
            (dark, "Black", .dark),
        ] {
            button.configuration?.title = title
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.addAction(UIAction { [weak self] _ in self?.onAction?(action) }, for: .primaryActionTriggered)
        }
        current.addSubview(darkBadge)
        for view in [
            current, upcoming, nextHeading, endNote, notes, place, time, elapsed, lamp, audience, back, forward, dark,
        ] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Content

    func show(_ talk: Talk) {
        current.slide = talk.slide
        upcoming.slide = talk.nextSlide
        upcoming.isHidden = talk.nextSlide == nil
        endNote.isHidden = talk.nextSlide != nil
        let text = talk.slide?.notes ?? ""
        notes.text = text.isEmpty ? "No notes" : text
        notes.textColor = text.isEmpty ? .tertiaryLabel : .label
        place.text = "\(talk.index + 1) of \(talk.deck.slides.count)"
        back.isEnabled = talk.index > 0
        forward.isEnabled = talk.nextSlide != nil
        darkBadge.isHidden = !talk.isDark
        dark.configuration?.title = talk.isDark ? "Show" : "Black"
        setNeedsLayout()
    }

    func showAudience(on screen: UIScreen?) {
        lamp.backgroundColor = screen == nil ? .systemGray3 : .systemGreen
        audience.text =
            screen.map { "Slides on \($0.localizedName)" } ?? "Connect a screen to show the slides"
    }

    func showTime(_ now: Date, since start: Date?) {
        time.text = now.formatted(date: .omitted, time: .shortened)
        let seconds = start.map { max(0, Int(now.timeIntervalSince($0))) }
        elapsed.text = seconds.map { Duration.seconds($0).formatted(Self.minutes) } ?? "Not started"
    }

    private static let minutes = Duration.TimeFormatStyle(pattern: .minuteSecond(padMinuteToLength: 2))

    // MARK: - Layout

    private static let inset: CGFloat = 24
    /// The height of the buttons, which grow with the text.
    private var buttonHeight: CGFloat {
        max(44, UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traitCollection) + 16)
    }

    /// The widths of the buttons, the last one first.
    private var buttonWidths: [(button: UIButton, width: CGFloat)] {
        [(forward, CGFloat(132)), (back, 88), (dark, 88)].map { ($0, max($1, $0.intrinsicContentSize.width)) }
    }

    /// Whether the position in the talk is above the buttons, because there is no space next to them.
    private func stacksBar(_ width: CGFloat) -> Bool {
        buttonWidths.reduce(24) { $0 + $1.width } > width - place.intrinsicContentSize.width - 12
    }

    private func barHeight(_ width: CGFloat) -> CGFloat {
        buttonHeight + 32 + (stacksBar(width) ? place.font.lineHeight.rounded(.up) + 8 : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [current, upcoming] {
            view.layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
            view.layer.borderColor = UIColor.separator.cgColor
        }
        let area = bounds.insetBy(dx: Self.inset, dy: Self.inset)
        var rest = area
        let barHeight = barHeight(area.width)
        rest.size.height = max(0, area.height - barHeight)
        layoutBar(in: CGRect(x: area.minX, y: rest.maxY + 16, width: area.width, height: barHeight - 16))
        bounds.width >= 720 ? layoutWide(rest) : layoutNarrow(rest)
        darkBadge.frame = CGRect(x: 0, y: current.bounds.height - 36, width: current.bounds.width, height: 36)
    }

    private var headingHeight: CGFloat { nextHeading.font.lineHeight.rounded(.up) }

    private func layoutWide(_ area: CGRect) {
        let column = (area.width * 0.36).rounded()
        let left = CGRect(x: area.minX, y: area.minY, width: area.width - column - 32, height: area.height)
        let right = CGRect(x: left.maxX + 32, y: area.minY, width: column, height: area.height)
        layoutClock(in: CGRect(x: right.minX, y: right.minY, width: right.width, height: 44))
        let nextSize = SlideView.size(in: CGSize(width: right.width, height: right.height * 0.36))
        nextHeading.frame = CGRect(x: right.minX, y: right.minY + 60, width: right.width, height: headingHeight)
        upcoming.frame = CGRect(
            x: right.minX, y: nextHeading.frame.maxY + 8, width: nextSize.width, height: nextSize.height)
        endNote.frame = upcoming.frame
        let size = SlideView.size(in: left.size)
        current.frame = CGRect(origin: left.origin, size: size)
        let below = current.frame.maxY + 24
        // The notes are below the slide or below the next one, where there is more space.
        let roomBelow = (left.maxY - below) * left.width
        if roomBelow > (right.maxY - upcoming.frame.maxY - 24) * right.width {
            layoutNotes(in: CGRect(x: left.minX, y: below, width: left.width, height: left.maxY - below))
        } else {
            let top = upcoming.frame.maxY + 24
            layoutNotes(in: CGRect(x: right.minX, y: top, width: right.width, height: right.maxY - top))
        }
    }

    private func layoutNarrow(_ area: CGRect) {
        layoutClock(in: CGRect(x: area.minX, y: area.minY, width: area.width, height: 44))
        let top = area.minY + 60
        let size = SlideView.size(in: CGSize(width: area.width, height: (area.maxY - top) * 0.45))
        current.frame = CGRect(x: area.minX, y: top, width: size.width, height: size.height)
        let nextSize = SlideView.size(in: CGSize(width: area.width * 0.4, height: 90))
        nextHeading.frame = CGRect(
            x: area.minX, y: current.frame.maxY + 16, width: nextSize.width, height: headingHeight)
        upcoming.frame = CGRect(origin: CGPoint(x: area.minX, y: nextHeading.frame.maxY + 6), size: nextSize)
        endNote.frame = upcoming.frame
        let x = upcoming.frame.maxX + 16
        layoutNotes(
            in: CGRect(
                x: x, y: nextHeading.frame.minY, width: max(0, area.maxX - x),
                height: max(0, area.maxY - nextHeading.frame.minY)))
    }

    private func layoutClock(in area: CGRect) {
        time.frame = CGRect(x: area.minX, y: area.minY, width: area.width / 2, height: 48)
        elapsed.frame = CGRect(x: area.midX, y: area.minY + 4, width: area.width / 2, height: 40)
    }

    /// Makes the notes as large as possible, so that they are readable from a distance.
    private func layoutNotes(in area: CGRect) {
        let space = CGSize(width: area.width, height: .greatestFiniteMagnitude)
        let sizes: [CGFloat] = [26, 22, 19, 17, 15, 13]
        gauge.text = notes.text
        for size in sizes {
            gauge.font = .systemFont(ofSize: size)
            if gauge.sizeThatFits(space).height <= area.height { break }
        }
        if notes.font != gauge.font { notes.font = gauge.font }
        let height = min(notes.sizeThatFits(space).height, max(0, area.height))
        notes.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    }

    private func layoutBar(in area: CGRect) {
        let height = buttonHeight
        let y = area.maxY - height
        let isStacked = stacksBar(area.width)
        let isNarrow = area.width < 560 || isStacked
        var x = area.maxX
        let sum = buttonWidths.reduce(24) { $0 + $1.width }
        let shrinking = min(area.width / sum, 1)
        for (button, natural) in buttonWidths {
            let width = (natural * shrinking).rounded(.down)
            x -= width
            button.frame = CGRect(x: x, y: y, width: width, height: height)
            x -= 12
        }
        let line = place.font.lineHeight.rounded(.up)
        let top = isStacked ? y - line - 8 : isNarrow ? y + (height - line) / 2 : y + 2
        place.frame = CGRect(
            x: area.minX, y: top, width: isStacked ? area.width : max(0, x - area.minX), height: line)
        lamp.isHidden = isNarrow
        audience.isHidden = isNarrow
        let below = place.frame.maxY + 2
        let audienceLine = audience.font.lineHeight.rounded(.up)
        lamp.frame = CGRect(x: area.minX, y: below + (audienceLine - 8) / 2, width: 8, height: 8)
        audience.frame = CGRect(
            x: area.minX + 16, y: below, width: max(0, x - area.minX - 16), height: audienceLine)
    }
}
