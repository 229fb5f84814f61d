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
        /// The scale of the selection while it is pressed.
        static let heldScale: CGFloat = 0.95
        /// The padding on each side of a segment's content.
        static let padding: CGFloat = 11
        /// The padding above and below an image.
        static let imagePadding: CGFloat = 6
        static let fontSize: CGFloat = 13
        /// The maximum size of enlarged text as a fraction of the segment's height.
        static let maximumFontShare: CGFloat = 0.68
        static let dividerHeight: CGFloat = 16
        /// The opacity of the content of a pressed segment, and of a disabled one.
        static let pressedAlpha: CGFloat = 0.4
        static let duration: TimeInterval = 0.34
        static let background = Palette.tertiaryFill
        static let pill = UIColor(
            light: hex(0xFFFFFF), dark: hex(0x66635F), contrasting: (hex(0xFFFFFF), hex(0x4A4846)))
        static let divider = Palette.separator
    }
}
