// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree
internal import TextEditing
internal import TextLayout

/// The layout state of a text field.
struct FieldGeometry {
    var line: FieldLine?
    /// The width for which the line was laid out.
    var availableSpace: CGFloat = 0
    /// The distance by which the line is scrolled to the left.
    var scroll: CGFloat = 0
}

extension UITextField {
    /// Invalidates the line.
    package func lookDidChange() {
        geometry.line = nil
        border.style = borderStyle
        border.setNeedsDisplay()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        content.lookDidChange()
    }

    func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        font = storedFont.adjusted(for: traitCollection)
    }

    // MARK: - Line

    /// Whether text without a direction is written from right to left.
    var writesRightToLeft: Bool {
        edited.boundaries.isRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func look(in window: Range<Int>, size: CGFloat?) -> FieldLine.Look {
        var attributes = TextAttributes(
            otherAttributes, over: TextAttributes(font: storedFont.textFont), traits: traitCollection)
        attributes.foregroundColor = nil
        if let size { attributes.font = attributes.font.withSize(size) }
        let scale = size.map { $0 / storedFont.pointSize } ?? 1
        return FieldLine.Look(
            attributes: attributes, runs: editor.styleRuns(in: window, over: attributes, scale: scale),
            isSecure: isSecureTextEntry,
            marked: editor.markedRuns,
            isRightToLeft: textIsRightToLeft,
            controlMarks: isEnabled ? Theme.TextInput.controlMarks(for: traitCollection) : nil)
    }

    /// Returns the current line, laid out around `focus` if the text is too long to be laid out completely.
    func line(focus: Int) -> FieldLine {
        let availableSpace = contentRect.width
        if let line = geometry.line, geometry.availableSpace == availableSpace || !adjustsFontSizeToFitWidth,
            line.suits(focus)
        {
            return line
        }
        let before = geometry.line
        let boundaries = edited.boundaries
        let window = FieldLine.window(in: boundaries, around: focus)
        var line = FieldLine(boundaries, look: look(in: window, size: nil), window: window)
        let space = availableSpace - Theme.TextInput.caretWidth
        if adjustsFontSizeToFitWidth, line.width > space, space > 0 {
            let size = storedFont.pointSize
            let least = minimumFontSize > 0 ? min(minimumFontSize, size) : size / 2
            // Advances are proportional to the size; the small reduction compensates for rounding.
            let fitting = max(least, min(size, (size * space / line.width - 0.05)))
            line = FieldLine(boundaries, look: look(in: window, size: fitting), window: window)
        }
        // The visible part stays in place when the text is laid out around another position.
        if let before, before.window != line.window {
            geometry.scroll += line.x(of: focus) - before.x(of: focus)
        }
        geometry.line = line
        geometry.availableSpace = availableSpace
        return line
    }

    // MARK: - Geometry

    /// The current rectangle of the text.
    var contentRect: CGRect {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return .zero }
        return rect
    }

    /// The x coordinate of the line's left end.
    var lineOrigin: CGFloat {
        let rect = contentRect
        let line = line(focus: edited.head)
        let availableSpace = rect.width - Theme.TextInput.caretWidth
        let predicted = predictedWidth
        let width = line.width + predicted
        guard width <= availableSpace, line.isWhole else { return rect.minX - geometry.scroll }
        // A prediction is at the end of the line.
        let shift = textIsRightToLeft ? predicted : 0
        switch textAlignment {
        case .center: return rect.minX + shift + ((rect.width - width) / 2).rounded(.down)
        case .left: return rect.minX + shift
        case .right: return rect.maxX + shift - width - Theme.TextInput.caretWidth
        case .natural, .justified:
            let isAtRight =
                edited.length == 0 && editor.writingDirection == .natural
                ? effectiveUserInterfaceLayoutDirection == .rightToLeft : textIsRightToLeft
            return isAtRight ? rect.maxX + shift - width - Theme.TextInput.caretWidth : rect.minX
        }
    }

    /// The width of the prediction after the caret; 0 if there is none.
    private var predictedWidth: CGFloat { editor.predictions?.shown?.width ?? 0 }

    /// The y coordinate of the baseline.
    var baseline: CGFloat { baseline(of: storedFont, in: contentRect) }

    func baseline(of font: UIFont, in rect: CGRect) -> CGFloat {
        let height = font.lineHeight
        let top: CGFloat
        switch contentVerticalAlignment {
        case .center, .fill: top = rect.minY + (rect.height - height) / 2
        case .top: top = rect.minY
        case .bottom: top = rect.maxY - height
        }
        let scale = max(traitCollection.displayScale, 1)
        return ((top + font.ascender) * scale).rounded() / scale
    }

    var textBaselines: TextBaselines {
        let line = baseline
        return TextBaselines(first: line, last: max(0, bounds.height - line), naturalHeight: nil)
    }

    private var lineFrame: (minY: CGFloat, height: CGFloat) {
        let overhang = Theme.TextInput.caretOverhang
        return (baseline - storedFont.ascender - overhang / 2, storedFont.lineHeight + overhang)
    }

    package func caretFrame(at offset: Int) -> CGRect {
        let frame = lineFrame
        let x = lineOrigin + line(focus: edited.head).x(of: offset)
        let rect = contentRect
        let width = Theme.TextInput.caretWidth
        guard edited.length > 0 else {
            return CGRect(x: placeholderEdge(x), y: frame.minY, width: width, height: frame.height)
        }
        // A caret at the very edge would be cut in half.
        let limit = max(rect.minX, rect.maxX - width)
        let place = offset == edited.head ? min(max(x - width / 2, rect.minX), limit) : x - width / 2
        return CGRect(x: place, y: frame.minY, width: width, height: frame.height)
    }

    /// Returns the x coordinate of the caret of an empty field: next to the placeholder, which it would otherwise cover.
    private func placeholderEdge(_ x: CGFloat) -> CGFloat {
        let (rect, width) = (contentRect, Theme.TextInput.caretWidth)
        guard storedPlaceholder?.length ?? 0 > 0 else { return min(max(x - width / 2, rect.minX), rect.maxX - width) }
        if x <= rect.minX { return rect.minX - FieldContentView.overhang }
        return x >= rect.maxX - width ? rect.maxX - width + FieldContentView.overhang : x - width / 2
    }

    package func secondaryCaretFrame(at offset: Int) -> CGRect? {
        guard let x = line(focus: edited.head).secondaryX(of: offset) else { return nil }
        let (frame, rect, width) = (lineFrame, contentRect, Theme.TextInput.caretWidth)
        let place = min(max(lineOrigin + x - width / 2, rect.minX), max(rect.minX, rect.maxX - width))
        return CGRect(x: place, y: frame.minY, width: width, height: frame.height)
    }

    package func selectionFrames(of range: Range<Int>) -> [CGRect] {
        let (frame, origin) = (lineFrame, lineOrigin)
        return line(focus: edited.head).spans(of: range).map { span in
            CGRect(
                x: origin + span.lowerBound, y: frame.minY, width: span.upperBound - span.lowerBound,
                height: frame.height)
        }
    }

    package func offset(at point: CGPoint) -> Int {
        guard point.x.isFinite else { return edited.head }
        return edited.boundaries.character(at: line(focus: edited.head).offset(at: point.x - lineOrigin))
    }

    /// Scrolls to make the caret and the prediction visible, but not beyond them and the text.
    func showCaret() {
        let availableSpace = contentRect.width - Theme.TextInput.caretWidth
        let (line, predicted) = (line(focus: edited.head), predictedWidth)
        guard availableSpace > 0, line.width + predicted > availableSpace || !line.isWhole else {
            return geometry.scroll = 0
        }
        let x = line.x(of: edited.head)
        let (before, after) = textIsRightToLeft ? (predicted, 0) : (0, predicted)
        var scroll = geometry.scroll
        if x - before < scroll { scroll = x - before }
        if x + after > scroll + availableSpace { scroll = x + after - availableSpace }
        geometry.scroll = min(max(scroll, -before), max(line.width + after - availableSpace, -before))
    }

    /// Scrolls to the beginning, which is shown when the field is not being edited.
    func showBeginning() {
        geometry.line = nil
        let availableSpace = contentRect.width - Theme.TextInput.caretWidth
        let line = line(focus: 0)
        geometry.scroll = textIsRightToLeft && line.isWhole ? max(line.width - availableSpace, 0) : 0
    }

    // MARK: - Sizes

    var naturalSize: CGSize {
        let scale = traitCollection.displayScale
        let shown = edited.length > 0 ? line(focus: edited.head).layout.size.width : placeholderLine?.size.width ?? 0
        let height = storedFont.lineHeight
        let isPlain = borderStyle == .none
        let sides = sideWidths(isEditing: isEditing)
        let padding = isPlain ? Theme.TextInput.caretWidth : Theme.TextField.intrinsicPadding
        let least = isPlain ? 0 : Theme.TextField.height
        let tall = isPlain ? height + Theme.TextField.plainPadding : height + 2 * Theme.TextField.textInset.height + 7
        return CGSize(
            width: (shown + padding + sides.start + sides.end).roundedUpToPixel(scale: scale),
            height: max(least, tall).roundedUpToPixel(scale: scale))
    }
}
