// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Page controls.
    enum PageControl {
        static let thickness: CGFloat = 26
        static let dotSide: CGFloat = 7.5
        /// From one indicator to the next.
        static let pitch: CGFloat = 18
        /// Room at each end of the row.
        static let endRoom: CGFloat = 10
        /// How small the outermost indicators are where there are more to come, from the end inwards.
        static let edgeScales: [CGFloat] = [0.4, 0.7]
        /// How far a touch moves before it goes from page to page.
        static let dragDistance: CGFloat = 8
        /// The present page's indicator, where it shows a progress.
        static let progressLength: CGFloat = 26
        /// A bar grows by less than a point in such a time.
        static let progressFramesPerSecond = 30
        static let duration: TimeInterval = 0.25
        static let indicator = Palette.tertiaryLabel
        static let currentIndicator = Palette.label
        static let background = Palette.tertiaryFill
    }
}
