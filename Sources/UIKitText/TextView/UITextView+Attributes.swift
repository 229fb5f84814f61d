// SPDX-License-Identifier: MIT
internal import DataDetection
internal import Foundation
internal import TextEditing
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

/// Attributes of the text.
extension UITextView {
    var textAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        return otherAttributes.merging(
            [.font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style]
        ) { $1 }
    }

    func adopt(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { storedFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { storedTextColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }

    /// Returns the attributed text of a paragraph.
    func attributedParagraph(_ content: ParagraphStack.Content) -> AttributedText {
        let range = content.range
        var base = TextAttributes(font: storedFont.textFont)
        base.paragraph = TextParagraph(
            alignment: textAlignment.textAlignment, lineBreakMode: textContainer.lineBreakMode.textMode)
        let string = edited.substring(range)
        if let shown = (modern?.content as? NSTextContentStorage)?.displayedText(range) {
            var text = AttributedText(shown, over: paragraph(base, string), traits: traitCollection)
            text.modifyAttributes(in: 0..<text.length) { $0 = paragraph($0, string) }
            return text
        }
        guard !range.isEmpty else {
            return AttributedText("", attributes: paragraph(attributesOfEmpty(at: range.lowerBound, base), string))
        }
        var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
        var end = 0
        func add(_ range: Range<Int>, _ attributes: TextAttributes) {
            runs.append((range, paragraph(attributes, string)))
            end = range.upperBound
        }
        for run in styledRuns(in: range, over: base) {
            let local = run.range.lowerBound - range.lowerBound..<run.range.upperBound - range.lowerBound
            if local.lowerBound > end { add(end..<local.lowerBound, base) }
            add(local, run.attributes)
        }
        if end < range.count { add(end..<range.count, base) }
        var text = AttributedText(string, runs: runs)
        let detected = detection.data(in: range)
        let looks = detected.isEmpty ? [:] : linkTextAttributes
        for data in detected {
            let detected = data.range.clamped(to: range)
            text.modifyAttributes(
                in: detected.lowerBound - range.lowerBound..<detected.upperBound - range.lowerBound
            ) { [traitCollection] in $0 = TextAttributes(looks, over: $0, traits: traitCollection) }
        }
        for run in editor.markedRuns {
            let marked = run.range.clamped(to: range)
            guard !marked.isEmpty else { continue }
            text.modifyAttributes(
                in: marked.lowerBound - range.lowerBound..<marked.upperBound - range.lowerBound, run.apply)
        }
        if acceptsEdits { text.showControls(Theme.TextInput.controlMarks(for: traitCollection)) }
        return text
    }

    /// Returns the attributes that determine the height of an empty line: those of the typed text or of the newline.
    private func attributesOfEmpty(at offset: Int, _ base: TextAttributes) -> TextAttributes {
        if let typing = editor.typing, offset == edited.head {
            return TextAttributes(typing, over: base, traits: traitCollection)
        }
        guard let styles = editor.styles, styles.length == edited.length, styles.length > 0 else { return base }
        let index = offset < styles.length ? offset : styles.length - 1
        let attributes = styles.attributes(at: index, effectiveRange: nil)
        return TextAttributes(attributes, over: base, traits: traitCollection)
    }

    var standardLinkAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: tintColor ?? .tintColor]
        if UIAccessibility.shouldDifferentiateWithoutColor || UIAccessibility.buttonShapesEnabled {
            attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        }
        return attributes
    }

    private func styledRuns(in range: Range<Int>, over base: TextAttributes) -> [StyleRun] {
        var runs = editor.styleRuns(in: range, over: base)
        guard runs.contains(where: \.isLink) else { return runs }
        let looks = linkTextAttributes
        for index in runs.indices where runs[index].isLink {
            runs[index].attributes = TextAttributes(looks, over: runs[index].attributes, traits: traitCollection)
        }
        return runs
    }

    /// Returns the attributes with the paragraph style completed by the container and the writing direction.
    private func paragraph(_ attributes: TextAttributes, _ string: String) -> TextAttributes {
        var attributes = attributes
        if attributes.paragraph.baseWritingDirection == .natural {
            let isRightToLeft: Bool
            switch editor.writingDirection {
            case .leftToRight: isRightToLeft = false
            case .rightToLeft: isRightToLeft = true
            case .natural:
                isRightToLeft =
                    TextBoundaries.isRightToLeft(string)
                    ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
            }
            attributes.paragraph.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if textContainer.lineBreakMode != .byWordWrapping {
            attributes.paragraph.lineBreakMode = textContainer.lineBreakMode.textMode
        }
        return attributes
    }
}
