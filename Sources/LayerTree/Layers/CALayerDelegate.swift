// SPDX-License-Identifier: MIT
internal import Foundation
public import Graphics

/// Methods for providing a layer's contents, laying out its sublayers and choosing its actions.
///
/// All are optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Returns whether `draw(_:in:)` draws anything; only then does the layer get a bitmap. False by default.
    ///
    /// > Note: Differs from UIKit, which checks whether the method is implemented. Called each time the layer is
    /// > displayed.
    func drawsContent(_ layer: CALayer) -> Bool
    /// Provides the contents, for example by setting `contents`. The default implementation lets the layer draw into a
    /// bitmap.
    func display(_ layer: CALayer)
    /// Called before the layer draws into its bitmap; can change the properties that determine the bitmap's format.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer in its own coordinates. The context is clipped to the area to redraw, which has been cleared.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Positions the sublayers. The default implementation does nothing.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action for the event `event`, `NSNull` for none, or `nil` to continue the search.
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
