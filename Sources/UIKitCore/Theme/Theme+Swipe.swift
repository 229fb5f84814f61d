// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Actions that rows show when they are swiped aside.
    enum Swipe {
        static let normal = Palette.gray
        /// Laid over a button while it is pressed, and half of it under the pointer.
        static let pressed = UIColor(light: hex(0x000000, alpha: 0.14), dark: hex(0x000000, alpha: 0.20))
        static let fontSize: CGFloat = 15
        static let padding: CGFloat = 16
        static let minimumWidth: CGFloat = 74
        static let maximumWidth: CGFloat = 160
        static let imageSize: CGFloat = 24
        static let gap: CGFloat = 4
        /// From this height on a button shows its image and its title.
        static let twoPartHeight: CGFloat = 64

        /// How much a row follows the finger past its actions, at first.
        static let bandFactor: CGFloat = 0.35
        /// The share of the row that a swipe crosses to perform the first action, and the least way past the actions.
        static let fullShare: CGFloat = 0.6
        static let fullClearance: CGFloat = 40
        /// Points per second at which a swipe decides whatever the way was.
        static let flickSpeed: CGFloat = 300
        /// A swipe goes at least so much further sideways than up or down.
        static let lockRatio: CGFloat = 1.2

        /// Seconds of a spring without bounce.
        static let duration: TimeInterval = 0.35
        static let fullDuration: TimeInterval = 0.2
    }
}
