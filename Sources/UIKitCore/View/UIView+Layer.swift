// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    static func makeLayer() -> CALayer {
        CALayer.make(layerClass as? CALayer.Type ?? CALayer.self)
    }

    func attachLayer() {
        layer.delegate = self
        layer.contentsScale = resolvedTraits.displayScale
        layer.setNeedsDisplay()
    }

    func updateBackgroundColor() {
        layer.backgroundColor = storedBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    }

    func updateContentMode() {
        layer.contentsGravity = contentMode.gravity
        layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }

    func updateMask(from old: UIView?) {
        old?.maskedView = nil
        layer.mask = nil
        guard let mask else { return }
        if let masked = mask.maskedView, masked !== self { masked.mask = nil }
        mask.removeFromSuperview()
        mask.maskedView = self
        layer.mask = mask.layer
        mask.updateTraits()
    }

    func updateContentStretch() {
        layer.contentsCenter = contentStretch
        setNeedsDisplay()
    }

    /// Draws in the layer's context, which is the current one for the duration of this call (`R-V-111`).
    func performDrawing(in context: CGContext) {
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UITraitCollection.performAsCurrent(traitCollection) {
            draw(context.boundingBoxOfClipPath.intersection(bounds))
        }
    }
}

extension UIView.ContentMode {
    fileprivate var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
