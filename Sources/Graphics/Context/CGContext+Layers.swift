// SPDX-License-Identifier: MIT
internal import CCairo
public import Foundation

extension CGContext {
    /// Gathers what follows in a picture of its own, which `endTransparencyLayer` draws as one.
    ///
    /// The alpha and blend mode of now are those it is drawn with; inside, they start as 1 and `normal`. The clip of
    /// now bounds it. `auxiliaryInfo` has no values but `nil`.
    public func beginTransparencyLayer(auxiliaryInfo: Never? = nil) {
        unsafe cairo_push_group(native)
        // The layer is as large as the clip's extents; the clip itself works once, when the layer is drawn, or soft
        // edges would be softened twice.
        unsafe cairo_reset_clip(native)
        stack.append(.layer(state))
        state.alpha = 1
        state.blendMode = .normal
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
        unsafe cairo_pop_group_to_source(native)
        state = outer
        applyBlending()
        // What is drawn is bounded by the clip, so no blend mode reaches too far.
        unsafe cairo_paint_with_alpha(native, state.alpha)
        unsafe cairo_set_source_rgba(native, 0, 0, 0, 1)
    }
}
