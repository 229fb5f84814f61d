// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The display state of a text view.
struct TextShowing {
    /// Whether the caret is to be scrolled into view after layout.
    var showsCaret = false
    /// The x position that the caret keeps while moving up and down, in the text container.
    var column: CGFloat?
    /// Whether the text is being laid out.
    ///
    /// Guards against reentrance.
    var isUpdating = false
    /// The area for which the text was measured.
    fileprivate var seen: SeenText?
    /// The selection that is shown.
    var selection: ShownSelection?
}

/// The state that determines the frames of a text view's selection, in addition to the view's appearance, whose changes
/// change the layout.
struct ShownSelection: Equatable {
    var revision: Int
    var range: Range<Int>
    var head: Int
    var origin: CGPoint
    var width: CGFloat
    /// The visible area; `nil` for a caret.
    var area: CGRect?
    var isKey: Bool
    var isEditing: Bool
    var isFloating: Bool
}

/// An area of a text, at a state of the text's layout.
private struct SeenText: Equatable {
    var revision: Int
    var top: CGFloat
    var height: CGFloat
}

extension UITextView {
    static func standardContainer() -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        return container
    }

    /// Returns the layout manager of the container, completed by what is missing.
    func preparedLayoutManager() -> NSLayoutManager {
        let manager = textContainer.engine ?? NSLayoutManager()
        if textContainer.engine == nil { manager.addTextContainer(textContainer) }
        return manager
    }

    func prepareText() {
        page.text = self
        addSubview(page)
        if let given = manager.modern, let content = given.textContentManager {
            modern = ModernText(manager: given, content: content)
        }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        editor.styles = storage
        editor.keepsStyles = true
        editor.stylesContinue = storage.hasOwnContent
        TextDragDrop.install()
        editor.attach(to: self)
        manager.addClient(self)
        prepareDecorations()
        installItemCursor()
        if storage.length > 0 {
            adopt(storage.attributes(at: 0, effectiveRange: nil))
            editor.adopt(TextChange(range: 0..<0, count: storage.length), inserted: storage.string)
        }
        customCursorShape = .text
        updateMeasures()
    }

    /// Sets an attribute of the whole text.
    func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
        page.redraw()
    }

    // MARK: - Invalidation

    /// Invalidates the layout of the whole text.
    func lookDidChange() {
        updateMeasures()
        stack.forgetLayouts()
        page.redraw()
        textDidResize()
    }

    func alignmentDidChange() {
        restyle(.paragraphStyle) { (style: NSParagraphStyle) in
            let changed = NSMutableParagraphStyle()
            changed.setParagraphStyle(style)
            changed.alignment = textAlignment
            return changed
        }
        lookDidChange()
    }

    /// Changes the values of an attribute, run by run, in one step.
    private func restyle<Value>(_ key: NSAttributedString.Key, _ change: (Value) -> Value) {
        var runs: [(NSRange, Value)] = []
        storage.enumerateAttribute(key, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
            if let value = value as? Value { runs.append((range, change(value))) }
        }
        storage.beginEditing()
        for (range, value) in runs { storage.addAttribute(key, value: value, range: range) }
        storage.endEditing()
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let traits = traitCollection
        storedFont = storedFont.adjusted(for: traits)
        restyle(.font) { (font: UIFont) in font.adjusted(for: traits) }
        lookDidChange()
    }

    private func updateMeasures() {
        // Glyphs are about half as wide as high.
        stack.measures = ParagraphStack.Measures(
            advance: storedFont.pointSize / 2, lineHeight: storedFont.lineHeight)
    }

    func textDidChange(_ change: TextChange?) {
        decorations.textDidChange(change)
        finding.textDidChange(change, in: self)
        if !dataDetectorTypes.isEmpty { detectData() }
        textDidResize()
        selectionDidMove()
        if isEditing { editor.menu.textDidChange() }
    }

    func textDidResize() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    // MARK: - Geometry

    /// The upper left corner of the text; above the view if this isn't the first of several containers.
    var textOrigin: CGPoint {
        CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding,
            y: textContainerInset.top - manager.top(of: textContainer))
    }

    private func roomForText(in width: CGFloat) -> CGFloat {
        let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
        return max(width - sides, 0)
    }

    private var widthOfContent: CGFloat {
        let inset = adjustedContentInset
        return max(bounds.width - inset.left - inset.right, 0)
    }

    private var heightOfContent: CGFloat {
        let inset = adjustedContentInset
        let sides = inset.top + inset.bottom + textContainerInset.top + textContainerInset.bottom
        return max(bounds.height - sides, 1)
    }

    /// Converts a point from the view to the text container.
    func inText(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    }

    func inView(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }

    // MARK: - Layout

    func layOutText() {
        let width = widthOfContent
        if textContainer.widthTracksTextView {
            let size = CGSize(
                width: max(width - textContainerInset.left - textContainerInset.right, 0),
                height: textContainer.heightTracksTextView ? heightOfContent : textContainer.size.height)
            if textContainer.size != size {
                textContainer.size = size
                page.redraw()
            }
        }
        updateContentSize()
    }

    private func updateContentSize() {
        let height = (manager.height(of: textContainer) + textContainerInset.top + textContainerInset.bottom)
            .roundedUpToPixel(scale: pixelScale)
        let size = CGSize(width: widthOfContent, height: height)
        if contentSize != size { contentSize = size }
        if page.frame.size != size { page.frame = CGRect(origin: .zero, size: size) }
    }

    /// Lays out and draws the visible text, and some of the text before and after it.
    func showText() {
        guard !showing.isUpdating, bounds.height > 0 else { return }
        showing.isUpdating = true
        defer { showing.isUpdating = false }
        if showing.showsCaret {
            showing.showsCaret = false
            bringCaretIntoView()
        }
        setSeenText()
        // A tile more above and below.
        let margin = Theme.TextView.tileHeight
        page.update(
            from: max(bounds.minY - margin, 0), to: min(bounds.maxY + margin, contentSize.height), width: bounds.width)
        showSelection()
        showEditingMark()
        attachmentViews.show(in: self)
        modern?.manager.textViewportLayoutController.layoutViewport()
    }

    /// Draws the text between two heights in the text container again.
    func redraw(from top: CGFloat, to bottom: CGFloat) {
        // A layout manager of a subclass may draw anywhere near the text.
        let near = stack.drawnMargin + (decorations.isEmpty ? 0 : decorationReach)
        let margin = drawsPlainly ? near : Theme.TextView.tileHeight
        page.redraw(from: top + textOrigin.y - margin, to: bottom + textOrigin.y + margin)
    }

    /// Whether the text is drawn without the layout manager's methods for drawing, which may have been overridden.
    private var drawsPlainly: Bool {
        type(of: manager) == NSLayoutManager.self && manager.modern?.delegate == nil
    }

    /// Measures the visible text, and keeps the text at the upper edge in place.
    private func setSeenText() {
        let top = bounds.minY - textOrigin.y
        let seen = SeenText(revision: stack.revision, top: top, height: bounds.height)
        guard seen != showing.seen else { return }
        let first = stack.paragraph(atHeight: top)
        let before = stack.top(of: first)
        // All that the tiles contain, which would be drawn again otherwise once it is laid out.
        let margin = 2 * Theme.TextView.tileHeight
        stack.set(from: top - margin, to: top + bounds.height + margin)
        let resized = stack.firstResized
        stack.firstResized = nil
        showing.seen = SeenText(revision: stack.revision, top: top, height: bounds.height)
        guard let resized else { return }
        let shift = stack.top(of: first) - before
        updateContentSize()
        redraw(from: stack.upperEdge(of: min(resized, stack.count - 1)), to: .infinity)
        if shift != 0 { shiftContent(by: CGPoint(x: 0, y: shift)) }
    }

    func drawText(in context: CGContext, from top: CGFloat, to bottom: CGFloat) {
        let origin = textOrigin
        drawHighlights(in: context, from: top, to: bottom)
        if drawsPlainly {
            let color = storedTextColor.cgColor(for: traitCollection)
            if manager.columns.count > 1 {
                let column = manager.extent(of: textContainer)
                let margin = stack.drawnMargin
                stack.drawLines(
                    in: context, at: origin, from: column.lowerBound, to: column.upperBound, color: color,
                    visible: top - origin.y - margin...max(bottom, top) - origin.y + margin)
            } else {
                stack.draw(in: context, at: origin, from: top - origin.y, to: bottom - origin.y, color: color)
            }
            manager.drawMarks(in: context, at: origin, from: top - origin.y, to: bottom - origin.y)
        } else {
            drawWithManager(from: top - origin.y, to: bottom - origin.y)
        }
        drawWaves(in: context, from: top, to: bottom)
    }

    /// Lets a layout manager of a subclass draw, which may add backgrounds of its own.
    private func drawWithManager(from top: CGFloat, to bottom: CGFloat) {
        let margin = stack.measures.lineHeight
        let column = manager.extent(of: textContainer)
        let lines = manager.lines(from: top - margin, to: bottom + margin)
            .filter { $0.frame.minY >= column.lowerBound - 0.01 && $0.frame.minY < column.upperBound }
        guard let first = lines.first, let last = lines.last else { return }
        let glyphs = NSRange(first.range.lowerBound..<max(last.range.upperBound, first.range.lowerBound))
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        traitCollection.performAsCurrent {
            manager.drawBackground(forGlyphRange: glyphs, at: origin)
            manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
    }

    // MARK: - Sizes

    var naturalSize: CGSize {
        guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
        // A long text is wider than any view, so it is not laid out again to measure its width.
        guard stack.isExact else {
            return CGSize(width: Self.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
        }
        return fittingSize(width: 0)
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let isLimited = width > 0 && width < 1e6
        let space = isLimited ? roomForText(in: width) : 1e6
        let stack: ParagraphStack
        if space == self.stack.width {
            stack = self.stack
        } else {
            stack = ParagraphStack { [weak manager] in manager?.attributedText($0) ?? AttributedText("") }
            stack.width = space
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
