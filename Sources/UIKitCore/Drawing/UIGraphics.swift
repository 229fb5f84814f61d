// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Contexts that drawing calls without a context go to, the current one last.
@MainActor
enum GraphicsContextStack {
    static var contexts: [CGContext] = []
    /// Whether anybody asked for a context since this was last set to false.
    static var wasAsked = false
}

/// The context to draw into now: inside `draw(_:)` the view's, after `UIGraphicsPushContext(_:)` that one, else `nil`.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.wasAsked = true
    return GraphicsContextStack.contexts.last
}

/// Makes `context` current until the matching `UIGraphicsPopContext()`.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.contexts.append(context)
}

/// Brings back the context that was current before; without one, does nothing.
@MainActor
public func UIGraphicsPopContext() {
    _ = GraphicsContextStack.contexts.popLast()
}

/// Fills `rect` with the current fill colour.
@MainActor
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one point wide inside `rect` with the current fill colour, whatever the line width is.
@MainActor
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

/// Cuts drawing in the current context off outside `rect`, until the graphics state is restored.
@MainActor
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
