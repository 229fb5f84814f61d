// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// View controller transitions.
    enum Transition {
        /// The angular frequency of a critically damped spring that comes to rest after half a second.
        private static let angularFrequency: CGFloat = 18.2574
        /// The duration of a cross-dissolve, in seconds.
        static let crossFade: TimeInterval = 0.25
        static let flip: TimeInterval = 0.6

        /// The timing of alerts.
        static var alertSpring: UISpringTimingParameters {
            UISpringTimingParameters(mass: 1, stiffness: 22.88 * 22.88, damping: 2 * 22.88, initialVelocity: .zero)
        }

        /// Returns the timing of moving views.
        ///
        /// `velocity` is the fraction of the whole distance per second.
        static func spring(velocity: CGFloat = 0) -> UISpringTimingParameters {
            let velocity = velocity.isFinite ? min(max(velocity, -100), 100) : 0
            return UISpringTimingParameters(
                mass: 1, stiffness: angularFrequency * angularFrequency, damping: 2 * angularFrequency,
                initialVelocity: CGVector(dx: velocity, dy: velocity))
        }
    }
}

extension Theme {
    /// Sheets.
    enum Sheet {
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.2), dark: hex(0x000000, alpha: 0.48))
        static let background = UIColor(light: hex(0xFFFFFF), dark: hex(0x242425))
        static let outline = UIColor(
            light: hex(0x3A342A, alpha: 0.08), dark: hex(0xFFFFFF, alpha: 0.12),
            contrasting: (hex(0x1D1A16, alpha: 0.66), hex(0xFFFFFF, alpha: 0.62)))
        static let cornerRadius: CGFloat = 14
        static let shadowRadius: CGFloat = 24
        static let shadowOffset = CGSize(width: 0, height: 8)
        static let shadowOpacity: Float = 0.16
        /// The distance above the sheet at which its shadow is visible.
        static let shadowReach: CGFloat = 20

        static let pageWidth: CGFloat = 768
        static let formSize = CGSize(width: 540, height: 620)
        /// The margin between a centered sheet and the window's edges.
        static let sideMargin: CGFloat = 20
        static let pageInset: CGFloat = 42
        static let formInset: CGFloat = 20
        /// The minimum height of the window's content that stays visible above a sheet at the bottom edge.
        static let topInset: CGFloat = 30
        /// The height of the medium detent, as a fraction of the large one's.
        static let mediumShare: CGFloat = 425.0 / 759

        static let grabberSize = CGSize(width: 36, height: 5)
        static let grabberTop: CGFloat = 5
        static let grabber = UIColor(light: hex(0x787880, alpha: 0.43), dark: hex(0xEBEBF5, alpha: 0.3))
        /// The distance from the top within which the pointer can drag a sheet.
        ///
        /// Below it, the pointer selects or scrolls.
        static let pointerBand: CGFloat = 52
        /// The fraction of its height that a sheet must be dragged to be dismissed.
        static let dismissalShare: CGFloat = 0.5
        /// The release velocity, in points per second, that dismisses a sheet.
        static let dismissalVelocity: CGFloat = 1000
        /// The fraction of the drag distance by which a sheet moves that cannot be dismissed.
        static let resistance: CGFloat = 0.2
        /// The time, in seconds, by which a released sheet's movement is projected to find its target.
        static let projection: CGFloat = 0.15
    }

    /// Alerts and action sheets.
    enum Alert {
        static let background = UIColor(light: hex(0xFBFAF8), dark: hex(0x2A2A2C))
        static let cornerRadius: CGFloat = 14
        static let firstScale: CGFloat = 1.16
        static let width: CGFloat = 270
        static let sheetWidth: CGFloat = 304
        /// The margin between an alert and the window's edges.
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
        /// The space above and below the text of a text field.
        static let fieldPadding: CGFloat = 5
    }
}
