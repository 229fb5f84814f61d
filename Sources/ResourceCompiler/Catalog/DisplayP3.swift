// SPDX-License-Identifier: MIT
internal import Foundation

/// Conversion from the Display P3 color space to sRGB; both have the same white point and transfer function.
enum DisplayP3 {
    /// Returns the sRGB components, which may be outside of 0 to 1.
    static func sRGB(red: Double, green: Double, blue: Double) -> [Double] {
        let linear = [red, green, blue].map(decoded)
        return matrix.map { row in encoded(zip(row, linear).map(*).reduce(0, +)) }
    }

    /// From linear P3 to linear sRGB: the product of both spaces' matrices for CIE XYZ.
    private static let matrix = [
        [1.2249401762, -0.2249401762, 0],
        [-0.0420569547, 1.0420569547, 0],
        [-0.0196375546, -0.0786360456, 1.0982736001],
    ]

    private static func decoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    static func encoded(_ value: Double) -> Double {
        let size = abs(value)
        let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
