// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Surfaces that open in front of a window.
    enum Popup {
        static let cornerRadius: CGFloat = 12
        static let shadowRadius: CGFloat = 14
        static let shadowOffset = CGSize(width: 0, height: 6)
        static let shadowOpacity: Float = 0.2
        /// Room around for the shadow; input passes through it.
        static let shadowMargin = UIEdgeInsets(top: 20, left: 26, bottom: 32, right: 26)
        static let outline = UIColor(light: hex(0x3A342A, alpha: 0.14), dark: hex(0xFFFFFF, alpha: 0.16))
        static let background = UIColor(light: hex(0xFCFBF9), dark: hex(0x2A2A2C))

        /// Seconds.
        static let appearance: TimeInterval = 0.16
        static let disappearance: TimeInterval = 0.12
        static let resizing: TimeInterval = 0.22
        /// What a popup grows from as it appears.
        static let firstScale: CGFloat = 0.94
        /// Seconds within which a press that follows a dismissal by the desktop is the one that caused it.
        static let dismissalPressInterval: TimeInterval = 0.05
        /// Points between a popup and the edges of the window that it has to stay in.
        static let embeddedMargin: CGFloat = 4
    }
}
