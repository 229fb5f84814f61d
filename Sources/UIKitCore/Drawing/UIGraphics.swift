// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// The stack of contexts for drawing functions without a context parameter, of each thread; the last one is current.
enum GraphicsContextStack {
    struct Entry {
        enum Kind {
            case pushed
            case image(scale: CGFloat, isOpaque: Bool)
            case document(CGContext?)
        }

        /// `nil` if no context could be created; drawing then has no effect.
        var context: CGContext?
        var kind: Kind
    }

    static var entries: [Entry] {
        get { DrawingState.current.contexts }
        set { DrawingState.current.contexts = newValue }
        _modify { yield &DrawingState.current.contexts }
    }

    /// Calls `body` with `context` as the current context.
    static func with<Value>(_ context: CGContext, _ body: () throws -> Value) rethrows -> Value {
        let state = DrawingState.current
        let depth = state.contexts.count
        state.contexts.append(Entry(context: context, kind: .pushed))
        // Also removes contexts that `body` pushed and didn't pop.
        defer { state.contexts.removeLast(max(0, state.contexts.count - depth)) }
        return try body()
    }
}

/// Returns the current drawing context: the view's inside `draw(_:)`, or the one last pushed; otherwise `nil`.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.entries.last?.context
}

/// Makes `context` current until the matching `UIGraphicsPopContext()`.
///
/// The context's scale at the time of the first push becomes the unit of its shadows and patterns.
public func UIGraphicsPushContext(_ context: CGContext) {
    context.adoptBaseScale()
    GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: context, kind: .pushed))
}

/// Restores the previous context.
///
/// Does nothing if the current context wasn't pushed.
public func UIGraphicsPopContext() {
    guard case .pushed = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
}

/// Fills `rect` with the current fill color.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame 1 point wide inside `rect` with the current fill color, regardless of the line width.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    guard rect.width > 2, rect.height > 2 else {
        context.fill(rect)
        return
    }
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
}

/// Fills `rect` with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFill(rect) }
}

/// Draws a frame like `UIRectFrame(_:)` with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFrame(rect) }
}

/// Calls `draw` with a blend mode and multiplied alpha set in the current context.
func blending(_ blendMode: CGBlendMode, alpha: CGFloat = 1, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fade(by: alpha)
    draw()
    context.restoreGState()
}

/// Intersects the clipping area of the current context with `rect`, until the graphics state is restored.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
