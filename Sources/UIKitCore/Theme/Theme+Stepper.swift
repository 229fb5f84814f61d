// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Steppers.
    enum Stepper {
        static let size = CGSize(width: 94, height: 32)
        static let cornerRadius: CGFloat = 8
        static let glyphSide: CGFloat = 13
        static let glyphWidth: CGFloat = 1.75
        static let dividerHeight: CGFloat = 18
        static let background = Palette.tertiaryFill
        static let pressed = Palette.fill
        static let divider = Palette.separator
        /// The delay, in seconds, before a held button repeats, and the first and last intervals between repetitions.
        static let repeatDelay: TimeInterval = 0.5
        static let firstInterval: TimeInterval = 0.25
        static let minimumInterval: TimeInterval = 0.04
        /// The ratio of each interval to the previous one.
        static let acceleration: Double = 0.88
    }
}
