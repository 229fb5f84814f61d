// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Color wells and the color picker.
    enum ColorWell {
        static let side: CGFloat = 28
        static let ringWidth: CGFloat = 3
        /// The space between the ring and the color.
        static let gap: CGFloat = 2
        static let pressedAlpha: CGFloat = 0.6
        /// The number of hues in the ring.
        static let ringSteps = 48
        /// The side of the checkerboard squares visible through translucent colors.
        static let checkSide: CGFloat = 5
        static let check = UIColor(light: hex(0xD3D0CA), dark: hex(0x6A6763))
        static let ground = UIColor(light: hex(0xFFFFFF), dark: hex(0x3C3B39))

        // The color picker.
        static let columns = 12
        static let rows = 10
        static let cellSide: CGFloat = 24
        static let margin: CGFloat = 14
        static let gridRadius: CGFloat = 8
        static let sliderHeight: CGFloat = 34
        static let nameWidth: CGFloat = 20
        static let numberWidth: CGFloat = 40
        static let fontSize: CGFloat = 13
        static let markWidth: CGFloat = 2.5

        /// Returns the color of a cell in the grid: grays in the first row, then each hue from dark to light.
        static func color(column: Int, row: Int) -> UIColor {
            let (column, row) = (CGFloat(column), CGFloat(row))
            if row == 0 { return UIColor(white: 1 - column / CGFloat(columns - 1), alpha: 1) }
            let hue = (0.54 + column / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
            let pure: CGFloat = 5
            if row <= pure { return UIColor(hue: hue, saturation: 1, brightness: 0.28 + 0.72 * row / pure, alpha: 1) }
            let paleness = (row - pure) / (CGFloat(rows) - pure)
            return UIColor(hue: hue, saturation: 1 - 0.95 * paleness, brightness: 1, alpha: 1)
        }
    }
}
