// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import TextLayout

/// What a label remembers between measuring and drawing; whatever does not fit the question is made anew.
struct LabelCache {
    struct Room: Equatable {
        var size: CGSize
        var lines: Int
    }

    /// The content as the text engine takes it; a plain text's colour is not part of it.
    var text: AttributedText?
    /// The traits that an attributed text's colours were resolved with.
    var colors: UITraitCollection?
    var layout: (room: Room, layout: TextLayout)?
}

extension UILabel {
    func prepare() {
        isUserInteractionEnabled = false
        // Text is set again for another size, never stretched.
        contentMode = .redraw
    }

    /// Something that the size depends on changed.
    func contentDidChange() {
        cache = LabelCache()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Only the colours changed.
    func colorDidChange() {
        if content.isAttributed { cache = LabelCache() }
        setNeedsDisplay()
    }

    // MARK: - Text

    /// Makes the fonts that follow the user's text size again, in the size that the text has here.
    func adjustFonts() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        storedFont = storedFont.adjusted(for: traits)
        content.changeFonts { $0.adjusted(for: traits) }
        contentDidChange()
    }

    /// What a plain text's attributes are, as an attributed string has them.
    var textAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
    }

    private var attributedContent: AttributedText {
        if let text = cache.text, cache.colors == traitCollection || !content.isAttributed { return text }
        let base = TextAttributes(
            font: storedFont.textFont,
            paragraph: TextParagraph(alignment: textAlignment.textAlignment, lineBreakMode: lineBreakMode.textMode))
        let text: AttributedText
        switch content {
        case .plain(let string):
            text = AttributedText(string ?? "", attributes: base)
        case .attributed(let string):
            text = AttributedText(string, over: base, traits: traitCollection)
        }
        cache = LabelCache(text: text, colors: traitCollection)
        return text
    }

    private var shownColor: UIColor {
        isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    }

    // MARK: - Sizes

    func fittingSize(width: CGFloat) -> CGSize {
        guard content.string?.isEmpty == false else { return .zero }
        // A single line is as wide as it is; only text that may wrap gives way to a width.
        let limit = numberOfLines != 1 && width > 0 ? width : .greatestFiniteMagnitude
        let room = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// Lines begin on whole points: the ascender rounded, as the lines are drawn.
    var textBaselines: TextBaselines {
        let ascent = (storedFont.ascender + 0.5).rounded(.down)
        let scale = traitCollection.displayScale
        let line = storedFont.lineHeight.roundedUpToPixel(scale: scale)
        let natural = numberOfLines == 1 ? fittingSize(width: 0).height : nil
        return TextBaselines(first: ascent, last: max(0, line - ascent), naturalHeight: natural)
    }

    func defaultTextRect(in bounds: CGRect, lines: Int) -> CGRect {
        guard content.string?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let text = fitted(attributedContent, to: bounds.size, lines: lines)
        let size = TextLayout.size(of: text, width: bounds.width, height: bounds.height, maximumLines: lines)
        let scale = traitCollection.displayScale
        // Rounded up in pixels, so that the label that takes this size has room for all of the text.
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width.roundedUpToPixel(scale: scale), bounds.width),
            height: min(size.height.roundedUpToPixel(scale: scale), bounds.height))
    }

    // MARK: - Fonts that shrink

    /// `text` in the largest size that is shown whole in `size`, if the label may shrink it, else as it is.
    private func fitted(_ text: AttributedText, to size: CGSize, lines: Int) -> AttributedText {
        let smallest = min(max(minimumScaleFactor.isNaN ? 1 : minimumScaleFactor, 0.01), 1)
        guard adjustsFontSizeToFitWidth, smallest < 1, !fits(text, size, lines) else { return text }
        var low = smallest
        var high: CGFloat = 1
        // Seven halvings leave less than a hundredth of the size, a fifth of a point of body text.
        for _ in 0..<7 {
            let middle = (low + high) / 2
            if fits(text.scaled(by: middle), size, lines) { low = middle } else { high = middle }
        }
        return text.scaled(by: low)
    }

    private func fits(_ text: AttributedText, _ size: CGSize, _ lines: Int) -> Bool {
        let layout = TextLayout(text, width: size.width, height: size.height, maximumLines: lines)
        return !layout.isTruncated && layout.size.width <= size.width + 0.01
    }

    // MARK: - Drawing

    private func layout(for size: CGSize) -> TextLayout {
        let text = attributedContent
        let room = LabelCache.Room(size: size, lines: numberOfLines)
        if let cached = cache.layout {
            if cached.room == room { return cached.layout }
            // A window that is resized changes the widths of its labels, but seldom what they show.
            if cached.room.lines == room.lines, !adjustsFontSizeToFitWidth,
                let layout = cached.layout.moved(toWidth: size.width)
            {
                cache.layout = (room, layout)
                return layout
            }
        }
        let layout = TextLayout(
            fitted(text, to: size, lines: numberOfLines), width: size.width, height: size.height,
            maximumLines: numberOfLines)
        cache.layout = (room, layout)
        return layout
    }

    func drawDefaultText(in rect: CGRect) {
        guard content.string?.isEmpty == false, let context = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(for: rect.size)
        context.saveGState()
        defer { context.restoreGState() }
        if !isEnabled { context.setAlpha(Theme.Text.disabledAlpha) }
        let top = rect.minY + (rect.height - layout.size.height) / 2
        layout.draw(
            in: context, at: CGPoint(x: rect.minX, y: top), color: shownColor.cgColor(for: traitCollection))
    }
}

extension AttributedText {
    /// The same text with all font sizes multiplied.
    fileprivate func scaled(by factor: CGFloat) -> AttributedText {
        var text = self
        text.modifyAttributes(in: 0..<text.length) { $0.font = $0.font.withSize($0.font.pointSize * factor) }
        return text
    }
}
