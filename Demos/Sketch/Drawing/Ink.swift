// SPDX-License-Identifier: MIT
import UIKit

/// The colors of the pens, which are the same in light and dark mode.
enum Ink: String, Codable, CaseIterable {
    case black, grey, red, orange, yellow, green, blue, violet

    var color: UIColor {
        switch self {
        case .black: UIColor(red: 0.11, green: 0.12, blue: 0.14, alpha: 1)
        case .grey: UIColor(red: 0.55, green: 0.57, blue: 0.60, alpha: 1)
        case .red: UIColor(red: 0.86, green: 0.20, blue: 0.22, alpha: 1)
        case .orange: UIColor(red: 0.95, green: 0.55, blue: 0.14, alpha: 1)
        case .yellow: UIColor(red: 0.96, green: 0.79, blue: 0.20, alpha: 1)
        case .green: UIColor(red: 0.20, green: 0.62, blue: 0.36, alpha: 1)
        case .blue: UIColor(red: 0.13, green: 0.42, blue: 0.86, alpha: 1)
        case .violet: UIColor(red: 0.50, green: 0.30, blue: 0.77, alpha: 1)
        }
    }

    var name: String { rawValue.capitalized }
}
