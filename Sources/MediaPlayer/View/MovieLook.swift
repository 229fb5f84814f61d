// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The look and feel of a movie's controls: all of its numbers.
///
/// Lengths are points, times seconds.
@MainActor
enum MovieLook {
    // MARK: - The bar

    static let barHeight: CGFloat = 44
    /// Between the bar and the movie's edges.
    static let barMargin: CGFloat = 8
    static let fullscreenBarMargin: CGFloat = 28
    static let maximumBarWidth: CGFloat = 720
    static let barRadius: CGFloat = 14
    static let barEffect = UIBlurEffect(style: .systemThinMaterialDark)
    /// On so narrow a bar the time is left out for the sake of the scrubber, and both in the end.
    static let narrowestBarWithTimes: CGFloat = 260
    static let narrowestBarWithScrubber: CGFloat = 150
    static let buttonWidth: CGFloat = 44
    static let timeWidth: CGFloat = 44
    /// For an hour and more.
    static let longTimeWidth: CGFloat = 62
    static let spacing: CGFloat = 6
    static let timeFont = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    static let ink = UIColor.white
    static let paleInk = UIColor(white: 1, alpha: 0.75)
    static let pressedAlpha: CGFloat = 0.4
    static let glyphSide: CGFloat = 16

    // MARK: - The scrubber

    static let trackHeight: CGFloat = 4
    static let knobSide: CGFloat = 14
    static let heldKnobSide: CGFloat = 20
    static let track = UIColor(white: 1, alpha: 0.22)
    static let loadedTrack = UIColor(white: 1, alpha: 0.25)
    /// What an arrow key moves by.
    static let keyStep: TimeInterval = 5

    // MARK: - Time

    /// The controls of a movie that plays go after so long without being touched.
    static let patience: TimeInterval = 3
    static let fadeDuration: TimeInterval = 0.25
    /// Between two looks at the clock.
    static let updateInterval: TimeInterval = 0.25
    static let fullscreenDuration: TimeInterval = 0.4
    static let fullscreenCurve = UIView.AnimationCurve.easeInOut
    static let windingRate = 4.0

    /// `1:05`, `1:02:05`; a time that is none as dashes.
    static func text(for seconds: TimeInterval) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 360_000 else { return "-:--" }
        let whole = Int(seconds.rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
