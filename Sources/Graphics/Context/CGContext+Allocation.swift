// SPDX-License-Identifier: MIT
internal import CCairo
package import Foundation

/// The state of a context whose bitmap is allocated when it first paints.
///
/// Until then a native context without pixels answers for the transform, the clip, and the path. Its clips and saved
/// states can't be read back, so they are recorded here and repeated in the bitmap's context.
struct UnpaintedState {
    enum Step {
        case save(cairo_matrix_t)
        case clip(DevicePath, CGPathFillRule, shouldAntialias: Bool)
    }

    let width: Int
    let height: Int
    /// The pixels that can be painted.
    let area: CGRect
    let allocate: () throws(GraphicsError) -> Bitmap
    var steps: [Step] = []
}

/// A copy of a context's path, in pixels.
@safe
final class DevicePath {
    private let path: UnsafeMutablePointer<cairo_path_t>?

    /// Copies the path under construction in `context`.
    init(of context: OpaquePointer) {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        unsafe path = unsafe cairo_copy_path(context)
        unsafe cairo_set_matrix(context, &matrix)
    }

    deinit {
        unsafe cairo_path_destroy(path)
    }

    /// Replaces the path under construction in `context`, whose transform is the identity.
    func replacePath(of context: OpaquePointer) {
        unsafe cairo_new_path(context)
        if let path = unsafe path { unsafe cairo_append_path(context, path) }
    }
}

extension CGContext {
    /// Creates a context that calls `allocate` for its bitmap of that size when it first paints, if ever.
    ///
    /// It is clipped to `area`, a rectangle of whole pixels; `nil` is the whole bitmap.
    package convenience init(
        width: Int, height: Int, area: CGRect? = nil,
        allocatingWith allocate: @escaping () throws(GraphicsError) -> Bitmap
    ) {
        // Beyond this limit, the drawing library can't count pixels.
        let whole = CGRect(
            x: 0, y: 0, width: min(CGFloat(width), deviceLimit), height: min(CGFloat(height), deviceLimit))
        self.init(
            UnpaintedState(
                width: width, height: height, area: area?.intersection(whole) ?? whole, allocate: allocate))
    }

    /// Whether the context has painted, or its pixels have been accessed.
    package var hasPainted: Bool { unpainted == nil }

    /// Returns the bitmap, which is allocated if it wasn't before, and throws the reason if that failed.
    package func requireBitmap() throws(GraphicsError) -> Bitmap? {
        willPaint()
        if let allocationError { throw allocationError }
        return allocatedBitmap
    }

    /// Allocates the bitmap.
    ///
    /// Every call that paints or gives access to pixels calls this first.
    func willPaint() {
        guard let unpainted else { return }
        self.unpainted = nil
        do throws(GraphicsError) {
            allocatedBitmap = try unpainted.allocate()
        } catch {
            allocationError = error
        }
        let context = unsafe makeNative()
        let area = unpainted.area
        unsafe cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
        unsafe cairo_clip(context)
        if let old = unsafe storedNative {
            unsafe copyState(from: old, to: context, steps: unpainted.steps)
            unsafe cairo_destroy(old)
        } else {
            unsafe applyTransform(to: context)
        }
        unsafe storedNative = unsafe context
    }

    /// A native context that keeps state but has no pixels.
    func makeUnpaintedNative() -> OpaquePointer {
        let area = unpainted?.area ?? .zero
        var extents = cairo_rectangle_t(x: area.minX, y: area.minY, width: area.width, height: area.height)
        let surface = unsafe cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
        let context = unsafe makeNative(surface)
        unsafe applyTransform(to: context)
        unsafe storedNative = unsafe context
        return unsafe context
    }

    /// A native context for the bitmap; without one, for a surface on which nothing can be drawn.
    private func makeNative() -> OpaquePointer {
        guard let allocatedBitmap else { return unsafe makeNative(cairo_image_surface_create(CAIRO_FORMAT_A8, 0, 0)) }
        return unsafe makeNative(cairo_surface_reference(allocatedBitmap.surface))
    }

    /// Takes over the caller's reference to `surface`.
    private func makeNative(_ surface: OpaquePointer?) -> OpaquePointer {
        defer { unsafe cairo_surface_destroy(surface) }
        // Never null: without memory it is a context in an error state, which ignores all calls.
        guard let context = unsafe cairo_create(surface) else {
            preconditionFailure("cairo_create returned no context.")
        }
        return unsafe context
    }

    private func applyTransform(to context: OpaquePointer) {
        guard !state.isDegenerate else { return }
        var matrix = state.transform.native
        unsafe cairo_set_matrix(context, &matrix)
    }

    private func copyState(from old: OpaquePointer, to context: OpaquePointer, steps: [UnpaintedState.Step]) {
        for step in steps {
            switch step {
            case .save(var matrix):
                unsafe cairo_set_matrix(context, &matrix)
                unsafe cairo_save(context)
            case .clip(let path, let rule, let shouldAntialias):
                unsafe cairo_identity_matrix(context)
                unsafe path.replacePath(of: context)
                unsafe cairo_set_antialias(
                    context, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                unsafe cairo_set_fill_rule(context, rule.native)
                unsafe cairo_clip(context)
            }
        }
        unsafe cairo_identity_matrix(context)
        unsafe DevicePath(of: old).replacePath(of: context)
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(old, &matrix)
        unsafe cairo_set_matrix(context, &matrix)
    }

    // MARK: - Recording

    func noteSave() {
        guard unpainted != nil else { return }
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(native, &matrix)
        unpainted?.steps.append(.save(matrix))
    }

    /// Discards what was recorded since the last save.
    func noteRestore() {
        guard let steps = unpainted?.steps else { return }
        let save = steps.lastIndex { if case .save = $0 { true } else { false } }
        unpainted?.steps.removeSubrange((save ?? 0)...)
    }

    func noteClip(_ rule: CGPathFillRule) {
        guard unpainted != nil else { return }
        unpainted?.steps.append(
            .clip(unsafe DevicePath(of: native), rule, shouldAntialias: state.shouldAntialias))
    }
}
