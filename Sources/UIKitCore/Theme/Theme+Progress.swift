// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Progress views.
    enum Progress {
        static let height: CGFloat = 4
        static let barHeight: CGFloat = 2.5
        /// The minimum length of the bar once there is any progress.
        static let minimumFill: CGFloat = 8
        static let track = Palette.fill
        static let duration: TimeInterval = 0.25
        /// The interval, in seconds, at which a `Progress` without notifications is polled.
        static let observationInterval: TimeInterval = 0.1
    }

    /// Activity indicators.
    enum Activity {
        /// The dimensions of an activity indicator of one size.
        struct Wheel {
            let side: CGFloat
            let blade: CGSize
            /// The distance from the center of the indicator to the middle of a blade.
            let radius: CGFloat
        }

        static let medium = Wheel(side: 20, blade: CGSize(width: 2.5, height: 6.5), radius: 6.75)
        static let large = Wheel(side: 37, blade: CGSize(width: 4, height: 11), radius: 12)
        /// The opacities of the blades, from the leading one backwards.
        ///
        /// All others have the last value.
        static let alphas: [CGFloat] = [0.85, 0.71, 0.56, 0.42, 0.27]
        static let bladeCount = 8
        /// The duration of a revolution, in seconds.
        static let period: TimeInterval = 1
        static let color = UIColor(light: hex(0x6E6A64), dark: hex(0xA8A49D))
    }
}
