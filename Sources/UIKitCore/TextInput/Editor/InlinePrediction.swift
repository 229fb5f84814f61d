// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import TextLayout

/// Text that may be typed next, and the view that shows it after the caret.
@MainActor
package final class InlinePrediction {
    /// The text that isn't typed yet.
    package let text: String
    /// The word or number as a whole, which assistive technology announces.
    let whole: String
    let isNumber: Bool
    package let view: UIView
    /// The width, in points.
    let width: CGFloat

    /// Creates a prediction in the font and color of the text at the caret.
    init(_ text: String, whole: String, isNumber: Bool, of editor: TextEditor) {
        self.text = text
        self.whole = whole
        self.isNumber = isNumber
        let attributes = editor.attributesForTyping ?? [:]
        let font = attributes[.font] as? UIFont ?? UITextField.defaultFont
        let color = attributes[.foregroundColor] as? UIColor ?? .label
        let isRightToLeft = editor.view?.isRightToLeft(at: editor.text.head) == true
        let paragraph = TextParagraph(
            alignment: .left, lineBreakMode: .clipping,
            baseWritingDirection: isRightToLeft ? .rightToLeft : .leftToRight)
        let layout = TextLayout(
            AttributedText(text, attributes: TextAttributes(font: font.textFont, paragraph: paragraph)))
        width = layout.size.width
        view = PredictionView(layout, color: color.withAlphaComponent(Theme.TextInput.predictionAlpha))
    }

    /// Moves the view to the caret, on the same baseline as the text.
    func place(at caret: CGRect, baseline: CGFloat, isRightToLeft: Bool) {
        guard let view = view as? PredictionView else { return }
        view.place(at: CGPoint(x: isRightToLeft ? caret.midX - width : caret.midX, y: baseline))
    }
}

/// A line of text that isn't part of its superview's text.
private final class PredictionView: UIView {
    private let line: TextLayout
    private let color: UIColor
    /// The left end of the line, on its baseline.
    private var origin = CGPoint.zero

    init(_ line: TextLayout, color: UIColor) {
        self.line = line
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    func place(at point: CGPoint) {
        let (x, y) = (point.x.rounded(.down), (point.y - line.firstBaseline).rounded(.down))
        frame = CGRect(
            x: x, y: y, width: (line.size.width + point.x - x).rounded(.up), height: line.size.height.rounded(.up) + 1)
        let new = CGPoint(x: point.x - x, y: point.y - y)
        if new != origin { setNeedsDisplay() }
        origin = new
    }

    override func layerWillDraw(_ layer: CALayer) {
        super.layerWillDraw(layer)
        layer.drawnArea = line.glyphArea(
            in: bounds, top: origin.y - line.firstBaseline, scale: traitCollection.displayScale)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        line.draw(
            in: context, at: CGPoint(x: origin.x, y: origin.y - line.firstBaseline),
            color: color.cgColor(for: traitCollection))
    }
}
