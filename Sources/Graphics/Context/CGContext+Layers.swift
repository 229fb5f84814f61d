// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Begins a transparency layer: drawing is collected and composited as a whole by `endTransparencyLayer`.
    ///
    /// The current alpha, blend mode and shadow are applied to the layer; inside, they start as 1, `normal` and none.
    /// The current clip bounds the layer. `auxiliaryInfo` has no values except `nil`.
    public func beginTransparencyLayer(auxiliaryInfo: Never? = nil) {
        willPaint()
        unsafe cairo_push_group(native)
        // The layer has the size of the clip's extents; the clip itself is applied once, when the layer is drawn, or
        // antialiased edges would be blended twice.
        unsafe cairo_reset_clip(native)
        stack.append(.layer(state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        // Like the clip, the mask is applied once, when the layer is drawn.
        state.mask = nil
    }

    /// Begins a transparency layer that is also bounded by `rect`.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Never? = nil) {
        // The clip is part of the layer's own state, which ends with it.
        beginTransparencyLayer()
        clip(to: rect)
    }

    /// Draws the layer.
    ///
    /// States that were saved inside it and not restored are discarded. Does nothing if no layer is open.
    public func endTransparencyLayer() {
        let isOpen = stack.contains {
            if case .layer = $0 { true } else { false }
        }
        guard isOpen else { return }
        while case .saved = stack.last { restoreGState() }
        guard case .layer(let outer) = stack.popLast() else { return }
        guard let layer = unsafe cairo_pop_group(native) else { return }
        defer { unsafe cairo_pattern_destroy(layer) }
        state = outer
        // The drawing is bounded by the clip, so no blend mode affects pixels outside it.
        unsafe paint { target in
            unsafe cairo_set_source(target, layer)
            unsafe cairo_paint_with_alpha(target, state.alpha)
        }
    }
}
