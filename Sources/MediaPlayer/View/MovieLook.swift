// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The constants that determine the look and feel of the playback controls.
///
/// Lengths are in points, times in seconds.
@MainActor
enum MovieLook {
    // MARK: - Bar

    static let barHeight: CGFloat = 44
    /// The margin between the bar and the movie's edges.
    static let barMargin: CGFloat = 8
    static let fullscreenBarMargin: CGFloat = 28
    static let maximumBarWidth: CGFloat = 720
    static let barRadius: CGFloat = 14
    static let barEffect = UIBlurEffect(style: .systemThinMaterialDark)
    /// The bar widths below which the times, and then the scrubber too, are omitted.
    static let narrowestBarWithTimes: CGFloat = 260
    static let narrowestBarWithScrubber: CGFloat = 150
    static let buttonWidth: CGFloat = 44
    static let timeWidth: CGFloat = 44
    /// The width of a time of an hour or more.
    static let longTimeWidth: CGFloat = 62
    static let spacing: CGFloat = 6
    static let timeFont = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium)
    static let ink = UIColor.white
    static let paleInk = UIColor(white: 1, alpha: 0.75)
    static let pressedAlpha: CGFloat = 0.4
    static let glyphSide: CGFloat = 16

    // MARK: - Scrubber

    static let trackHeight: CGFloat = 4
    static let knobSide: CGFloat = 14
    static let heldKnobSide: CGFloat = 20
    static let track = UIColor(white: 1, alpha: 0.22)
    static let loadedTrack = UIColor(white: 1, alpha: 0.25)
    /// The step of an arrow key.
    static let keyStep: TimeInterval = 5

    // MARK: - Time

    /// The delay after which the controls of a playing movie are hidden.
    static let timeLimit: TimeInterval = 3
    static let fadeDuration: TimeInterval = 0.25
    /// The interval at which the displayed time is updated.
    static let updateInterval: TimeInterval = 0.25
    static let fullscreenDuration: TimeInterval = 0.4
    static let fullscreenCurve = UIView.AnimationCurve.easeInOut
    static let windingRate = 4.0

    /// Returns a time as `1:05` or `1:02:05`; as dashes if it is not finite.
    static func text(for seconds: TimeInterval) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 360_000 else { return "-:--" }
        let whole = Int(seconds.rounded(.down))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
