// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
public import LayerTree
internal import TextLayout

/// A view that displays text, centered vertically.
///
/// It shows a single line by default.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UILabel.self)
    }

    // MARK: - Text

    /// The text, in the label's style.
    ///
    /// The default is `nil`. Setting it replaces `attributedText`.
    open var text: String? {
        get { content.string }
        set {
            guard content != .plain(newValue) else { return }
            content = .plain(newValue)
            contentDidChange()
        }
    }

    /// The text with attributes.
    ///
    /// The label's properties apply where the attributes specify nothing.
    open var attributedText: NSAttributedString? {
        get { content.attributed(with: textAttributes) }
        set {
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
            contentDidChange()
        }
    }

    // MARK: - Appearance

    /// The font. The default is the system font at 17 points.
    ///
    /// Setting it applies the font to the whole of an attributed text.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { storedFont }
        set {
            let font = newValue ?? Self.defaultFont
            // Fonts that compare equal may differ in whether they scale with the content size category.
            guard font != storedFont || font.scaling != storedFont.scaling || content.isAttributed else { return }
            storedFont = font
            content.setAttribute(.font, to: font)
            contentDidChange()
        }
    }

    /// The text color. The default is `UIColor.label`.
    ///
    /// Setting it applies the color to the whole of an attributed text.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            let color = newValue ?? .label
            guard color != storedTextColor || content.isAttributed else { return }
            storedTextColor = color
            content.setAttribute(.foregroundColor, to: color)
            colorDidChange()
        }
    }

    /// The text color while `isHighlighted` is `true`; `nil` uses `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { colorDidChange() } }
    }

    /// Whether the text is drawn in `highlightedTextColor`.
    ///
    /// The default is `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { colorDidChange() } }
    }

    /// Whether the label is enabled.
    ///
    /// The text of a disabled label is dimmed. The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The alignment of the lines.
    ///
    /// The default is `natural`: the side at which the label's layout direction begins, in whichever direction the
    /// text is written. Paragraphs with a base writing direction of their own are aligned with the side at which they
    /// begin. Setting it applies the alignment to the whole of an attributed text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard textAlignment != oldValue || content.isAttributed else { return }
            let alignment = textAlignment
            content.changeParagraphs { $0.alignment = alignment }
            contentDidChange()
        }
    }

    /// The way in which lines that are too long are wrapped or truncated.
    ///
    /// The default is `byTruncatingTail`. Setting it applies the mode to the whole of an attributed text.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            guard lineBreakMode != oldValue || content.isAttributed else { return }
            let mode = lineBreakMode
            content.changeParagraphs { $0.lineBreakMode = mode }
            contentDidChange()
        }
    }

    // MARK: - Fitting

    /// Whether fonts created for a text style or by `UIFontMetrics` follow the user's preferred content size category.
    ///
    /// The default is `false`.
    ///
    /// > Note: Differs from UIKit: if a word of text of an accessibility size is wider than a label with several lines,
    /// > the text becomes smaller instead of breaking the word.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    /// The maximum number of lines to display.
    ///
    /// The default is 1; 0 displays as many as fit into the height.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether text that doesn't fit is displayed in a smaller size, down to `minimumScaleFactor`, before it is
    /// truncated.
    ///
    /// The default is `false`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// The smallest fraction of the font size to which text may shrink, 0...1.
    ///
    /// 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
    }

    /// Whether the label's own text is set slightly closer, if it would be truncated otherwise and fits then.
    ///
    /// The default is `false`.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { contentDidChange() } }
    }

    /// Additional rules for the breaking of lines where the paragraph style specifies none.
    ///
    /// > Note: Differs from UIKit: the default is none.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
        didSet { if lineBreakStrategy != oldValue { contentDidChange() } }
    }

    /// The vertical position of text that is displayed in a smaller size to make it fit; `alignBaselines` by default.
    ///
    /// It has an effect only on a label with one line whose `adjustsFontSizeToFitWidth` is `true`.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The width in points at which the lines of a multiline label are wrapped to find its natural size.
    ///
    /// At 0, the default, lines end only at line breaks in the text.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth)
    }

    /// Returns the size of the text, rounded up to pixels.
    ///
    /// A label with several lines wraps them at the width of `size`; 0 means no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    open override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat? {
        // The preferred width determines the lines, not the width that layout assigns.
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return fittingSize(width: max(width, 1)).height
    }

    @_spi(Toolkit) open override var baselines: TextBaselines? { textBaselines }

    /// Returns the rectangle in which the text is drawn within `bounds`: the size of the text, at the upper-left
    /// corner.
    ///
    /// Called to determine the label's natural size. Override it to reserve space around the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        defaultTextRect(in: bounds, lines: numberOfLines)
    }

    // MARK: - Drawing

    /// Draws the text into the current context, centered vertically in `rect`.
    ///
    /// Override it to draw with insets.
    open func drawText(in rect: CGRect) {
        drawDefaultText(in: rect)
    }

    // MARK: - Shadow

    /// The color of a sharp shadow of the text.
    ///
    /// `nil`, the default, draws none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// The distance of the shadow from the text in points, downward and to the right.
    ///
    /// The default is one point upward.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// Lets glyphs extend beyond the label.
    open override func layerWillDraw(_ layer: CALayer) {
        super.layerWillDraw(layer)
        if layer === self.layer { layer.drawnArea = drawnArea }
    }

    open override func draw(_ rect: CGRect) {
        guard content.string?.isEmpty == false else { return }
        drawText(in: bounds)
    }

    /// The accessibility label: the text, unless another label was set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: text?.isEmpty == false, traits: .staticText, role: .staticText)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { adjustFonts() }
        if traitCollection.legibilityWeight != previousTraits.legibilityWeight { contentDidChange() }
        if traitCollection.layoutDirection != previousTraits.layoutDirection { setNeedsDisplay() }
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsDisplay() } }
    }

    override var standardLargeContent: (title: String?, image: UIImage?) { (text, nil) }

    // MARK: - Internal state

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    package var content = LabelContent.plain(nil)
    var storedFont = UILabel.defaultFont
    var storedTextColor = UIColor.label
    var cache = LabelCache()
    /// Whether the text is underlined, as the titles of plain buttons if the user prefers button shapes.
    var isUnderlined = false {
        didSet { if isUnderlined != oldValue { contentDidChange() } }
    }
    /// Whether the shadow is on the opposite side, as while a button is pressed.
    var reversesShadow = false {
        didSet { if reversesShadow != oldValue, shadowColor != nil { setNeedsDisplay() } }
    }
}
