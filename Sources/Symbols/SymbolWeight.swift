// SPDX-License-Identifier: MIT
package import Foundation

/// The thickness of a symbol's strokes, with UIKit's names from thin to heavy.
package enum SymbolWeight: Int, CaseIterable, Sendable {
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black

    /// The stroke width relative to that of the regular weight.
    package var strokeFactor: CGFloat {
        switch self {
        case .ultraLight: 0.36
        case .thin: 0.55
        case .light: 0.78
        case .regular: 1
        case .medium: 1.16
        case .semibold: 1.34
        case .bold: 1.54
        case .heavy: 1.78
        case .black: 2.02
        }
    }
}

/// The size of a symbol relative to text of its point size.
package enum SymbolScale: Int, CaseIterable, Sendable {
    case small = 1
    case medium, large

    /// The size relative to the medium scale.
    package var factor: CGFloat {
        switch self {
        case .small: 0.79
        case .medium: 1
        case .large: 1.29
        }
    }
}

/// A color that a layer has in multicolor rendering.
package enum SymbolColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white, black
}
