// SPDX-License-Identifier: MIT
public import Foundation

extension CGContext {
    /// Fills with a pattern from now on.
    ///
    /// A coloured pattern takes one component, its alpha. One without colour takes those of the space that was set with
    /// `setFillColorSpace`, alpha last: red, green, blue and alpha unless it was another. With components of another
    /// number nothing is set.
    ///
    /// > Note: Differs from Core Graphics: an array, so that too few components are noticed.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: [CGFloat]) {
        if let paint = paint(pattern, colorComponents, count: state.fillComponentCount) { state.fill = paint }
    }

    /// Strokes with a pattern from now on; components as in `setFillPattern(_:colorComponents:)`.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: [CGFloat]) {
        if let paint = paint(pattern, colorComponents, count: state.strokeComponentCount) { state.stroke = paint }
    }

    /// Moves patterns by so many points to the right and down.
    public func setPatternPhase(_ phase: CGSize) {
        guard phase.width.isFinite, phase.height.isFinite else { return }
        state.patternPhase = phase
    }

    /// Says what the components of fills mean that follow, and makes the fill colour opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillComponentCount = space.numberOfComponents + 1
        state.fill = .color(.black)
    }

    /// Says what the components of strokes mean that follow, and makes the stroke colour opaque black.
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
