// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Popup surfaces.
    enum Popup {
        static let cornerRadius: CGFloat = 12
        static let shadowRadius: CGFloat = 14
        static let shadowOffset = CGSize(width: 0, height: 6)
        static let shadowOpacity: Float = 0.2
        /// The margin for the shadow, through which input passes.
        static let shadowMargin = UIEdgeInsets(top: 20, left: 26, bottom: 32, right: 26)
        static let outline = UIColor(
            light: hex(0x3A342A, alpha: 0.14), dark: hex(0xFFFFFF, alpha: 0.16),
            contrasting: (hex(0x1D1A16, alpha: 0.66), hex(0xFFFFFF, alpha: 0.62)))
        static let background = UIColor(light: hex(0xFCFBF9), dark: hex(0x2A2A2C))

        /// The duration of the appearance, in seconds.
        static let appearance: TimeInterval = 0.16
        static let disappearance: TimeInterval = 0.12
        static let resizing: TimeInterval = 0.22
        /// The initial scale of a popup that appears.
        static let firstScale: CGFloat = 0.94
        /// The interval, in seconds, within which a press after a dismissal by the display server counts as its cause.
        static let dismissalPressInterval: TimeInterval = 0.05
        /// The margin between a popup and the edges of the window in which it is embedded, in points.
        static let embeddedMargin: CGFloat = 4
    }
}
