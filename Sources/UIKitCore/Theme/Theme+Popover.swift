// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Popovers.
    ///
    /// Lengths are in points.
    enum Popover {
        /// The size if the controller specifies none.
        ///
        /// The height is limited by the window.
        static let defaultSize = CGSize(width: 320, height: 1100)
        static let cornerRadius: CGFloat = 13
        /// The length of the arrow's base, and its height.
        static let arrowSize = CGSize(width: 32, height: 13)
        static let arrowTip: CGFloat = 4
        /// The space between the arrow's tip and its target.
        static let gap: CGFloat = 2
        /// The preferred margin between a popover and the window's edges.
        static let margin: CGFloat = 10
        /// The minimum width and height of a popover.
        static let minimumLength: CGFloat = 40
    }
}
