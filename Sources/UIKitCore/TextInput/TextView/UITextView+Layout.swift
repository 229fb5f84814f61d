// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout

/// What a text view remembers of how its text is shown.
struct TextShowing {
    /// The caret is to be brought into view once everything has its place.
    var showsCaret = false
    /// The x that a caret keeps that goes up and down, in the room for the text.
    var column: CGFloat?
    /// The text is being shown: what moves meanwhile is its own doing.
    var isUpdating = false
}

extension UITextView {
    func prepareText() {
        page.text = self
        addSubview(page)
        textContainer.didChange = { [weak self] in self?.containerDidChange() }
        editor.attach(to: self)
        updateMeasures()
    }

    // MARK: - What changed

    /// What the text depends on changed, all of it.
    func lookDidChange() {
        updateMeasures()
        stack.forgetLayouts()
        page.redraw()
        textDidResize()
    }

    private func containerDidChange() {
        if stack.maximumLines != max(textContainer.maximumNumberOfLines, 0) {
            stack.maximumLines = max(textContainer.maximumNumberOfLines, 0)
            stack.reset(edited.string)
        }
        lookDidChange()
    }

    func alignmentDidChange() {
        if let styles = editor.styles {
            let whole = NSRange(location: 0, length: styles.length)
            styles.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
                guard let style = value as? NSParagraphStyle, style.alignment != textAlignment else { return }
                let changed = NSMutableParagraphStyle()
                changed.setParagraphStyle(style)
                changed.alignment = textAlignment
                styles.addAttribute(.paragraphStyle, value: changed, range: range)
            }
        }
        lookDidChange()
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        storedFont = storedFont.adjusted(for: traits)
        if let styles = editor.styles {
            styles.enumerateAttribute(.font, in: NSRange(location: 0, length: styles.length)) { value, range, _ in
                guard let font = value as? UIFont else { return }
                styles.addAttribute(.font, value: font.adjusted(for: traits), range: range)
            }
        }
        lookDidChange()
    }

    private func updateMeasures() {
        // Letters are about half as wide as high.
        stack.measures = ParagraphStack.Measures(
            advance: storedFont.pointSize / 2, lineHeight: storedFont.lineHeight)
    }

    func textDidChange(_ change: TextChange?) {
        if let change {
            // Nothing is measured before the paragraphs are those of the new text.
            let (height, count) = (stack.knownHeight, stack.count)
            let place = stack.replace(change, in: edited)
            let isSameHeight = stack.height == height && stack.count == count
            let origin = textOrigin.y - stack.measures.lineHeight
            let bottom = place.upperBound + textOrigin.y + stack.measures.lineHeight
            page.redraw(from: place.lowerBound + origin, to: isSameHeight ? bottom : .infinity)
        } else {
            stack.reset(edited.string)
            page.redraw()
        }
        textDidResize()
        selectionDidMove()
        if isEditing { editor.menu.textDidChange() }
    }

    private func textDidResize() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    // MARK: - Places

    /// The upper left corner of the room for the text.
    var textOrigin: CGPoint {
        CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    }

    private func roomForText(in width: CGFloat) -> CGFloat {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return max(width - sides, 0)
    }

    private var widthOfContent: CGFloat {
        let inset = adjustedContentInset
        return max(bounds.width - inset.left - inset.right, 0)
    }

    /// A place in the view as one in the room for the text.
    func inText(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    // MARK: - Layout

    func layOutText() {
        let width = widthOfContent
        if stack.width != roomForText(in: width) {
            stack.width = roomForText(in: width)
            page.redraw()
        }
        updateContentSize()
    }

    private func updateContentSize() {
        let height = (stack.height + textContainerInset.top + textContainerInset.bottom)
            .roundedUpToPixel(scale: pixelScale)
        let size = CGSize(width: widthOfContent, height: height)
        if contentSize != size { contentSize = size }
        if page.frame.size != size { page.frame = CGRect(origin: .zero, size: size) }
    }

    /// Has what is seen set and drawn, with as much before and behind it.
    func showText() {
        guard !showing.isUpdating, bounds.height > 0 else { return }
        showing.isUpdating = true
        defer { showing.isUpdating = false }
        if showing.showsCaret {
            showing.showsCaret = false
            bringCaretIntoView()
        }
        setSeenText()
        let margin = max(min(bounds.height, Theme.TextView.tileHeight * 4), Theme.TextView.tileHeight)
        page.update(
            from: max(bounds.minY - margin, 0), to: min(bounds.maxY + margin, contentSize.height), width: bounds.width)
        showSelection()
    }

    /// What was guessed is measured where it is seen; what stands at the upper edge stays there.
    private func setSeenText() {
        let top = bounds.minY - textOrigin.y
        let first = stack.paragraph(atHeight: top)
        let before = stack.top(of: first)
        let height = stack.height
        stack.set(from: top - bounds.height, to: top + 2 * bounds.height)
        guard stack.height != height else { return }
        let shift = stack.top(of: first) - before
        updateContentSize()
        page.redraw()
        if shift != 0 { shiftContent(by: CGPoint(x: 0, y: shift)) }
    }

    func drawText(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
        let origin = textOrigin
        stack.draw(
            in: context, at: origin, from: top - origin.y, to: bottom - origin.y,
            color: storedTextColor.cgColor(for: traitCollection))
    }

    // MARK: - Sizes

    var naturalSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        // A long text is wider than any view: to set all of it once more for its width would be work for nothing.
        guard stack.isExact else {
            return CGSize(width: Self.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
        }
        return fittingSize(width: 0)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = width > 0 && width < 1e6
        let room = isLimited ? roomForText(in: width) : 1e6
        let stack: ParagraphStack
        if room == self.stack.width {
            stack = self.stack
        } else {
            stack = ParagraphStack { [weak self] in self?.attributedParagraph($0) ?? AttributedText("") }
            stack.width = room
            stack.maximumLines = self.stack.maximumLines
            stack.reset(edited.string)
        }
        stack.measureAll()
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        let used = isLimited ? min(stack.usedWidth + sides, width) : stack.usedWidth + sides
        let height = stack.height + textContainerInset.top + textContainerInset.bottom
        return CGSize(
            width: used.roundedUpToPixel(scale: pixelScale), height: height.roundedUpToPixel(scale: pixelScale))
    }

    var textBaselines: TextBaselines {
        let first = stack.layout(of: 0).firstBaseline
        let last = stack.layout(of: stack.count - 1)
        let end = stack.top(of: stack.count - 1) + last.lastBaseline
        return TextBaselines(
            first: textContainerInset.top + first, last: max(contentSize.height - textContainerInset.top - end, 0),
            naturalHeight: nil)
    }
}
