// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

extension ChangeCollector {
    /// The largest part of a text that is reported as inserted or removed, in UTF-16 units.
    private static var maximumLength: Int { 1 << 16 }

    /// Remembers a text with which later changes are compared.
    func watchText(of object: UIResponder) {
        guard let source = object as? any AccessibilityTextSource, texts[ObjectIdentifier(object)] == nil else {
            return
        }
        texts = texts.filter { $0.value.owner.object != nil }
        texts[ObjectIdentifier(object)] = (WeakResponder(object: object), buffer(of: source))
    }

    private func buffer(of source: any AccessibilityTextSource) -> TextBuffer { InputBacking(source).buffer }

    private func node(of object: UIResponder) -> AccessibleNode? {
        guard let node = tree.table.existing(object), node.snapshot != nil else { return nil }
        return node
    }

    func textChanged(in object: UIResponder, range: Range<Int>, count: Int) {
        guard let node = node(of: object), let source = object as? any AccessibilityTextSource else { return }
        let new = buffer(of: source)
        let known = texts[ObjectIdentifier(object)]
        texts[ObjectIdentifier(object)] = (WeakResponder(object: object), new)
        guard let old = known?.buffer, known?.owner.object === object, range.upperBound <= old.length else {
            return pending.append(.textAttributes(node.id))
        }
        report(node, old, range, new, range.lowerBound..<range.lowerBound + count)
        caretMoved(in: object)
    }

    func wholeTextChanged(in object: UIResponder) {
        guard let node = node(of: object), let source = object as? any AccessibilityTextSource else { return }
        let new = buffer(of: source)
        let old = texts[ObjectIdentifier(object)]?.buffer
        texts[ObjectIdentifier(object)] = (WeakResponder(object: object), new)
        guard let old else { return }
        report(node, old, 0..<old.length, new, 0..<new.length)
    }

    private func report(
        _ node: AccessibleNode, _ old: TextBuffer, _ removed: Range<Int>, _ new: TextBuffer, _ inserted: Range<Int>
    ) {
        if !removed.isEmpty {
            let part = removed.lowerBound..<min(removed.upperBound, removed.lowerBound + Self.maximumLength)
            append(
                .textRemoved(
                    node.id, offset: old.scalars(before: removed.lowerBound), text: old.substring(part)))
        }
        if !inserted.isEmpty {
            let part = inserted.lowerBound..<min(inserted.upperBound, inserted.lowerBound + Self.maximumLength)
            append(
                .textInserted(node.id, offset: new.scalars(before: inserted.lowerBound), text: new.substring(part)))
        }
    }

    func caretMoved(in object: UIResponder) {
        guard let node = node(of: object), let text = tree.text(of: object, node.id) else { return }
        watchText(of: object)
        append(.caret(node.id, offset: text.caret))
        append(.textSelection(node.id))
    }
}
