// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import TextLayout

/// A view that shows text which cannot be edited.
///
/// Text that is smaller than the label stands in the middle of its height.
@MainActor
open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: - Text

    /// What is shown.
    open var text: String? {
        didSet { if text != oldValue { textDidChange() } }
    }

    /// 17 points, regular, by default.
    open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { textDidChange() } }
    }

    open var textColor: UIColor = .label {
        didSet { if textColor != oldValue { setNeedsDisplay() } }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// What becomes of a line that is too long; shortened at its end by default.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// How many lines there are at the most; 0 for any number, 1 by default.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether a text of one line that is too wide is set smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest part of the font's size that is used, 0 to 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The width in points that the natural size of a text of several lines is worked out for; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Drawn in this colour while `isHighlighted`; `nil` keeps `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn as that of something that can be used.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        let width = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .infinity
        return fittingSize(CGSize(width: width, height: .infinity), lines: numberOfLines)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        return fittingSize(CGSize(width: width, height: .infinity), lines: numberOfLines)
    }

    /// Where the text is drawn in `bounds`, with at most `numberOfLines` lines; overrides change it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        centeredRect(in: bounds, lines: numberOfLines)
    }

    // MARK: - Drawing

    /// Draws the text in `rect`; overrides call super with another rectangle.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    open override func draw(_ rect: CGRect) {
        guard text?.isEmpty == false else { return }
        drawText(in: bounds)
    }

    override var mayDraw: Bool { text?.isEmpty == false || type(of: self) != UILabel.self }
}
