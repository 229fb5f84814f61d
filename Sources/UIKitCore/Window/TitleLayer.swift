// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout

/// A window's title: a single line, centered, truncated at its end.
@MainActor
final class TitleLayer: CALayer {
    var title = "" {
        didSet { if title != oldValue { setNeedsDisplay() } }
    }

    private var color = CGColor.black

    func apply(traits: UITraitCollection, isActive: Bool, frame: CGRect) {
        contentsScale = traits.displayScale
        color = (isActive ? UIColor.label : UIColor.secondaryLabel).cgColor(for: traits)
        self.frame = frame
        needsDisplayOnBoundsChange = true
        setNeedsDisplay()
    }

    override var drawsContent: Bool { !title.isEmpty }

    override func draw(in context: CGContext) {
        let attributes = TextAttributes(
            font: TextFont(size: Theme.Chrome.titleFontSize, weight: 600), foregroundColor: color,
            paragraph: TextParagraph(alignment: .center, lineBreakMode: .truncatingTail))
        let text = TextLayout(title, attributes: attributes, width: bounds.width, maximumLines: 1)
        text.draw(in: context, at: CGPoint(x: 0, y: (bounds.height - text.size.height) / 2))
    }
}
