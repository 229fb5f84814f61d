// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A snapshot of a view displayed above its content, which is hidden, so that the view can change without a visible
/// effect.
@MainActor
final class TransitionSnapshot {
    private static let key = "still look"

    private let cover = CALayer()
    private var hiddenLayers: [CALayer] = []

    /// Returns `nil` if no snapshot of the view can be taken.
    init?(of view: UIView) {
        guard let picture = view.snapshotView(afterScreenUpdates: true)?.layer else { return nil }
        let layer = view.layer
        cover.contents = picture.contents
        cover.contentsScale = picture.contentsScale
        cover.frame = layer.bounds
        cover.actions = ["position": NSNull(), "bounds": NSNull(), "contents": NSNull()]
        // Changes the presentation only; the model values belong to the application.
        hide(layer, "contentsRect", CGRect(x: 2, y: 2, width: 1, height: 1))
        for sublayer in layer.sublayers ?? [] { hide(sublayer, "opacity", CGFloat(0)) }
        layer.addSublayer(cover)
    }

    private func hide(_ layer: CALayer, _ keyPath: String, _ value: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = value
        animation.toValue = value
        animation.duration = 1
        animation.speed = 0
        animation.fillMode = .both
        layer.add(animation, forKey: Self.key)
        hiddenLayers.append(layer)
    }

    func remove() {
        cover.removeFromSuperlayer()
        for layer in hiddenLayers { layer.removeAnimation(forKey: Self.key) }
        hiddenLayers = []
    }
}
