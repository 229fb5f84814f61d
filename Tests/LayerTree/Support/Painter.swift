// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree

/// A delegate that draws and counts its calls.
@MainActor
final class Painter: CALayerDelegate {
    var draws = true
    var color = CGColor.red
    private(set) var drawCount = 0
    private(set) var willDrawCount = 0
    private(set) var layoutCount = 0
    private(set) var lastClip = CGRect.null
    var onDraw: ((CALayer, CGContext) -> Void)?
    var onLayout: ((CALayer) -> Void)?
    var onAction: ((String) -> (any CAAction)?)?

    func drawsContent(_ layer: CALayer) -> Bool { draws }

    func layerWillDraw(_ layer: CALayer) {
        willDrawCount += 1
    }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawCount += 1
        lastClip = ctx.boundingBoxOfClipPath
        if let onDraw { return onDraw(layer, ctx) }
        ctx.setFillColor(color)
        ctx.fill(layer.bounds)
    }

    func layoutSublayers(of layer: CALayer) {
        layoutCount += 1
        onLayout?(layer)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { onAction?(event) }
}
