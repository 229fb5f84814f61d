// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// A symbol laid out at a point size.
///
/// Coordinates are in points with y down; the origin is the top left corner of the image. Layers are drawn in order,
/// each over those before it, into an image of their own, so that a layer can erase what is below it.
package struct SymbolDrawing: Sendable {
    /// The effect of a layer in monochrome rendering.
    package enum MonochromeRole: Sendable {
        /// Paints with the tint color.
        case paints
        /// Erases from the layers below, as does the mark in a filled circle. Other rendering modes paint it.
        case erases
    }

    /// One shape with one color.
    package struct Layer: Sendable {
        /// The elements of the outline.
        package var elements: [CGPath.Element]
        /// Whether the outline is filled with the even-odd rule instead of the winding rule.
        package var usesEvenOddRule: Bool
        /// The level in hierarchical rendering, and the index of the color in palette rendering: 0 primary,
        /// 1 secondary, 2 tertiary.
        package var hierarchy: Int
        /// Whether the layer erases from those below it, in every rendering mode: the gap around a slash or a badge.
        ///
        /// In multicolor rendering a layer with a `multicolor` paints instead.
        package var erases: Bool
        /// The effect in monochrome rendering; `erases` if the layer erases in every mode.
        ///
        /// In multicolor rendering it applies to layers without a `multicolor`.
        package var monochromeRole: MonochromeRole
        /// The variable value up to which the layer is dimmed; `nil` for a layer that doesn't vary.
        package var variableThreshold: CGFloat?
        /// The color in multicolor rendering; `nil` for the tint color.
        package var multicolor: SymbolColor?

        /// The outline to fill; strokes are expanded.
        package var path: CGPath { CGPath(elements: elements) }
    }

    /// The distances from the edges of the image to the alignment rectangle, in points.
    package struct Insets: Hashable, Sendable {
        package var top: CGFloat
        package var left: CGFloat
        package var bottom: CGFloat
        package var right: CGFloat
    }

    /// The layers from bottom to top.
    package var layers: [Layer]
    /// The image's size.
    package var size: CGSize
    /// The insets of the alignment rectangle, which leaves out side bearings, slashes, and badges.
    package var contentInsets: Insets
    /// The distance from the bottom edge up to the baseline of text that the symbol accompanies.
    ///
    /// The middle of the symbol is at the middle of the cap height.
    package var baselineOffsetFromBottom: CGFloat
}
