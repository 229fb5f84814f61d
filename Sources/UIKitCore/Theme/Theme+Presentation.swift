// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Ways from one controller to another.
    enum Transition {
        /// Without overshoot; at rest after half a second.
        private static let angularFrequency: CGFloat = 18.2574
        /// Seconds.
        static let crossFade: TimeInterval = 0.25
        static let flip: TimeInterval = 0.6

        /// The pace of small cards.
        static var alertSpring: UISpringTimingParameters {
            UISpringTimingParameters(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88, initialVelocity: .zero)
        }

        /// The pace of what moves; `velocity` in shares of the whole way in a second.
        static func spring(velocity: CGFloat = 0) -> UISpringTimingParameters {
            let velocity = velocity.isFinite ? min(max(velocity, -100), 100) : 0
            return UISpringTimingParameters(
                mass: 1, stiffness: angularFrequency * angularFrequency, damping: 2 * angularFrequency,
                initialVelocity: CGVector(dx: velocity, dy: velocity))
        }
    }
}

extension Theme {
    /// Cards in front of a window's content.
    enum Sheet {
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.2), dark: hex(0x000000, alpha: 0.48))
        static let background = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
        static let outline = UIColor(light: hex(0x3A342A, alpha: 0.08), dark: hex(0xFFFFFF, alpha: 0.12))
        static let cornerRadius: CGFloat = 14
        static let shadowRadius: CGFloat = 24
        static let shadowOffset = CGSize(width: 0, height: 8)
        static let shadowOpacity: Float = 0.16
        /// How far a shadow is seen above the card.
        static let shadowReach: CGFloat = 20

        static let pageWidth: CGFloat = 768
        static let formSize = CGSize(width: 540, height: 620)
        /// Between a centred card and the edges of the window.
        static let sideMargin: CGFloat = 20
        static let pageInset: CGFloat = 42
        static let formInset: CGFloat = 20
        /// Least height of the window's content that is seen above a sheet at the bottom edge.
        static let topInset: CGFloat = 30
        /// How much of the largest height the middle detent has.
        static let mediumShare: CGFloat = 425.0 / 759

        static let grabberSize = CGSize(width: 36, height: 5)
        static let grabberTop: CGFloat = 5
        static let grabber = UIColor(light: hex(0x787880, alpha: 0.43), dark: hex(0xEBEBF5, alpha: 0.3))
        /// Points from the top by which a mouse can move a card; below that it may select or scroll.
        static let pointerBand: CGFloat = 52
        /// Share of the card's height that it has to be moved down to go.
        static let dismissalShare: CGFloat = 0.5
        /// Points a second at which a card goes that is let go of.
        static let dismissalVelocity: CGFloat = 1000
        /// How much of the way a card that stays follows the hand.
        static let resistance: CGFloat = 0.2
        /// Seconds by which a moving card is thought to go on when it is let go of.
        static let projection: CGFloat = 0.15
    }

    /// Questions and messages in front of a window.
    enum Alert {
        static let background = UIColor(light: hex(0xFBFAF8), dark: hex(0x2A2A2C))
        static let cornerRadius: CGFloat = 14
        static let firstScale: CGFloat = 1.16
        static let width: CGFloat = 270
        static let sheetWidth: CGFloat = 304
        /// Between a card and the edges of the window.
        static let margin: CGFloat = 8
        static let plateGap: CGFloat = 8

        static let titleFontSize: CGFloat = 17
        static let messageFontSize: CGFloat = 13
        static let sheetFontSize: CGFloat = 20
        static let fieldFontSize: CGFloat = 13
        static let textMargin: CGFloat = 16
        static let textGap: CGFloat = 3
        static let top: CGFloat = 20
        static let sheetTop: CGFloat = 14
        static let fieldGap: CGFloat = 12
        static let fieldHeight: CGFloat = 28
        static let buttonHeight: CGFloat = 44
        static let sheetButtonHeight: CGFloat = 57
        static let buttonMargin: CGFloat = 10
    }
}
