// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextLayout

extension UILabel {
    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func makeLayout(width: CGFloat, height: CGFloat? = nil, lines: Int, font: TextFont? = nil) -> TextLayout {
        let attributes = TextAttributes(
            font: font ?? self.font.textFont, foregroundColor: nil,
            paragraph: TextParagraph(alignment: textAlignment.layoutAlignment, lineBreakMode: lineBreakMode.layoutMode))
        return TextLayout(
            text ?? "", attributes: attributes, width: width.isFinite ? width : nil, height: height,
            maximumLines: lines)
    }

    /// The size of the text, up to the next device pixel; an empty label has none.
    func fittingSize(_ room: CGSize, lines: Int) -> CGSize {
        guard text?.isEmpty == false else { return .zero }
        let scale = traitCollection.displayScale
        let layout = makeLayout(width: room.width, lines: lines)
        return CGSize(
            width: layout.size.width.roundedUpToPixel(scale: scale),
            height: layout.size.height.roundedUpToPixel(scale: scale))
    }

    func centeredRect(in bounds: CGRect, lines: Int) -> CGRect {
        let size = fittingSize(bounds.size, lines: lines)
        let height = min(size.height, bounds.height)
        return CGRect(
            x: bounds.minX,
            y: bounds.minY + ((bounds.height - height) / 2).roundedToPixel(scale: traitCollection.displayScale),
            width: bounds.width, height: height)
    }

    func drawLayout(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let layout = makeLayout(
            width: rect.width, height: rect.height, lines: numberOfLines, font: fontFitting(rect.width))
        let top = rect.minY + (rect.height - layout.size.height) / 2
        let origin = CGPoint(
            x: rect.minX, y: max(rect.minY, top.roundedToPixel(scale: traitCollection.displayScale)))
        layout.draw(in: context, at: origin, color: shownColor.cgColor(for: traitCollection))
    }

    private var shownColor: UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return isHighlighted ? highlightedTextColor ?? textColor : textColor
    }

    /// The label's font, or a smaller one in which a single line fits.
    private func fontFitting(_ width: CGFloat) -> TextFont? {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return nil }
        let natural = makeLayout(width: .infinity, lines: 1).size.width
        guard natural > width else { return nil }
        let least = min(max(minimumScaleFactor, 0), 1)
        return font.textFont.withSize(font.pointSize * max(least, width / natural))
    }
}
