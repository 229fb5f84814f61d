// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Distances between things, in points.
    enum Layout {
        /// Between the sides of a window and what is in it: less where there is less room.
        static func sideMargin(windowWidth: CGFloat) -> CGFloat {
            windowWidth < 390 ? 16 : 20
        }
    }
}
