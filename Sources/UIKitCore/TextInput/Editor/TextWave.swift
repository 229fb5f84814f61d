// SPDX-License-Identifier: MIT
package import Foundation
package import Graphics

/// The wavy line under a part of a line of text.
package struct TextWave {
    var left: CGFloat
    var right: CGFloat
    var baseline: CGFloat

    package init(from left: CGFloat, to right: CGFloat, baseline: CGFloat) {
        self.left = left
        self.right = right
        self.baseline = baseline
    }

    /// Draws waves in the theme's color.
    @MainActor
    package static func draw(_ waves: [TextWave], in context: CGContext, traits: UITraitCollection) {
        guard !waves.isEmpty else { return }
        context.setStrokeColor(Theme.TextDecoration.wave.cgColor(for: traits))
        context.setLineWidth(Theme.TextDecoration.waveLineWidth)
        for wave in waves { wave.draw(in: context) }
    }

    private func draw(in context: CGContext) {
        context.saveGState()
        let middle = baseline + Theme.TextDecoration.waveDepth
        let height = Theme.TextDecoration.waveHeight + Theme.TextDecoration.waveLineWidth
        context.clip(to: CGRect(x: left, y: middle - height, width: right - left, height: 2 * height))
        addPath(to: context, at: middle)
        context.strokePath()
        context.restoreGState()
    }

    private func addPath(to context: CGContext, at middle: CGFloat) {
        let half = Theme.TextDecoration.wavePeriod / 2
        // All waves have the same phase, so that a word that is drawn in two pieces has one line.
        var index = (left / half).rounded(.down)
        context.move(to: CGPoint(x: index * half, y: middle))
        while index * half < right {
            let isUp = index.truncatingRemainder(dividingBy: 2) == 0
            let control = CGPoint(
                x: (index + 0.5) * half, y: middle + (isUp ? -1 : 1) * Theme.TextDecoration.waveHeight)
            context.addQuadCurve(to: CGPoint(x: (index + 1) * half, y: middle), control: control)
            index += 1
        }
    }
}
