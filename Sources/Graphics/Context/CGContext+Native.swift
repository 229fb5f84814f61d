// SPDX-License-Identifier: MIT
internal import CCairo

extension CGContext {
    /// Lends the drawing library's own context (`cairo_t *`), for text.
    ///
    /// It holds the transformation and the clip; its source is the fill colour, and its operator and antialiasing are
    /// set. What `body` changes of it is undone afterwards, and the path under construction is forgotten. Where nothing
    /// can be drawn, `body` is called with everything clipped away. The pointer is good inside `body` only.
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
        }
        applyPaint(state.fillColor)
        return try unsafe body(native)
    }
}
