// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Gathers what follows in a picture of its own, which `endTransparencyLayer` draws as one.
    ///
    /// The alpha, blend mode and shadow of now are those it is drawn with; inside, they start as 1, `normal` and none.
    /// The clip of now bounds it. `auxiliaryInfo` has no values but `nil`.
    public func beginTransparencyLayer(auxiliaryInfo: Never? = nil) {
        unsafe cairo_push_group(native)
        // The layer is as large as the clip's extents; the clip itself works once, when the layer is drawn, or soft
        // edges would be softened twice.
        unsafe cairo_reset_clip(native)
        stack.append(.layer(state))
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        // As the clip, the mask works once, when the layer is drawn.
        state.mask = nil
    }

    /// As `beginTransparencyLayer(auxiliaryInfo:)`, bounded by `rect` as well.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: Never? = nil) {
        // The clip is part of the layer's own state, which ends with it.
        beginTransparencyLayer()
        clip(to: rect)
    }

    /// Draws what was gathered; states saved since and not restored are dropped.
    ///
    /// Does nothing where no layer is open.
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
        // What is drawn is bounded by the clip, so no blend mode reaches too far.
        unsafe paint { target in
            unsafe cairo_set_source(target, layer)
            unsafe cairo_paint_with_alpha(target, state.alpha)
        }
    }
}
