// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics

/// Contexts that drawing calls without a context go to, the current one last.
@MainActor
enum GraphicsContextStack {
    struct Entry {
        enum Kind {
            case pushed
            case image(scale: CGFloat, isOpaque: Bool)
            case document(CGContext?)
        }

        /// `nil` where no context could be had: what is drawn then goes nowhere.
        var context: CGContext?
        var kind: Kind
    }

    static var entries: [Entry] = []
    /// Whether anybody asked for a context since this was last set to false.
    static var wasAsked = false

    /// Calls `body` with `context` current.
    static func with<Value>(_ context: CGContext, _ body: () throws -> Value) rethrows -> Value {
        let depth = entries.count
        entries.append(Entry(context: context, kind: .pushed))
        // What `body` pushed and did not pop goes, too.
        defer { entries.removeLast(max(0, entries.count - depth)) }
        return try body()
    }
}

/// The context to draw into now: inside `draw(_:)` the view's, after `UIGraphicsPushContext(_:)` that one, else `nil`.
@MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.wasAsked = true
    return GraphicsContextStack.entries.last?.context
}

/// Makes `context` current until the matching `UIGraphicsPopContext()`.
///
/// The scale that it has the first time is that of the points that its shadows and patterns are measured in.
@MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
    context.adoptBaseScale()
    GraphicsContextStack.entries.append(GraphicsContextStack.Entry(context: context, kind: .pushed))
}

/// Brings back the context that was current before; without one that was pushed last, does nothing.
@MainActor
public func UIGraphicsPopContext() {
    guard case .pushed = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
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

/// Fills `rect` with the current fill colour, mixed as `blendMode` says.
@MainActor
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFill(rect) }
}

/// As `UIRectFrame(_:)`, mixed as `blendMode` says.
@MainActor
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    blending(blendMode) { UIRectFrame(rect) }
}

/// Draws with another blend mode, and alpha multiplied, in the current context.
@MainActor
func blending(_ blendMode: CGBlendMode, alpha: CGFloat = 1, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fade(by: alpha)
    draw()
    context.restoreGState()
}

/// Cuts drawing in the current context off outside `rect`, until the graphics state is restored.
@MainActor
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
