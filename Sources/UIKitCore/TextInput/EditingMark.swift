// SPDX-License-Identifier: MIT
package import Foundation
package import LayerTree

/// The outline of the text field or text view that is being edited, which replaces its focus ring.
@MainActor
package final class EditingMark {
    package let layer = CALayer()

    package init() {
        layer.borderWidth = Theme.TextField.editingBorderWidth
        layer.zPosition = Theme.Focus.ringDepth
    }

    /// Shows the outline along the edges of a shape in `view`, or removes it.
    ///
    /// - Parameters:
    ///   - view: The view that is being edited, whose tint color the outline has.
    ///   - frame: The shape, in the view's coordinates; `nil` for no outline.
    ///   - cornerRadius: The radius of the shape's corners.
    package func show(on view: UIView, frame: CGRect?, cornerRadius: CGFloat) {
        guard let frame else { return layer.removeFromSuperlayer() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
        layer.frame = frame
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = view.layer.cornerCurve
        layer.maskedCorners = view.layer.maskedCorners
        layer.borderColor = Theme.Focus.ringColor(
            tint: view.tintColor, on: view.backgroundColor, traits: view.traitCollection)
    }
}

extension UIView {
    /// Whether the view is seen as a box, by its own border or by a background with rounded corners.
    ///
    /// A background that fills a rectangle may be that of a whole page.
    package var hasVisibleShape: Bool {
        layer.borderWidth > 0 || layer.cornerRadius > 0 && backgroundColor.map { !$0.isClear } ?? false
    }
}
