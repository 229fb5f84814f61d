// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Refresh controls.
    enum Refresh {
        static let height: CGFloat = 60
        /// Returns the distance by which the content is pulled to refresh it, for a scroll view of the given height.
        static func pullDistance(height: CGFloat) -> CGFloat { min(90, max(height / 4, 40)) }
        static let wheel = Activity.Wheel(side: 32, blade: CGSize(width: 3.5, height: 10), radius: 10)
        /// The distance from the top of the control to the center of its indicator, without a title and with one.
        static let wheelY: CGFloat = 30
        static let titledWheelY: CGFloat = 22
        /// The fraction of the pull at which the indicator and the title are fully opaque.
        static let opaquePull: CGFloat = 0.5
        /// The scale to which the indicator shrinks when refreshing ends.
        static let endScale: CGFloat = 0.3
        static let titleHeight: CGFloat = 20
        static let titleFontSize: CGFloat = 12
        /// The size of large text that still fits into the height of the title.
        static let maximumTitleFontSize: CGFloat = 16
        static let fadeDuration: TimeInterval = 0.25
        static let color = Palette.label
    }
}
