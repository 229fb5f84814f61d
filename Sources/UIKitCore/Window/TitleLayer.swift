// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout

/// A window's title: a single line, centered, truncated at its end.
@MainActor
final class TitleLayer: CALayer {
    var title = "" {
        didSet {
            guard title != oldValue else { return }
            place()
            setNeedsDisplay()
        }
    }

    private var attributes = TextAttributes(font: TextFont(size: Theme.Chrome.titleFontSize, weight: 600))
    private var bar = CGRect.zero
    private var free: (left: CGFloat, right: CGFloat) = (0, 0)

    /// Lays out the title in the bar with those `bounds`, of which `free` is the width of the buttons on each side.
    func apply(traits: UITraitCollection, isActive: Bool, bounds bar: CGRect, free: (left: CGFloat, right: CGFloat)) {
        contentsScale = traits.displayScale
        attributes = TextAttributes(
            font: TextFont(size: Theme.Chrome.metrics(for: traits).titleFontSize, weight: 600),
            foregroundColor: (isActive ? UIColor.label : UIColor.secondaryLabel).cgColor(for: traits),
            paragraph: TextParagraph(alignment: .center, lineBreakMode: .truncatingTail))
        self.bar = bar
        self.free = free
        needsDisplayOnBoundsChange = true
        place()
        setNeedsDisplay()
    }

    /// Centers the title in the window if it fits between equal margins, otherwise between the buttons.
    private func place() {
        let margin = Theme.Chrome.titleMargin
        let (left, right) = (max(free.left, margin), max(free.right, margin))
        let wanted = title.isEmpty ? 0 : TextLayout(title, attributes: attributes, maximumLines: 1).size.width
        let widest = max(left, right)
        let (before, after) = wanted <= bar.width - 2 * widest ? (widest, widest) : (left, right)
        frame = CGRect(x: before, y: 0, width: max(bar.width - before - after, 0), height: bar.height)
    }

    override var drawsContent: Bool { !title.isEmpty }

    override func draw(in context: CGContext) {
        let text = TextLayout(title, attributes: attributes, width: bounds.width, maximumLines: 1)
        text.draw(in: context, at: CGPoint(x: 0, y: (bounds.height - text.size.height) / 2))
    }
}
