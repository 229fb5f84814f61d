// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics

/// Provides a layer's pixels, lays out its sublayers and says what its changes do.
///
/// All requirements have defaults.
@MainActor
public protocol CALayerDelegate: AnyObject {
    /// Whether `draw(_:in:)` draws anything; only then does the layer get pixels. False by default.
    ///
    /// > Note: Differs from UIKit, which looks whether the method exists; asked each time the layer is displayed.
    func drawsContent(_ layer: CALayer) -> Bool
    /// Provides the contents, for example by setting `contents`. The default lets the layer draw into a bitmap of its own.
    func display(_ layer: CALayer)
    /// Called before the layer draws into its bitmap; a chance to change the properties that decide the bitmap's kind.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer in its own coordinates. The context is clipped to what needs drawing, which is transparent.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the sublayers. The default does nothing.
    func layoutSublayers(of layer: CALayer)
    /// What the change of the property `event` does: an action, `NSNull` for nothing, `nil` to look further.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func drawsContent(_ layer: CALayer) -> Bool { false }
    public func display(_ layer: CALayer) { layer.displayBackingStore() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
