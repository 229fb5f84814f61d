// SPDX-License-Identifier: MIT
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// Colors that UI files describe by components.
@MainActor
enum InterfaceColors {
    static func components(of element: InterfaceElement) -> UIColor? {
        func share(_ name: String) -> CGFloat? {
            guard let number = element[name].flatMap(InterfaceNumbers.number), (0...1).contains(number) else {
                return nil
            }
            return CGFloat(number)
        }
        let alpha = element["alpha"] == nil ? 1 : share("alpha")
        guard let alpha else { return nil }
        if let white = share("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = share("red"), let green = share("green"), let blue = share("blue") else { return nil }
        guard element["customColorSpace"] == "displayP3" else {
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        return displayP3(Double(red), Double(green), Double(blue), alpha: alpha)
    }

    /// Converts a color of the Display P3 space to sRGB; colors outside of sRGB get its nearest components.
    private static func displayP3(_ red: Double, _ green: Double, _ blue: Double, alpha: CGFloat) -> UIColor {
        // Both spaces have the same transfer function and white point.
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        func encoded(_ value: Double) -> CGFloat {
            let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
            return CGFloat(min(max(encoded, 0), 1))
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return UIColor(
            red: encoded(1.224_940_2 * r - 0.224_940_2 * g),
            green: encoded(-0.042_057_0 * r + 1.042_057_0 * g),
            blue: encoded(-0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_7 * b), alpha: alpha)
    }
}
