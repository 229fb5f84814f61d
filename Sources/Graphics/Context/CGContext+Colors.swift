// SPDX-License-Identifier: MIT
public import Foundation

extension CGContext {
    /// The colour of fills, and of masks and text; black to begin with.
    public func setFillColor(_ color: CGColor) {
        state.fill = .color(color)
    }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// The colour of strokes; black to begin with.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = .color(color)
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
}
