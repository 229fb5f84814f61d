// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout

/// Results that a label keeps between measuring and drawing.
///
/// Entries for other sizes or content are recomputed.
struct LabelCache {
    struct Room: Equatable {
        var size: CGSize
        var lines: Int
    }

    /// The content in the text engine's representation.
    ///
    /// The color of plain text isn't part of it.
    var text: AttributedText?
    /// The traits with which the colors of an attributed text were resolved.
    var colors: UITraitCollection?
    /// Whether natural alignment was resolved to the right.
    var isRightToLeft = false
    var layout: (space: Room, layout: TextLayout)?
}

extension UILabel {
    func prepare() {
        isUserInteractionEnabled = false
        // After a resize the text is laid out again, never stretched.
        contentMode = .redraw
    }

    /// Invalidates the size and the drawing after a change that affects the label's size.
    func contentDidChange() {
        cache = LabelCache()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Invalidates the drawing after a change that affects only colors.
    func colorDidChange() {
        if content.isAttributed { cache = LabelCache() }
        setNeedsDisplay()
    }

    // MARK: - Text

    /// Recreates fonts that scale with the content size category for the label's traits.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        storedFont = storedFont.adjusted(for: traits)
        content.changeFonts { $0.adjusted(for: traits) }
        contentDidChange()
    }

    /// The attributes of plain text, as an attributed string has them.
    var textAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
    }

    private var attributedContent: AttributedText {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let text = cache.text, cache.isRightToLeft == isRightToLeft,
            cache.colors == traitCollection || !content.isAttributed
        {
            return text
        }
        var base = TextAttributes(
            font: storedFont.textFont,
            paragraph: TextParagraph(alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textMode))
        if allowsDefaultTighteningForTruncation || lineBreakStrategy != [] {
            let style = NSMutableParagraphStyle()
            style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
            style.lineBreakStrategy = lineBreakStrategy
            base.paragraph.extras = style.textParagraph.extras
        }
        if isUnderlined { base.underline = TextAttributes.Decoration() }
        var text: AttributedText
        switch content {
        case .plain(let string):
            text = AttributedText(string ?? "", attributes: base)
        case .attributed(let string):
            text = AttributedText(string, over: base, traits: traitCollection)
        }
        text.resolveNaturalAlignment(isRightToLeft: isRightToLeft)
        cache = LabelCache(text: text, colors: traitCollection, isRightToLeft: isRightToLeft)
        return text
    }

    private var shownColor: UIColor {
        isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    }

    // MARK: - Sizes

    func fittingSize(width: CGFloat) -> CGSize {
        guard content.string?.isEmpty == false else { return .zero }
        // A single line isn't limited by the width; only text with several lines wraps.
        let limit = numberOfLines != 1 && width > 0 ? width : .greatestFiniteMagnitude
        let space = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
    }

    /// The baselines.
    ///
    /// The ascender is rounded to whole points, as it is when lines are drawn.
    var textBaselines: TextBaselines {
        let (ascent, line) = fontLine
        guard numberOfLines == 1 else {
            return TextBaselines(first: ascent, last: max(0, line - ascent), naturalHeight: nil)
        }
        let natural = fittingSize(width: 0).height
        guard natural > line, !mayShrink else {
            return TextBaselines(first: ascent, last: max(0, line - ascent), naturalHeight: natural)
        }
        // Other fonts make the line taller, as those of scripts that the label's font doesn't have.
        let first = TextLayout(attributedContent, width: .greatestFiniteMagnitude, maximumLines: 1).firstBaseline
        return TextBaselines(first: first, last: max(0, natural - first), naturalHeight: natural)
    }

    /// The baseline and the height of a line of the label's font alone.
    var fontLine: (baseline: CGFloat, height: CGFloat) {
        let scale = traitCollection.displayScale
        return ((storedFont.ascender + 0.5).rounded(.down), storedFont.lineHeight.roundedUpToPixel(scale: scale))
    }

    func defaultTextRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard content.string?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = measuredSize(in: bounds.size, lines: lines)
        let scale = traitCollection.displayScale
        // Rounded up to pixels, so that the whole text fits into a label of this size.
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width.roundedUpToPixel(scale: scale), bounds.width),
            height: min(size.height.roundedUpToPixel(scale: scale), bounds.height))
    }

    /// Measures the text.
    ///
    /// The layout is kept for drawing, which often needs the same one.
    private func measuredSize(in space: CGSize, lines: Int) -> CGSize {
        let text = fitted(attributedContent, to: space, lines: lines)
        return TextLayout.size(of: text, width: space.width, height: space.height, maximumLines: lines) {
            guard lines == numberOfLines, !mayShrink else {
                return TextLayout(text, width: space.width, height: space.height, maximumLines: lines)
            }
            return layout(for: space)
        }
    }

    // MARK: - Shrinking text

    /// Returns `text`, in a smaller size if it doesn't fit into `size` and the label may shrink it.
    private func fitted(_ text: AttributedText, to size: CGSize, lines: Int) -> AttributedText {
        let smallest = min(max(minimumScaleFactor.isNaN ? 1 : minimumScaleFactor, 0.01), 1)
        guard adjustsFontSizeToFitWidth else { return wholeWords(text, in: size, lines: lines) }
        return text.fitted(downTo: smallest) { fits($0, size, lines) }.text
    }

    /// Whether the text may be displayed in a smaller size.
    private var mayShrink: Bool { adjustsFontSizeToFitWidth || shrinksLongWords }

    private var shrinksLongWords: Bool {
        adjustsFontForContentSizeCategory && numberOfLines != 1
            && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Returns `text`, in a smaller size if a word of large text is wider than the label.
    private func wholeWords(_ text: AttributedText, in size: CGSize, lines: Int) -> AttributedText {
        guard shrinksLongWords, size.width < .greatestFiniteMagnitude else { return text }
        return text.fitted(downTo: Theme.Text.minimumWordScale) {
            !TextLayout($0, width: size.width, maximumLines: lines).breaksWord
        }.text
    }

    private func fits(_ text: AttributedText, _ size: CGSize, _ lines: Int) -> Bool {
        let layout = TextLayout(text, width: size.width, height: size.height, maximumLines: lines)
        return !layout.isTruncated && layout.size.width <= size.width + 0.01
    }

    // MARK: - Drawing

    private func layout(for size: CGSize) -> TextLayout {
        let text = attributedContent
        let space = LabelCache.Room(size: size, lines: numberOfLines)
        if let cached = cache.layout {
            if cached.space == space { return cached.layout }
            // Resizing a window changes the widths of labels, but rarely their line breaks.
            if cached.space.lines == space.lines, !mayShrink,
                let layout = cached.layout.moved(toWidth: size.width)
            {
                cache.layout = (space, layout)
                return layout
            }
        }
        let layout = TextLayout(
            fitted(text, to: size, lines: numberOfLines), width: size.width, height: size.height,
            maximumLines: numberOfLines)
        cache.layout = (space, layout)
        return layout
    }

    func drawDefaultText(in rect: CGRect) {
        guard content.string?.isEmpty == false, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(for: rect.size)
        context.saveGState()
        defer { context.restoreGState() }
        if !isEnabled { context.setAlpha(Theme.Text.disabledAlpha) }
        let top = rect.minY + top(of: layout, in: rect.height)
        if let shadowColor {
            let sign: CGFloat = reversesShadow ? -1 : 1
            context.setShadow(
                offset: CGSize(width: sign * shadowOffset.width, height: sign * shadowOffset.height), blur: 0,
                color: shadowColor.cgColor(for: traitCollection))
        }
        layout.draw(
            in: context, at: CGPoint(x: rect.minX, y: top), color: shownColor.cgColor(for: traitCollection))
    }
}

extension UILabel {
    /// The area of the glyphs, in the label's coordinates, which can extend beyond the label: hinting lowers descenders
    /// by up to a pixel, and italic letters, swashes, and stacked marks leave their line.
    var drawnArea: CGRect {
        guard content.string?.isEmpty == false else { return bounds }
        let layout = layout(for: bounds.size)
        let area = layout.glyphArea(
            in: bounds, top: top(of: layout, in: bounds.height), scale: traitCollection.displayScale)
        guard shadowColor != nil else { return area }
        let sign: CGFloat = reversesShadow ? -1 : 1
        return area.union(area.offsetBy(dx: sign * shadowOffset.width, dy: sign * shadowOffset.height))
    }

    /// Returns the distance of the text from the top: it is centered, unless `baselineAdjustment` says otherwise.
    private func top(of layout: TextLayout, in height: CGFloat) -> CGFloat {
        let center = (height - layout.size.height) / 2
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters else { return center }
        let full = TextLayout(attributedContent, width: .greatestFiniteMagnitude, height: height, maximumLines: 1)
        let top = (height - full.size.height) / 2
        return baselineAdjustment == .none ? top : top + full.firstBaseline - layout.firstBaseline
    }
}
