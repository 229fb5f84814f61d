// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// What a finger's context menu shows beside it; lengths in points.
    enum ContextMenu {
        /// Over all of the window but what was lifted.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.22), dark: hex(0x000000, alpha: 0.5))
        static let cornerRadius: CGFloat = 14
        static let shadowRadius: CGFloat = 22
        static let shadowOpacity: Float = 0.28
        static let shadowOffset = CGSize(width: 0, height: 8)
        /// Between what is shown and the window's edges.
        static let margin: CGFloat = 16
        /// Between what is shown and the menu.
        static let gap: CGFloat = 12
        /// How much larger a view is that is lifted.
        static let liftScale: CGFloat = 1.04
        /// What a controller's view grows from at least.
        static let minimumScale: CGFloat = 0.3
        /// Of a controller's view that wants no size.
        static let defaultSize = CGSize(width: 400, height: 480)
        /// How much of the window's height is left to a preview that shares it with a long menu.
        static let minimumShare: CGFloat = 0.45

        /// Seconds.
        static let appearance: TimeInterval = 0.38
        static let damping: CGFloat = 0.82
        static let disappearance: TimeInterval = 0.26
    }
}
