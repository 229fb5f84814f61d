// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Wheels to choose from.
    enum Picker {
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        static let fontSize: CGFloat = 21
        /// How much larger the chosen row is.
        static let magnification: CGFloat = 23.5 / 21
        /// How strong the rows beside the chosen one are, and how much of that is left at the wheel's edge.
        static let rowAlpha: CGFloat = 0.45
        static let edgeAlpha: CGFloat = 0.15
        static let sideMargin: CGFloat = 9
        static let columnGap: CGFloat = 5
        static let bandRadius: CGFloat = 8
        /// How much higher than a row the band behind the chosen row is.
        static let bandExtra: CGFloat = 2
        static let band = Palette.tertiaryFill
        static let focusedBand = Palette.fill
        /// From the eye to the wheel's front, in points.
        static let eyeDistance: CGFloat = 900
        /// What is left of a wheel's speed after a millisecond.
        static let decelerationRate: CGFloat = 0.995
        /// Typed letters that are no further apart than this, in seconds, belong to one word.
        static let typingInterval: TimeInterval = 1
        /// As many rows are looked through for what is typed.
        static let maximumRowsSearched = 5_000
    }
}

/// The geometry of a wheel seen from the side: `rowCount` rows go round it.
struct PickerWheel {
    let height: CGFloat
    let rowHeight: CGFloat

    /// The wheel is somewhat larger than what is seen of it.
    private var girth: CGFloat { height + 75 }
    private var rowCount: CGFloat { (2 * girth / rowHeight).rounded(.up) }
    private var radius: CGFloat { 0.334225372 * girth }

    /// How far a row is turned away that is `distance` rows from the front.
    func angle(atDistance distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowCount }

    /// How far above or below the front a row is seen.
    func offset(atAngle angle: CGFloat) -> CGFloat { radius * sin(angle) }

    /// How far behind the front a row is.
    func depth(atAngle angle: CGFloat) -> CGFloat { radius * (1 - cos(angle)) }

    /// How many rows are seen on each side of the front.
    var reach: Int { Int((rowCount / 4).rounded(.up)) }

    /// The row, counted from the front, that is seen `offset` points below it.
    func distance(atOffset offset: CGFloat) -> CGFloat {
        asin(min(max(offset / radius, -1), 1)) * rowCount / (2 * .pi)
    }
}
