// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextEditing
internal import TextLayout
internal import UIKitCore

/// The layout manager as a part of its engine.
extension NSTextLayoutManager {
    func offset(of location: any NSTextLocation) -> Int {
        min(max(textContentManager?.offset(of: location) ?? 0, 0), engine.stack.length)
    }

    func offsets(of range: NSTextRange) -> Range<Int> {
        let start = offset(of: range.location)
        return start..<max(offset(of: range.endLocation), start)
    }

    func location(at offset: Int) -> any NSTextLocation {
        textContentManager?.location(at: offset) ?? StorageLocation(offset)
    }

    func range(_ offsets: Range<Int>) -> NSTextRange {
        NSTextRange(between: location(at: offsets.lowerBound), and: location(at: offsets.upperBound))
    }

    // MARK: - Text and container

    func contentManagerDidChange(to manager: NSTextContentManager?) {
        textContentManager = manager
        textSelections = []
        rendering = nil
        mirror = nil
        let storage = (manager as? NSTextContentStorage)?.textStorage ?? manager.map { mirrored($0) }
        if engine.isHidden {
            engine.attach(to: storage)
        } else if engine.textStorage !== storage {
            storage?.addLayoutManager(engine)
        }
        live = []
    }

    func containerDidChange(from old: NSTextContainer?) {
        if let old { engine.removeTextContainer(old) }
        guard let textContainer else { return }
        textContainer.engine?.removeTextContainer(textContainer)
        engine.addTextContainer(textContainer)
    }

    /// Makes a storage of the paragraphs of a content manager that has none.
    private func mirrored(_ manager: NSTextContentManager) -> NSTextStorage {
        let text = NSMutableAttributedString(string: "")
        var elements: [(start: Int, element: NSTextElement)] = []
        manager.enumerateTextElements(from: nil, options: []) { element in
            let isShown =
                manager.delegate?.textContentManager(manager, shouldEnumerate: element, options: []) ?? true
            guard isShown, let paragraph = element as? NSTextParagraph else { return true }
            elements.append((text.length, element))
            text.append(paragraph.attributedString)
            return true
        }
        let storage = NSTextStorage(attributedString: text)
        mirror = (storage, elements)
        return storage
    }

    /// Lays out the changed elements of a content manager that has no storage.
    func reloadElements() {
        guard let manager = textContentManager, !(manager is NSTextContentStorage) else { return }
        let selections = textSelections
        let storage = mirrored(manager)
        engine.attach(to: storage)
        live = []
        textSelections = selections
    }

    // MARK: - Changes

    func customizationDidChange() {
        let isNeeded = delegate != nil || renderingAttributesValidator != nil
        engine.stack.surroundings = isNeeded ? { [weak self] in self?.begin($0) } : nil
        engine.invalidateAll()
    }

    /// Called before the layout of changed paragraphs is invalidated.
    func textDidChange(_ change: TextChange) {
        rendering?.replace(change.range, count: change.count, with: AttributeSet([:]))
        live.removeAll { $0.fragment == nil }
        for fragment in live.compactMap(\.fragment) where fragment.offsets.lowerBound >= change.range.upperBound {
            let shift = change.count - change.range.count
            let moved = fragment.offsets.lowerBound + shift
            fragment.offsets = moved..<moved + fragment.offsets.count
        }
    }

    // MARK: - Fragments

    /// Makes the fragment of a paragraph whose layout begins.
    private func begin(_ content: ParagraphStack.Content) -> ParagraphStack.Surroundings? {
        let index = engine.stack.paragraph(at: content.range.lowerBound)
        guard let fragment = fragment(ofParagraph: index) else { return nil }
        begun = fragment
        if let renderingAttributesValidator {
            isValidating = true
            renderingAttributesValidator(self, fragment)
            isValidating = false
        }
        return ParagraphStack.Surroundings(
            fragment: fragment, top: max(fragment.topMargin, 0), bottom: max(fragment.bottomMargin, 0))
    }

    /// Returns the fragment of a paragraph of the stack, which isn't laid out.
    private func fragment(ofParagraph index: Int) -> NSTextLayoutFragment? {
        let stack = engine.stack
        let range = stack.range(of: index)
        if let known = stack.fragment(of: index) as? NSTextLayoutFragment, known.textLayoutManager === self {
            known.offsets = range
            return known
        }
        if let known = live.last(where: { $0.fragment?.offsets == range })?.fragment { return known }
        guard let element = element(at: range.lowerBound) else { return nil }
        let location = location(at: range.lowerBound)
        let isPiece = stack.content(of: index).upperBound == range.upperBound && index < stack.count - 1
        let fragment: NSTextLayoutFragment
        if let delegate {
            fragment = delegate.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
        } else {
            fragment = NSTextLayoutFragment(textElement: element, range: isPiece ? self.range(range) : nil)
        }
        fragment.textLayoutManager = self
        fragment.offsets = range
        live.append(WeakFragment(fragment: fragment))
        if live.count % 256 == 0 { live.removeAll { $0.fragment == nil } }
        return fragment
    }

    private func element(at offset: Int) -> NSTextElement? {
        if let content = textContentManager as? NSTextContentStorage {
            return content.element(content.paragraphRange(at: offset))
        }
        guard let elements = mirror?.elements else { return nil }
        return elements.last { $0.start <= offset }?.element
    }

    /// Returns the paragraph of a fragment in the stack; `nil` if the fragment isn't part of the layout anymore.
    private func paragraph(of fragment: NSTextLayoutFragment) -> Int? {
        let index = engine.stack.paragraph(at: fragment.offsets.lowerBound)
        guard engine.stack.range(of: index) == fragment.offsets else { return nil }
        let known = engine.stack.fragment(of: index)
        return known == nil || known === fragment ? index : nil
    }

    func layout(of fragment: NSTextLayoutFragment) -> TextLayout? {
        guard let index = paragraph(of: fragment) else { return nil }
        let layout = engine.stack.layout(of: index)
        engine.stack.setFragment(fragment, of: index)
        fragment.layout = layout
        return layout
    }

    func state(of fragment: NSTextLayoutFragment) -> NSTextLayoutFragment.State {
        guard let index = paragraph(of: fragment) else { return .none }
        return switch engine.stack.isMeasured(index) {
        case .none: .estimatedUsageBounds
        case .some(false): .calculatedUsageBounds
        case .some(true): .layoutAvailable
        }
    }

    func frame(of fragment: NSTextLayoutFragment) -> CGRect? {
        guard let index = paragraph(of: fragment) else { return nil }
        let stack = engine.stack
        let top = stack.top(of: index)
        let padding = textContainer?.lineFragmentPadding ?? 0
        let size = stack.sizeOfText(in: index)
        return CGRect(x: padding, y: top, width: size.width, height: size.height)
    }

    var usageBounds: CGRect {
        let stack = engine.stack
        guard textContainer != nil, stack.length > 0 else { return .zero }
        let height = stack.height
        let padding = (textContainer?.lineFragmentPadding ?? 0) * 2
        let width = stack.isExact ? stack.usedWidth : min(stack.width, 1e6)
        return CGRect(x: 0, y: 0, width: width + padding, height: height)
    }

    func fragment(with offset: Int) -> NSTextLayoutFragment? {
        guard engine.stack.length > 0 else { return nil }
        return fragment(ofParagraph: engine.stack.paragraph(at: offset))
    }

    func fragment(at point: CGPoint) -> NSTextLayoutFragment? {
        let stack = engine.stack
        guard stack.length > 0, point.y.isFinite, point.y >= 0 else { return nil }
        let index = stack.paragraph(atHeight: point.y)
        _ = stack.layout(of: index)
        guard point.y <= stack.bottom(of: index) else { return nil }
        return fragment(ofParagraph: index)
    }

    func enumerateFragments(
        from offset: Int?, _ options: NSTextLayoutFragment.EnumerationOptions, _ block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let stack = engine.stack
        let isReverse = options.contains(.reverse)
        func isExtra(_ index: Int) -> Bool { index == stack.count - 1 && index > 0 && stack.range(of: index).isEmpty }
        guard stack.length > 0 || options.contains(.ensuresExtraLineFragment) else { return nil }
        var index = offset.map { stack.paragraph(at: $0) } ?? (isReverse ? stack.count - 1 : 0)
        while (0..<stack.count).contains(index) {
            let next = isReverse ? index - 1 : index + 1
            defer { index = next }
            if isExtra(index), !options.contains(.ensuresExtraLineFragment) { continue }
            guard let fragment = fragment(ofParagraph: index) else { continue }
            if options.contains(.ensuresLayout) { _ = layout(of: fragment) }
            guard block(fragment) else {
                return location(at: isReverse ? fragment.offsets.lowerBound : fragment.offsets.upperBound)
            }
        }
        return location(at: isReverse ? 0 : stack.length)
    }

    // MARK: - Attributes and drawing

    /// Completes the text of a paragraph before it is laid out.
    func complete(_ text: inout AttributedText, _ content: ParagraphStack.Content) {
        let range = content.range
        addLinks(to: &text, range)
        if let rendering {
            for run in rendering.runs(in: range) where !run.value.attributes.isEmpty {
                let local = run.range.lowerBound - range.lowerBound..<run.range.upperBound - range.lowerBound
                text.addRenderingAttributes(run.value.attributes, in: local)
            }
        }
        if usesHyphenation { text.addHyphenation(1) }
        guard let fragment = begun, fragment.offsets.lowerBound == range.lowerBound else { return }
        begun = nil
        let (leading, trailing) = (max(fragment.leadingPadding, 0), max(fragment.trailingPadding, 0))
        guard leading > 0 || trailing > 0 else { return }
        text.modifyAttributes(in: 0..<max(text.length, 1)) {
            $0.paragraph.firstLineHeadIndent += leading
            $0.paragraph.headIndent += leading
            if $0.paragraph.tailIndent <= 0 { $0.paragraph.tailIndent -= trailing }
        }
    }

    private func addLinks(to text: inout AttributedText, _ range: Range<Int>) {
        guard engine.client == nil || delegate != nil, let storage = engine.textStorage, !range.isEmpty else { return }
        storage.enumerateAttribute(.link, in: NSRange(range)) { link, run, _ in
            guard let link else { return }
            let local = run.location - range.lowerBound..<NSMaxRange(run) - range.lowerBound
            text.addRenderingAttributes(renderingAttributes(forLink: link, at: location(at: run.location)), in: local)
        }
    }

    func linkAttributes(_ link: Any, at location: any NSTextLocation) -> [NSAttributedString.Key: Any] {
        let standard = engine.client?.attributesOfLinks ?? Self.linkRenderingAttributes
        guard let delegate else { return standard }
        return delegate.textLayoutManager(
            self, renderingAttributesForLink: link, at: location, defaultAttributes: standard) ?? [:]
    }

    /// Draws the fragments with characters of a range.
    func draw(_ range: Range<Int>, in context: CGContext, at origin: CGPoint) {
        let stack = engine.stack
        for index in stack.paragraph(at: range.lowerBound)...max(stack.paragraph(at: range.upperBound), 0) {
            guard let fragment = fragment(ofParagraph: index) else { continue }
            _ = layout(of: fragment)
            let frame = fragment.layoutFragmentFrame
            fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
        }
    }
}

extension AttributedText {
    /// Adds the attributes that don't change the layout.
    fileprivate mutating func addRenderingAttributes(_ dictionary: [NSAttributedString.Key: Any], in range: Range<Int>)
    {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, !dictionary.isEmpty else { return }
        let traits = UITraitCollection.current
        modifyAttributes(in: range) { attributes in
            let made = TextAttributes(dictionary, over: TextAttributes(font: attributes.font), traits: traits)
            if dictionary[.foregroundColor] != nil { attributes.foregroundColor = made.foregroundColor }
            if dictionary[.backgroundColor] != nil { attributes.backgroundColor = made.backgroundColor }
            if dictionary[.underlineStyle] != nil { attributes.underline = made.underline }
            if dictionary[.strikethroughStyle] != nil { attributes.strikethrough = made.strikethrough }
        }
    }
}
