// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Progress views.
    enum Progress {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
        /// What is done is shown as no less than this, once anything is done.
        static let minimumFill: CGFloat = 8
        static let track = Palette.fill
        static let duration: TimeInterval = 0.25
        /// How often what reports progress without being asked to is looked at, in seconds.
        static let observationInterval: TimeInterval = 0.1
    }

    /// The wheel that turns while something goes on.
    enum Activity {
        /// One size of the wheel.
        struct Wheel {
            let side: CGFloat
            let blade: CGSize
            /// From the middle of the wheel to the middle of a blade.
            let radius: CGFloat
        }

        static let medium = Wheel(side: 20, blade: CGSize(width: 2.5, height: 6.5), radius: 6.75)
        static let large = Wheel(side: 37, blade: CGSize(width: 4, height: 11), radius: 12)
        /// How strong the blades are, from the leading one backwards; the others are like the last.
        static let alphas: [CGFloat] = [0.85, 0.71, 0.56, 0.42, 0.27]
        static let bladeCount = 8
        /// Seconds of a whole turn.
        static let period: TimeInterval = 1
        static let color = UIColor(light: hex(0x6E6A64), dark: hex(0xA8A49D))
    }
}
