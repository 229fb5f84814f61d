// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIView {
    /// Draws the border that makes the shape of a control visible with increased contrast, and none otherwise.
    ///
    /// To be called whenever colors are applied.
    ///
    /// - Parameter isShown: Whether the view has a shape that needs it.
    package func showContrastOutline(_ isShown: Bool = true) {
        let isShown = isShown && traitCollection.increasesContrast
        layer.borderWidth = isShown ? Theme.Control.outlineWidth : 0
        layer.borderColor = isShown ? Theme.Control.outline.cgColor(for: traitCollection) : nil
    }
}
