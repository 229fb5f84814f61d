// SPDX-License-Identifier: MIT
internal import CCairo

extension CGContext {
    /// Lends the drawing library's own context (`cairo_t *`), for text.
    ///
    /// It holds the transformation and the clip; its source is the fill colour, and its operator and antialiasing are
    /// set. What `body` changes of it is undone afterwards, and the path under construction is forgotten. Where nothing
    /// can be drawn, `body` is called with everything clipped away. While there is a shadow it is called twice, first
    /// with a context for the shadow's shape. The pointer is good inside `body` only.
    package func withNativeContext<Value, Failure: Error>(
        _ body: (OpaquePointer) throws(Failure) -> Value
    ) throws(Failure) -> Value {
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

    /// Text is kept as text, and lengths are not rounded to pixels: what is drawn is printed, searched and enlarged.
    package var isDocument: Bool { document != nil }
}
