// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Container view controllers.
    ///
    /// Lengths are in points.
    enum Containers {
        /// The duration of a rotation of the window, in seconds.
        static let rotationDuration: TimeInterval = 0.3

        /// The duration of showing or hiding a split column, in seconds.
        static let columnDuration: TimeInterval = 0.38
        static let columnWidth: CGFloat = 320
        static let columnWidths: ClosedRange<CGFloat> = 180...480
        /// The maximum factor by which columns are wider at accessibility text sizes.
        static let maximumColumnGrowth: CGFloat = 1.6
        /// The width of the secondary column below which another column overlays it.
        static let comfortableSecondaryWidth: CGFloat = 440
        /// The minimum width of the secondary column, even if tiling is requested.
        static let minimumSecondaryWidth: CGFloat = 240
        /// The fraction of its width by which a column moves aside for the next one, while only one is visible at a
        /// time.
        static let recedingShare: CGFloat = 0.3
        /// The drag area around the divider between two columns.
        static let gutterReach: CGFloat = 12
        /// The dimming of the content below an overlaid column.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.2), dark: hex(0x000000, alpha: 0.45))

        /// The duration of a page curl, in seconds.
        static let leafDuration: TimeInterval = 0.6
        /// The minimum duration of the rest of a page curl, in seconds.
        static let minimumLeafDuration: TimeInterval = 0.18
        /// The drag distance until the free edge of the page has caught up with the finger.
        static let leafCatchUp: CGFloat = 70
        /// The velocity, in points per second, that determines the direction of a page curl regardless of the position.
        static let leafThrow: CGFloat = 350
        /// The slope of the fold of a page that is turned without a drag.
        static let leafTilt: CGFloat = 0.16
        /// The maximum slope of the fold during a drag.
        static let maximumLeafTilt: CGFloat = 0.4
        /// The width of the area at each side of a page in which a tap turns it.
        static let leafReach: CGFloat = 60
        /// The height of the page indicator below scrolling pages.
        static let dotsHeight: CGFloat = 37
    }
}
