// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout

/// A view that shows text, centred vertically; one line of it unless told otherwise.
@MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeLabel(from: coder)
    }

    // MARK: - Text

    /// The text, looking as the label's properties say; `nil` by default.
    ///
    /// Setting it takes `attributedText`'s place.
    open var text: String? {
        get { content.string }
        set {
            guard content != .plain(newValue) else { return }
            content = .plain(newValue)
            contentDidChange()
        }
    }

    /// The text with looks of its own, where they say something; the label's properties hold for the rest.
    open var attributedText: NSAttributedString? {
        get { content.attributed(with: textAttributes) }
        set {
            content = newValue.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
            contentDidChange()
        }
    }

    // MARK: - Looks

    /// The font; 17 points in the system's face by default.
    ///
    /// Setting it changes all of an attributed text.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { storedFont }
        set {
            let font = newValue ?? Self.defaultFont
            // The same face in the same size may follow the user's text size or not.
            guard font != storedFont || font.scaling != storedFont.scaling || content.isAttributed else { return }
            storedFont = font
            content.setAttribute(.font, to: font)
            contentDidChange()
        }
    }

    /// The colour; `UIColor.label` by default.
    ///
    /// Setting it changes all of an attributed text.
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

    /// The colour while `isHighlighted`; without one, `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue { colorDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { colorDidChange() } }
    }

    /// Text of a label that is not enabled is faint.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Which edge the lines are flush with; `natural` by default.
    ///
    /// Setting it changes all of an attributed text.
    open var textAlignment = NSTextAlignment.natural {
        didSet {
            guard textAlignment != oldValue || content.isAttributed else { return }
            let alignment = textAlignment
            content.changeParagraphs { $0.alignment = alignment }
            contentDidChange()
        }
    }

    /// How lines end that are too long, and the last one of text that is cut off; `byTruncatingTail` by default.
    ///
    /// Setting it changes all of an attributed text.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet {
            guard lineBreakMode != oldValue || content.isAttributed else { return }
            let mode = lineBreakMode
            content.changeParagraphs { $0.lineBreakMode = mode }
            contentDidChange()
        }
    }

    // MARK: - Fitting

    /// Whether fonts made for a text style, or by `UIFontMetrics`, change with the user's text size; `false` by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    /// The most lines that are shown, 1 by default; 0 shows as many as the height has room for.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether text that does not fit is set smaller, down to `minimumScaleFactor`, before any is left out.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } }
    }

    /// The smallest part of the font's size that fitting may choose, 0...1; 0, the default, sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { contentDidChange() } }
    }

    /// Where the natural size of several lines is broken, in points; 0, the default, only at newlines.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth)
    }

    /// The text's size, rounded up to pixels; of a label with several lines, within `size`'s width (0 for no limit).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        // A width that was asked for decides the lines, not the one that results.
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return fittingSize(width: max(width, 1)).height
    }

    override var baselines: TextBaselines? { textBaselines }

    /// Where text is drawn that has `bounds` for room: as large as the text, at the upper left corner.
    ///
    /// Called to find the label's natural size; override it to reserve room.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        defaultTextRect(in: bounds, lines: numberOfLines)
    }

    // MARK: - Drawing

    /// Draws the text into the current context, centred vertically in `rect`; override it to draw with insets.
    open func drawText(in rect: CGRect) {
        drawDefaultText(in: rect)
    }

    open override func draw(_ rect: CGRect) {
        guard content.string?.isEmpty == false else { return }
        drawText(in: bounds)
    }

    /// What the label is called when it is read out: its text, unless another name was given.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { adjustFonts() }
    }

    override var mayDraw: Bool { content.string?.isEmpty == false || type(of: self) != UILabel.self }

    // MARK: - State of the concerns

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    var content = LabelContent.plain(nil)
    var storedFont = UILabel.defaultFont
    var storedTextColor = UIColor.label
    var cache = LabelCache()
}
