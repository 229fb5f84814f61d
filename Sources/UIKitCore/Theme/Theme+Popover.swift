// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Popovers; lengths in points.
    enum Popover {
        /// Of one whose controller asks for nothing; the height is cut to that of the window.
        static let defaultSize = CGSize(width: 320, height: 1100)
        static let cornerRadius: CGFloat = 13
        /// The arrow's foot, and how far its tip stands out.
        static let arrowSize = CGSize(width: 32, height: 13)
        static let arrowTip: CGFloat = 4
        /// Between the arrow's tip and what it points at.
        static let gap: CGFloat = 2
        /// Between a popover and the edges of the window it tries to stay in.
        static let margin: CGFloat = 10
        /// A popover is no smaller, whatever is asked for.
        static let minimumLength: CGFloat = 40
    }
}
