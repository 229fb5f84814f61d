// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Sliders.
    enum Slider {
        static let height: CGFloat = 31
        static let trackHeight: CGFloat = 4
        static let thumbSide: CGFloat = 28
        /// How much larger the thumb is while it is held, and under the pointer.
        static let heldScale: CGFloat = 1.1
        static let hoveredScale: CGFloat = 1.05
        /// How far beside the thumb a finger still takes hold of it.
        static let reach: CGFloat = 12
        /// Between the track and the images at its ends.
        static let imageGap: CGFloat = 8
        /// How far an arrow key and a click of the wheel go, and the page keys, as parts of the whole range.
        static let step: Float = 0.05
        static let pageStep: Float = 0.2
        /// Seconds that the thumb takes from one end to the other when it moves by itself, and the least for any way.
        static let travelDuration: TimeInterval = 0.35
        static let minimumDuration: TimeInterval = 0.1
        static let thumbChange: TimeInterval = 0.2
        static let track = Palette.fill
    }
}
