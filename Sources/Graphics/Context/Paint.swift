// SPDX-License-Identifier: MIT
internal import CCairo
internal import Foundation

/// The source of fills and strokes.
enum Paint {
    case color(CGColor)
    /// The color tints an uncolored pattern; for a colored one only the color's alpha is used.
    case pattern(CGPattern, CGColor)
}

extension CGContext {
    /// Makes `paint` the source of `target`, which has this context's transform.
    func setSource(_ paint: Paint, on target: OpaquePointer) {
        switch paint {
        case .color(let color):
            unsafe cairo_set_source_rgba(
                target, color.red, color.green, color.blue, color.alpha * state.alpha)
        case .pattern(let pattern, let color):
            guard let cell = pattern.cell(color: color, alpha: state.alpha, in: self) else {
                unsafe cairo_set_source_rgba(target, 0, 0, 0, 0)
                return
            }
            unsafe cell.setSource(on: target, phase: state.patternPhase)
        }
    }

    /// Draws `operation` with the state's shadow and mask.
    ///
    /// The operation is called once for the shape of the shadow and once for the drawing itself, each time with a
    /// context that has this one's transform and the appropriate blend mode. It sets its source and restores everything
    /// else that it changes. `extents` (user space) are the bounds of its drawing; `nil` if unknown.
    func paint(extents: CGRect? = nil, _ operation: (OpaquePointer) -> Void) {
        guard !state.isDegenerate else { return }
        willPaint()
        if let shadow = state.shadow { unsafe drawShadow(shadow, extents: extents, of: operation) }
        unsafe throughMask { target in
            applyBlending()
            unsafe operation(target)
        }
        // Releases images and patterns.
        unsafe cairo_set_source_rgba(native, 0, 0, 0, 1)
    }

    /// Calls `paint(extents:_:)` with the current path in every context.
    func paintPath(extents: CGRect?, _ operation: (OpaquePointer) -> Void) {
        guard state.shadow != nil else { return unsafe paint(operation) }
        let path = unsafe cairo_copy_path(native)
        defer { unsafe cairo_path_destroy(path) }
        unsafe paint(extents: extents) { target in
            if unsafe target != native { unsafe cairo_append_path(target, path) }
            unsafe operation(target)
        }
    }

    func applyBlending() {
        unsafe cairo_set_operator(native, state.blendMode.native)
        unsafe applyAntialiasing(to: native)
    }

    func applyAntialiasing(to target: OpaquePointer) {
        unsafe cairo_set_antialias(target, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    /// The clip's extents in device space, rounded outward to whole pixels.
    ///
    /// `nil` if everything is clipped.
    var deviceClip: CGRect? {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        unsafe cairo_save(native)
        unsafe cairo_identity_matrix(native)
        unsafe cairo_clip_extents(native, &left, &top, &right, &bottom)
        unsafe cairo_restore(native)
        guard right > left, bottom > top else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral
    }
}
