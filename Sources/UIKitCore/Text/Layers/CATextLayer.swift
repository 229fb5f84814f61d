// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
public import LayerTree
internal import TextLayout

/// A layer that draws a string from its top edge.
///
/// Changes of the font size and of the color are animated, implicitly or by animations of `fontSize` and
/// `foregroundColor`; the layer is drawn in each of their frames. Set `contentsScale` to the scale of the screen for
/// sharp text.
open class CATextLayer: CALayer {
    /// Creates a layer without a text.
    public override init() {
        super.init()
        becomeTextLayer()
        needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        isWrapped = other.isWrapped
        alignmentMode = other.alignmentMode
        truncationMode = other.truncationMode
    }

    // MARK: - Text

    /// The text, as a `String` or an `NSAttributedString`; `nil` by default.
    ///
    /// The attributes of an attributed string replace `font`, `fontSize`, and `foregroundColor`.
    open var string: Any? {
        didSet { setNeedsDisplay() }
    }

    /// The font, as a `UIFont`, whose size isn't used, or as the name of one; `nil`, the default, is Helvetica or its
    /// relative.
    open var font: CFTypeRef? {
        didSet { setNeedsDisplay() }
    }

    /// The font size in points; 36 by default.
    ///
    /// Animatable.
    open var fontSize: CGFloat {
        get { textFontSize }
        set {
            textFontSize = newValue
            setNeedsDisplay()
        }
    }

    /// The color of the text; white by default.
    ///
    /// Animatable.
    open var foregroundColor: CGColor? {
        get { textForegroundColor }
        set {
            textForegroundColor = newValue
            setNeedsDisplay()
        }
    }

    // MARK: - Lines

    /// Whether lines are wrapped at the width of the layer; `false` by default.
    open var isWrapped = false {
        didSet { if isWrapped != oldValue { setNeedsDisplay() } }
    }

    /// The alignment of the lines; `natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }

    /// The position of the ellipsis in text that doesn't fit; `none` by default.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }

    // MARK: - Drawing

    open override func draw(in ctx: CGContext) {
        guard let layout = makeLayout(), let color = shownText.foregroundColor else { return }
        layout.draw(in: ctx, at: bounds.origin, color: color)
    }

    open override func display() {
        drawnArea = makeLayout()?.glyphArea(in: bounds, top: 0, scale: contentsScale)
        super.display()
        followAnimations()
    }

    open override func add(_ anim: CAAnimation, forKey key: String?) {
        super.add(anim, forKey: key)
        if animatesText { setNeedsDisplay() }
    }

    /// Draws the layer in the frames of its animations.
    private var link: CADisplayLink?

    private func followAnimations() {
        guard animatesText, isInWindow, link == nil else { return }
        link = CADisplayLink(target: self, action: CATextLayer.step)
        link?.add(to: .main, forMode: .common)
    }

    private func step(_ link: CADisplayLink) {
        setNeedsDisplay()
        guard !animatesText || !isInWindow else { return }
        link.invalidate()
        self.link = nil
    }
}

extension CATextLayer {
    /// The layout of the text at the current time of the animations; `nil` without a text.
    func makeLayout() -> TextLayout? {
        var text: AttributedText
        switch string {
        case let string as NSAttributedString where string.length > 0:
            text = AttributedText(string, over: attributes, traits: .current)
        case let string as String where !string.isEmpty:
            text = AttributedText(string, attributes: attributes)
        default: return nil
        }
        let mode = isWrapped ? NSLineBreakMode.byWordWrapping : .byClipping
        let (shown, alignment) = (
            (truncationMode.lineBreakMode ?? mode).textMode, alignmentMode.alignment.textAlignment
        )
        let isNatural = alignmentMode == .natural
        text.modifyAttributes(in: 0..<text.length) {
            $0.paragraph.lineBreakMode = shown
            if !isNatural { $0.paragraph.alignment = alignment }
        }
        let isTruncated = truncationMode.lineBreakMode != nil
        return TextLayout(
            text, width: bounds.width, height: isTruncated && isWrapped ? bounds.height : nil,
            maximumLines: isTruncated && !isWrapped ? 1 : 0)
    }

    private var attributes: TextAttributes {
        let size = max(shownText.fontSize, TextFont.sizeRange.lowerBound)
        let named =
            switch font {
            case let font as UIFont: font.textFont.withSize(size)
            case let name as String:
                UIFont(name: name, size: size)?.textFont ?? TextFont(family: .named([name]), size: size)
            default: UIFont(name: "Helvetica", size: size)?.textFont ?? TextFont(size: size)
            }
        return TextAttributes(font: named)
    }
}
