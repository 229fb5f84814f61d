// SPDX-License-Identifier: MIT
public import Foundation

extension CGContext {
    /// Sets the color of fills, masks and text; initially black.
    public func setFillColor(_ color: CGColor) {
        state.fill = .color(color)
    }

    /// Sets the fill color from its components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the color of strokes; initially black.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = .color(color)
    }

    /// Sets the stroke color from its components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the stroke color to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }
}
