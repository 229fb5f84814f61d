// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
internal import TextLayout
internal import UIKitCore

extension NSLayoutManager {
    // MARK: - Text

    func attach(to storage: NSTextStorage?) {
        textStorage = storage
        stack.reset(storage?.string ?? "")
        for client in clients {
            client.layoutDidChange(nil, place: 0...CGFloat.greatestFiniteMagnitude, isSameHeight: false)
        }
    }

    /// Updates the layout of paragraphs after a change of the storage.
    func textDidChange(_ mask: NSTextStorage.EditActions, _ range: Range<Int>, _ delta: Int) {
        guard let textStorage else { return }
        // Nothing may be measured before the paragraphs match the new text.
        let (height, count) = (stack.knownHeight, stack.count)
        var place: ClosedRange<CGFloat>?
        var change: TextChange?
        var isSplit = false
        if mask.contains(.editedCharacters) {
            let end = max(range.upperBound - delta, range.lowerBound)
            let replaced = TextChange(range: range.lowerBound..<end, count: range.count)
            modern?.textDidChange(replaced)
            place = stack.replace(replaced) { textStorage.substring($0) }
            change = replaced
            isSplit = stack.count != count
        }
        if mask.contains(.editedAttributes) {
            let styled = stack.forgetLayouts(in: range)
            place =
                place.map { min($0.lowerBound, styled.lowerBound)...max($0.upperBound, styled.upperBound) } ?? styled
        }
        if let items = renumber(after: range, mask, isSplit: isSplit) {
            place = place.map { min($0.lowerBound, items.lowerBound)...max($0.upperBound, items.upperBound) }
        }
        hasCompletedLayout = false
        delegate?.layoutManagerDidInvalidateLayout(self)
        guard let place else { return }
        let isSameHeight = stack.knownHeight == height && stack.count == count
        for client in clients { client.layoutDidChange(change, place: place, isSameHeight: isSameHeight) }
    }

    /// Invalidates the whole layout.
    func invalidateAll() {
        stack.forgetLayouts()
        hasCompletedLayout = false
        delegate?.layoutManagerDidInvalidateLayout(self)
        for client in clients { client.containersDidChange() }
    }

    // MARK: - Containers

    func containersDidChange() {
        let containers = textContainers
        columns = ContainerColumn.columns(of: containers)
        let isSimple =
            containers.count == 1 && columns[0].limits.height == .infinity
            && containers[0].isSimpleRectangularTextContainer
        let width = (columns.first?.limits.width ?? .infinity) - 2 * (containers.first?.lineFragmentPadding ?? 0)
        stack.width = width.isFinite ? max(width, 0) : 1e6
        let lines = isSimple ? max(containers[0].maximumNumberOfLines, 0) : 0
        if stack.maximumLines != lines {
            stack.maximumLines = lines
            stack.reset(textStorage?.string ?? "")
        }
        stack.shape =
            isSimple || containers.isEmpty
            ? nil : ContainerColumn.shape(of: columns) { [weak self] in self?.stack.shapedOffset ?? 0 }
        invalidateAll()
    }

    // MARK: - Attributes

    /// Returns the text of a paragraph with its attributes.
    func attributedText(_ content: ParagraphStack.Content) -> AttributedText {
        var text = client?.attributedParagraph(content) ?? plainParagraph(content)
        if drawsBackgrounds { text.removeDrawnDecorations() }
        addMarker(of: content, to: &text)
        addAttachments(of: content, to: &text)
        addSpacing(of: content, to: &text)
        let hyphenation = hyphenationFactor > 0 ? min(hyphenationFactor, 1) : usesDefaultHyphenation ? 1 : 0
        if hyphenation > 0 { text.addHyphenation(hyphenation) }
        modern?.complete(&text, content)
        return text
    }

    /// Returns a paragraph of a text that no view shows.
    private func plainParagraph(_ content: ParagraphStack.Content) -> AttributedText {
        var base = TextAttributes(font: UIFont.systemFont(ofSize: 12).textFont)
        if let mode = textContainers.first?.lineBreakMode { base.paragraph.lineBreakMode = mode.textMode }
        guard let textStorage else { return AttributedText("", attributes: base) }
        let traits = UITraitCollection.current
        if let shown = (modern?.textContentManager as? NSTextContentStorage)?.displayedText(content.range) {
            return AttributedText(shown, over: base, traits: traits)
        }
        guard !content.range.isEmpty else {
            let position = min(content.range.lowerBound, textStorage.length - 1)
            guard position >= 0 else { return AttributedText("", attributes: base) }
            let attributes = textStorage.attributes(at: position, effectiveRange: nil)
            return AttributedText("", attributes: TextAttributes(attributes, over: base, traits: traits))
        }
        var text = AttributedText(
            textStorage.attributedSubstring(from: NSRange(content.range)), over: base, traits: traits)
        if content.isContinuation {
            text.modifyAttributes(in: 0..<text.length) { $0.paragraph.firstLineHeadIndent = $0.paragraph.headIndent }
        }
        return text
    }

    /// Adds the spacing that the delegate wants; it is asked once for each paragraph.
    private func addSpacing(of content: ParagraphStack.Content, to text: inout AttributedText) {
        guard let delegate else { return }
        let rect = CGRect(x: 0, y: 0, width: stack.width, height: stack.measures.lineHeight)
        let last = max(content.range.upperBound - 1, content.range.lowerBound)
        let line = delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
        let before = delegate.layoutManager(
            self, paragraphSpacingBeforeGlyphAt: content.range.lowerBound, withProposedLineFragmentRect: rect)
        let after = delegate.layoutManager(
            self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
        guard line != 0 || before != 0 || after != 0 else { return }
        text.modifyAttributes(in: 0..<text.length) {
            $0.paragraph.lineSpacing += line
            $0.paragraph.paragraphSpacingBefore += before
            $0.paragraph.paragraphSpacing += after
        }
    }
}

extension NSTextStorage {
    /// Returns a part of the text.
    func substring(_ range: Range<Int>) -> String {
        guard !hasOwnContent else { return content.buffer.substring(range) }
        let string = string as NSString
        return string.substring(with: NSRange(TextContent.clamped(NSRange(range), to: string.length)))
    }
}

extension AttributedText {
    /// Divides words in paragraphs whose style doesn't.
    mutating func addHyphenation(_ factor: CGFloat) {
        modifyAttributes(in: 0..<max(length, 1)) { attributes in
            var extras = attributes.paragraph.extras ?? TextParagraph.Extras()
            if extras.hyphenationFactor == 0 { extras.hyphenationFactor = factor }
            attributes.paragraph.extras = extras
        }
    }
}
