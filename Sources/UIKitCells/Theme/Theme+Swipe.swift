// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
@_spi(Toolkit) package import UIKitCore

extension Theme {
    /// Swipe actions of rows.
    package enum Swipe {
        package static let normal = UIColor(
            light: hex(0x716E69), dark: hex(0x6B6864), contrasting: (hex(0x53514D), hex(0x53514D)))

        /// Returns the color of text on a background: white, or a dark color if white isn't legible.
        static func ink(on background: UIColor) -> UIColor {
            UIColor { traits in
                let ratio = ColorContrast.ratio(hex(0xFFFFFF), background.cgColor(for: traits))
                return UIColor(cgColor: ratio >= 4.5 ? hex(0xFFFFFF) : hex(0x10131C))
            }
        }

        /// The overlay of a pressed button.
        ///
        /// Half of it is used when hovered.
        package static let pressed = UIColor(light: hex(0x000000, alpha: 0.14), dark: hex(0x000000, alpha: 0.20))
        package static let fontSize: CGFloat = 15
        package static let padding: CGFloat = 16
        package static let minimumWidth: CGFloat = 74
        package static let maximumWidth: CGFloat = 160
        /// The maximum fraction of a row's width that its actions occupy, as long as they have their minimum width.
        package static let maximumShare: CGFloat = 0.85
        /// The space above and below a title that fills the height of its row.
        package static let verticalPadding: CGFloat = 4
        package static let imageSize: CGFloat = 24
        package static let gap: CGFloat = 4
        /// The minimum row height at which a button shows both image and title.
        package static let twoPartHeight: CGFloat = 64

        /// The initial fraction of the drag distance by which a row moves past its actions.
        package static let bandFactor: CGFloat = 0.35
        /// The fraction of the row that a full swipe must cross to perform the first action, and the minimum distance
        /// past the actions.
        package static let fullShare: CGFloat = 0.6
        package static let fullClearance: CGFloat = 40
        /// The velocity, in points per second, at which a swipe opens or closes the row regardless of the distance.
        package static let flickSpeed: CGFloat = 300
        /// The minimum ratio of horizontal to vertical movement in a swipe.
        package static let lockRatio: CGFloat = 1.2

        /// The duration of the critically damped spring, in seconds.
        package static let duration: TimeInterval = 0.35
        package static let fullDuration: TimeInterval = 0.2
    }
}
