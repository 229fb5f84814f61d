// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension Theme {
    /// The playback controls.
    ///
    /// Lengths are in points, times in seconds.
    @MainActor
    enum Movie {
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
        static let foreground = UIColor.white
        static let secondaryForeground = UIColor(white: 1, alpha: 0.75)
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
        static let hidingDelay: TimeInterval = 3
        static let fadeDuration: TimeInterval = 0.25
        /// The interval at which the displayed time is updated.
        static let updateInterval: TimeInterval = 0.25
        static let fullscreenDuration: TimeInterval = 0.4
        static let fullscreenCurve = UIView.AnimationCurve.easeInOut
        static let windingRate = 4.0
    }
}
