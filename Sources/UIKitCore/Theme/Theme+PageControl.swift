// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Page controls.
    enum PageControl {
        static let thickness: CGFloat = 26
        static let dotSide: CGFloat = 7.5
        /// The distance between the centers of two indicators.
        static let pitch: CGFloat = 18
        /// The padding at each end of the row.
        static let endRoom: CGFloat = 10
        /// The scales of the outermost indicators if further pages follow, from the end inwards.
        static let edgeScales: [CGFloat] = [0.4, 0.7]
        /// The distance a touch moves before it scrubs through the pages.
        static let dragDistance: CGFloat = 8
        /// The length of the current page's indicator while it shows progress.
        static let progressLength: CGFloat = 26
        /// The frame rate of progress.
        ///
        /// The indicator grows by less than a point per frame.
        static let progressFramesPerSecond = 30
        static let duration: TimeInterval = 0.25
        /// The scale of the current dot if it shouldn't differ by its color alone.
        static let distinctScale: CGFloat = 1.5
        static let indicator = Palette.tertiaryLabel
        static let currentIndicator = Palette.label
        static let background = Palette.tertiaryFill
        /// The minimum contrast of the current page's indicator; on a color where the usual one has less, the lighter or
        /// darker of these two is used, and the other indicators have a fraction of its opacity.
        static let minimumContrast = 3.0
        static let light = UIColor(cgColor: hex(0xFFFFFF))
        static let dark = UIColor(cgColor: hex(0x1D1C1A))
        static let otherAlpha: CGFloat = 0.5
    }
}
