// SPDX-License-Identifier: MIT
internal import CCairo

extension CGContext {
    /// Provides access to the Cairo context (`cairo_t *`), for text.
    ///
    /// It has this context's transform and clip; its source is the fill color, and its operator and antialiasing mode
    /// are set. Changes by `body` are undone afterward, and the current path is cleared. If nothing can be drawn,
    /// `body` is called with everything clipped. With a shadow it is called twice, first with a context for the
    /// shadow's shape. The pointer is valid only inside `body`.
    package func withNativeContext<Value, Failure: Error>(
        _ body: (OpaquePointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        willPaint()
        unsafe cairo_save(native)
        defer {
            unsafe cairo_restore(native)
            unsafe cairo_new_path(native)
        }
        unsafe cairo_new_path(native)
        if state.isDegenerate {
            unsafe cairo_rectangle(native, 0, 0, 0, 0)
            unsafe cairo_clip(native)
        } else if state.shadow != nil || state.mask != nil {
            var result: Result<Value, Failure>?
            unsafe paint { target in
                unsafe setSource(state.fill, on: target)
                unsafe cairo_save(target)
                do throws(Failure) {
                    result = .success(try unsafe body(target))
                } catch {
                    result = .failure(error)
                }
                unsafe cairo_restore(target)
                unsafe cairo_new_path(target)
            }
            if let result { return try result.get() }
        }
        unsafe setSource(state.fill, on: native)
        applyBlending()
        return try unsafe body(native)
    }

    /// Whether the context draws a document.
    ///
    /// Text is then stored as text, and lengths are not rounded to pixels, because a document is printed, searched and
    /// magnified.
    package var isDocument: Bool { document != nil }
}
