// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// One line of a recipe: a path on the grid, and how it is drawn.
struct SymbolPart {
    /// The way in which a path is drawn.
    enum Kind: Character {
        /// Stroked.
        case stroke = "s"
        /// Filled, with the edge grown by half a stroke, so that corners are rounded as those of strokes are.
        case fill = "f"
        /// Filled without growing.
        case plain = "p"
        /// The body: stroked in the outline variant, filled in the `.fill` variant.
        case body = "o"
        /// A stroke on the body, which the `.fill` variant cuts out of it.
        case inner = "i"
        /// A filled shape on the body, which the `.fill` variant cuts out of it.
        case innerFill = "j"
        /// A stroke that erases, wider than a stroke by a gap on each side.
        case gapStroke = "e"
        /// A filled shape that erases, grown by half a stroke and a gap.
        case gapFill = "c"
        /// A stroke that erases, as wide as other strokes.
        case cutStroke = "k"
        /// A filled shape that erases, not grown.
        case cut = "x"
    }

    var kind: Kind
    /// The variant in which the part is drawn, if not in both: `true` for the filled one.
    var onlyFilled: Bool?
    var widthFactor: CGFloat = 1
    /// The share of a heavier weight's additional width; `nil` for all of it, or less for a thin stroke.
    var growth: CGFloat?
    var hierarchy: Int?
    var threshold: CGFloat?
    var color: SymbolColor?
    /// In units of the grid.
    var path: CGPath
}
