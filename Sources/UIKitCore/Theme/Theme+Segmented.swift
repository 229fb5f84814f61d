// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Segmented controls.
    enum Segmented {
        static let height: CGFloat = 32
        static let cornerRadius: CGFloat = 9
        static let pillInset: CGFloat = 2
        static let pillRadius: CGFloat = 7
        /// How much smaller the pill is while it is held.
        static let heldScale: CGFloat = 0.95
        /// Room on each side of a segment's content.
        static let padding: CGFloat = 11
        /// Room above and below an image.
        static let imagePadding: CGFloat = 6
        static let fontSize: CGFloat = 13
        static let dividerHeight: CGFloat = 16
        /// What is left of the content of a segment that is pressed, and of one that is disabled.
        static let pressedAlpha: CGFloat = 0.4
        static let duration: TimeInterval = 0.34
        static let background = Palette.tertiaryFill
        static let pill = UIColor(light: hex(0xFFFFFF), dark: hex(0x66635F))
        static let divider = Palette.separator
    }
}
