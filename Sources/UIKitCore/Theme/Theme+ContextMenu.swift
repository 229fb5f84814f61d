// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// The preview of a context menu opened by touch.
    ///
    /// Lengths are in points.
    enum ContextMenu {
        /// The dimming of the window except for the lifted view.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.22), dark: hex(0x000000, alpha: 0.5))
        static let cornerRadius: CGFloat = 14
        static let shadowRadius: CGFloat = 22
        static let shadowOpacity: Float = 0.28
        static let shadowOffset = CGSize(width: 0, height: 8)
        /// The space between the preview and the window's edges.
        static let margin: CGFloat = 16
        /// The space between the preview and the menu.
        static let gap: CGFloat = 12
        /// The scale of a lifted view.
        static let liftScale: CGFloat = 1.04
        /// The minimum initial scale of a controller's view.
        static let minimumScale: CGFloat = 0.3
        /// The size of a controller's view without a preferred size.
        static let defaultSize = CGSize(width: 400, height: 480)
        /// The minimum fraction of the window's height for a preview above or below a long menu.
        static let minimumShare: CGFloat = 0.45

        /// The duration of the presentation, in seconds.
        static let appearance: TimeInterval = 0.38
        static let damping: CGFloat = 0.82
        static let disappearance: TimeInterval = 0.26
    }
}
