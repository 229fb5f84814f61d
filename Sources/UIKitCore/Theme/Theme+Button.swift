// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics

extension Theme {
    /// Buttons.
    package enum Button {
        /// The sizes of a button.
        enum Size { case mini, small, medium, large }

        static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 3, leading: 10, bottom: 3, trailing: 10)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12)
            case .medium: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
            case .large: NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
            }
        }

        static func fontSize(for size: Size) -> CGFloat {
            switch size {
            case .mini, .small: 15
            case .medium, .large: 17
            }
        }

        static func cornerRadius(for size: Size) -> CGFloat {
            switch size {
            case .mini: 6
            case .small: 7
            case .medium: 9
            case .large: 12
            }
        }

        static let fixedCornerRadius: CGFloat = 6
        static let smallCornerRadius: CGFloat = 5
        static let mediumCornerRadius: CGFloat = 9
        static let largeCornerRadius: CGFloat = 14
        /// The space between image and title.
        static let imagePadding: CGFloat = 6
        /// The size of the chevrons of a pop-up button next to a title of the default size, their line width, and the
        /// space before them.
        static let indicatorSize = CGSize(width: 8.5, height: 13)
        static let indicatorLineWidth: CGFloat = 1.5
        static let indicatorPadding: CGFloat = 7
        static let subtitleFontSize: CGFloat = 13
        /// The font sizes of buttons without a configuration, and the space above and below their titles, as in UIKit.
        static let systemFontSize: CGFloat = 15
        static let customFontSize: CGFloat = 18
        static let titleMargin: CGFloat = 6
        /// The point size of the symbols that button types have.
        static let symbolSize: CGFloat = 20
        /// The width of a button without a configuration and without content.
        static let emptyWidth: CGFloat = 30
        /// The color of the glow of a pressed button, and its smallest diameter in points.
        static let glow = UIColor(light: hex(0x3A342A, alpha: 0.16), dark: hex(0xFFFFFF, alpha: 0.26))
        static let glowSide: CGFloat = 44
        /// The opacity of a plain title while pressed, and while disabled.
        package static let pressedAlpha: CGFloat = 0.45
        package static let disabledAlpha: CGFloat = 0.4
        /// The opacity of tinted backgrounds: the maximum at which titles in the tint color have a contrast of 4.5 on
        /// every system background.
        static let tintedAlpha: CGFloat = 0.15
        static let hoveredTintedAlpha: CGFloat = 0.20
        static let pressedTintedAlpha: CGFloat = 0.27

        static let gray = UIColor(light: hex(0x6E675B, alpha: 0.13), dark: hex(0xA8A29A, alpha: 0.18))
        static let grayHovered = UIColor(light: hex(0x6E675B, alpha: 0.18), dark: hex(0xA8A29A, alpha: 0.24))
        static let grayPressed = UIColor(light: hex(0x6E675B, alpha: 0.26), dark: hex(0xA8A29A, alpha: 0.30))
        /// A shade blended over the tint color of titles on these backgrounds.
        static let inkShade = UIColor(
            light: hex(0x000000, alpha: 0.2), dark: hex(0xFFFFFF, alpha: 0.2),
            contrasting: (hex(0x000000, alpha: 0.4), hex(0xFFFFFF, alpha: 0.5)))
        package static let plainHovered = UIColor(light: hex(0x6E675B, alpha: 0.09), dark: hex(0xA8A29A, alpha: 0.14))
        static let disabledBackground = UIColor(light: hex(0x6E675B, alpha: 0.10), dark: hex(0xA8A29A, alpha: 0.14))
        static let filledForeground = UIColor(
            light: hex(0xFFFFFF), dark: hex(0x10131C), contrasting: (hex(0xFFFFFF), hex(0x000000)))
        /// The overlays of a filled background: lighter when hovered, darker when pressed.
        static let filledHovered = UIColor(light: hex(0xFFFFFF, alpha: 0.12), dark: hex(0xFFFFFF, alpha: 0.16))
        static let filledPressed = UIColor(light: hex(0x000000, alpha: 0.18), dark: hex(0x000000, alpha: 0.22))
    }
}
