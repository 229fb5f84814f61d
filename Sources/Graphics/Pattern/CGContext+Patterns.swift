// SPDX-License-Identifier: MIT
public import Foundation

extension CGContext {
    /// Sets a pattern for fills.
    ///
    /// A colored pattern takes one component, its alpha. An uncolored one takes those of the color space set with
    /// `setFillColorSpace`, alpha last; red, green, blue and alpha by default. A different number of components is
    /// ignored.
    ///
    /// > Note: Differs from Core Graphics: takes an array, so that missing components are detected.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: [CGFloat]) {
        if let paint = paint(pattern, colorComponents, count: state.fillComponentCount) { state.fill = paint }
    }

    /// Sets a pattern for strokes; components are as in `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: [CGFloat]) {
        if let paint = paint(pattern, colorComponents, count: state.strokeComponentCount) { state.stroke = paint }
    }

    /// Offsets patterns, in points to the right and down.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// Sets the color space of fill components and resets the fill color to opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillComponentCount = space.numberOfComponents + 1
        state.fill = .color(.black)
    }

    /// Sets the color space of stroke components and resets the stroke color to opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeComponentCount = space.numberOfComponents + 1
        state.stroke = .color(.black)
    }

    private func paint(_ pattern: CGPattern, _ components: [CGFloat], count: Int) -> Paint? {
        if pattern.isColored {
            return components.first.map { .pattern(pattern, CGColor(gray: 0, alpha: $0)) }
        }
        guard components.count >= count else { return nil }
        return .pattern(pattern, CGColor(components: components.prefix(count)))
    }
}
