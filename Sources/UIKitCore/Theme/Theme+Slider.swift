// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Sliders.
    enum Slider {
        static let height: CGFloat = 31
        static let trackHeight: CGFloat = 4
        static let thumbSide: CGFloat = 28
        /// The scale of the thumb while it is pressed, and under the pointer.
        static let heldScale: CGFloat = 1.1
        static let hoveredScale: CGFloat = 1.05
        /// The distance around the thumb within which a touch grabs it.
        static let reach: CGFloat = 12
        /// The space between the track and the images at its ends.
        static let imageGap: CGFloat = 8
        /// The steps of the arrow keys and the wheel, and of the page keys, as fractions of the whole range.
        static let step: Float = 0.05
        static let pageStep: Float = 0.2
        /// The duration, in seconds, of an animated movement of the thumb across the whole track, and the minimum for
        /// any distance.
        static let travelDuration: TimeInterval = 0.35
        static let minimumDuration: TimeInterval = 0.1
        static let thumbChange: TimeInterval = 0.2
        static let track = Palette.fill
    }
}
