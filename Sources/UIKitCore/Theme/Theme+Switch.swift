// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Switches.
    enum Switch {
        static let size = CGSize(width: 51, height: 31)
        static let thumbInset: CGFloat = 2
        /// The additional length of the thumb while pressed.
        static let pressedReach: CGFloat = 7
        /// The distance a touch moves before it drags the thumb.
        static let dragDistance: CGFloat = 4
        static let duration: TimeInterval = 0.34
        static let bounce: CGFloat = 0.12
        static let off = Palette.secondaryFill
        /// The height of the signs for on and off, the width of their lines, and their distance from the ends.
        static let signSide: CGFloat = 11
        static let signWidth: CGFloat = 2
        static let signInset: CGFloat = 9
        /// The side of a checkbox, the rounding of its corners, and the distances of its checkmark and title.
        static let boxSide: CGFloat = 20
        static let boxRadius: CGFloat = 5
        static let markInset: CGFloat = 4.5
        static let markWidth: CGFloat = 2
        static let titleGap: CGFloat = 8
    }

    /// Constants shared by all controls.
    enum Control {
        static let disabledAlpha: CGFloat = 0.45
        /// The space between a control and its popup.
        static let popupGap: CGFloat = 6
        /// The overlay of hovered controls.
        static let hovered = UIColor(light: hex(0x000000, alpha: 0.06), dark: hex(0xFFFFFF, alpha: 0.10))
        /// The border of controls whose shape is hard to see; only with increased contrast.
        static let outline = UIColor(
            light: .clear, dark: .clear, contrasting: (hex(0x1D1A16, alpha: 0.66), hex(0xFFFFFF, alpha: 0.62)))
        static let outlineWidth: CGFloat = 1
        static let thumb = UIColor(light: hex(0xFFFFFF), dark: hex(0xFFFFFF))
        /// The color of a disabled thumb: as bright as the rest of a disabled control, but opaque.
        static let disabledThumb = UIColor(light: hex(0xFFFFFF), dark: hex(0x8A8782))
        static let thumbShadowOpacity: Float = 0.2
        static let thumbShadowRadius: CGFloat = 3
        static let thumbShadowOffset = CGSize(width: 0, height: 2)
        static let thumbEdge = UIColor(light: hex(0x000000, alpha: 0.05), dark: hex(0x000000, alpha: 0.12))
    }
}
