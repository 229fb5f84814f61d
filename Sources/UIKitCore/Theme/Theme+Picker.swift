// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Picker views.
    enum Picker {
        static let size = CGSize(width: 320, height: 216)
        static let rowHeight: CGFloat = 32
        static let fontSize: CGFloat = 21
        /// The number of rows of large text for which a picker view is high enough.
        static let minimumRows: CGFloat = 3.2
        /// The maximum size of enlarged text as a fraction of the row's height.
        static let maximumFontShare: CGFloat = 0.72
        /// The scale of the selected row.
        static let magnification: CGFloat = 23.5 / 21
        /// The opacity of the rows next to the selected one, and the fraction of it that remains at the wheel's edge.
        static let rowAlpha: CGFloat = 0.45
        static let edgeAlpha: CGFloat = 0.15
        static let sideMargin: CGFloat = 9
        static let columnGap: CGFloat = 5
        static let bandRadius: CGFloat = 8
        /// The height of the selection indicator in excess of the row height.
        static let bandExtra: CGFloat = 2
        static let band = Palette.tertiaryFill
        static let focusedBand = Palette.fill
        /// The perspective distance from the viewer to the front of the wheel, in points.
        static let eyeDistance: CGFloat = 900
        /// The factor by which a wheel's velocity decreases each millisecond.
        static let decelerationRate: CGFloat = 0.995
        /// The maximum interval, in seconds, between characters typed to find a row.
        static let typingInterval: TimeInterval = 1
        /// The maximum number of rows searched for typed text.
        static let maximumRowsSearched = 5_000
    }
}

/// The geometry of a wheel, seen from the side, with `rowCount` rows on its circumference.
struct PickerWheel {
    let height: CGFloat
    let rowHeight: CGFloat

    /// Half the circumference of the wheel, which exceeds its visible height.
    private var girth: CGFloat { height + 75 }
    private var rowCount: CGFloat { (2 * girth / rowHeight).rounded(.up) }
    private var radius: CGFloat { 0.334225372 * girth }

    /// Returns the angle by which a row is rotated that is `distance` rows away from the front.
    func angle(atDistance distance: CGFloat) -> CGFloat { 2 * .pi * distance / rowCount }

    /// Returns the vertical distance of a row from the front.
    func offset(atAngle angle: CGFloat) -> CGFloat { radius * sin(angle) }

    /// Returns the depth of a row behind the front.
    func depth(atAngle angle: CGFloat) -> CGFloat { radius * (1 - cos(angle)) }

    /// The number of visible rows on each side of the front.
    var reach: Int { Int((rowCount / 4).rounded(.up)) }

    /// Returns the row, counted from the front, that is visible `offset` points below it.
    func distance(atOffset offset: CGFloat) -> CGFloat {
        asin(min(max(offset / radius, -1), 1)) * rowCount / (2 * .pi)
    }
}
