// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics

/// The symbols that views can show by name.
///
/// Drawings are made when asked for; callers that show a symbol often keep its drawing.
package enum SymbolLibrary {
    /// The point sizes that drawings are made for; others are clamped to it.
    package static let pointSizes: ClosedRange<CGFloat> = 1...2048

    /// The names of the symbols, sorted.
    package static var names: [String] { SymbolIndex.shared.names }

    /// Returns whether there is a symbol of a name.
    package static func contains(_ name: String) -> Bool {
        SymbolIndex.shared.entries[name] != nil
    }

    /// Returns whether a symbol is mirrored in right-to-left layout; `false` for an unknown name.
    package static func isDirectional(_ name: String) -> Bool {
        SymbolIndex.shared.entries[name]?.isDirectional ?? false
    }

    /// Returns a symbol's drawing for left-to-right layout.
    ///
    /// The point size is clamped to `pointSizes`. Returns `nil` for an unknown name, and for a point size that is NaN,
    /// infinite, zero, or negative.
    package static func drawing(
        named name: String, pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale
    ) -> SymbolDrawing? {
        guard pointSize.isFinite, pointSize > 0 else { return nil }
        let index = SymbolIndex.shared
        guard let entry = index.entries[name], let body = index.body(of: entry.recipe) else { return nil }
        let figure = SymbolComposer.figure(SymbolRecipe.parts(body, in: index), entry)
        return DrawingBuilder(pointSize: pointSize.clamped(to: pointSizes), weight: weight, scale: scale)
            .drawing(figure)
    }
}
