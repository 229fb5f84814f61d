// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout

extension AttributedText {
    /// Returns the text in the largest font sizes that fit, and their factor, from `smallest` to 1.
    @MainActor
    func fitted(downTo smallest: CGFloat, _ fits: (AttributedText) -> Bool) -> (text: AttributedText, factor: CGFloat) {
        guard smallest < 1, !fits(self) else { return (self, 1) }
        var low = smallest
        var high: CGFloat = 1
        // Seven bisections narrow the range to less than a hundredth: a fifth of a point for body text.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(scaled(by: middle)) { low = middle } else { high = middle }
        }
        return (scaled(by: low), low)
    }

    /// Returns the text with all font sizes multiplied by `factor`.
    private func scaled(by factor: CGFloat) -> AttributedText {
        var text = self
        text.modifyAttributes(in: 0..<text.length) { $0.font = $0.font.withSize($0.font.pointSize * factor) }
        return text
    }
}
