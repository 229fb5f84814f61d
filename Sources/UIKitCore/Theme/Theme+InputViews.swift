// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Input views and accessory views at the bottom of a window.
    enum InputViews {
        static let background = UIColor(light: hex(0xDDDAD4), dark: hex(0x2C2B2A))
        /// The height of the bar with an assistant item's buttons.
        static let assistantHeight: CGFloat = 46
        /// The space between a first responder and the panel above which it is scrolled.
        static let revealMargin: CGFloat = 8
        /// The time in seconds in which they slide in or out.
        static let duration: TimeInterval = 0.25
        static let curve = UIView.AnimationCurve.easeOut
        static let curveOption = UIView.AnimationOptions.curveEaseOut
        /// The heights of input views that leave theirs to the system, in tall and in wide windows.
        private static let heights = (tall: CGFloat(264), wide: CGFloat(352))
        /// The largest fraction of the window's height that such a view takes.
        private static let largestShare: CGFloat = 0.5

        static func keyboardHeight(in size: CGSize) -> CGFloat {
            min(size.width > size.height ? heights.wide : heights.tall, (size.height * largestShare).rounded())
        }
    }
}
