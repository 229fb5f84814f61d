// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// The text of a view that adopts `UITextInput`.
///
/// The toolkit's own views share their text; others are asked for all of it.
struct InputBacking: TextBacking {
    let input: any UITextInput
    private var source: (any AccessibilityTextSource)? { input as? any AccessibilityTextSource }

    init(_ input: any UITextInput) {
        self.input = input
    }

    var isReadable: Bool { !input.isSecureTextEntry }

    var buffer: TextBuffer {
        let buffer =
            source?.accessibilityBuffer
            ?? TextBuffer(textRange(0..<length).flatMap { input.text(in: $0) } ?? "")
        return isReadable ? buffer : TextBuffer(String(repeating: "\u{2022}", count: buffer.length))
    }

    private var length: Int { max(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 0) }

    private func position(_ offset: Int) -> UITextPosition? {
        input.position(from: input.beginningOfDocument, offset: offset)
    }

    private func offset(of position: UITextPosition) -> Int {
        max(input.offset(from: input.beginningOfDocument, to: position), 0)
    }

    private func textRange(_ range: Range<Int>) -> UITextRange? {
        guard let start = position(range.lowerBound), let end = position(range.upperBound) else { return nil }
        return input.textRange(from: start, to: end)
    }

    // MARK: - Selection

    var selection: (range: Range<Int>, caret: Int) {
        if let source { return source.accessibilitySelection }
        guard let range = input.selectedTextRange else { return (0..<0, 0) }
        let (start, end) = (offset(of: range.start), offset(of: range.end))
        return (start..<max(start, end), max(start, end))
    }

    func select(_ range: Range<Int>) -> Bool {
        guard let range = textRange(range) else { return false }
        input.selectedTextRange = range
        return true
    }

    // MARK: - Geometry

    private var view: UIView? { input.textInputView ?? input as? UIView }

    func line(at offset: Int) -> Range<Int>? {
        guard let position = position(offset),
            let found = input.tokenizer.rangeEnclosingPosition(
                position, with: .line, inDirection: .storage(.forward))
                ?? input.tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage(.backward))
        else { return nil }
        let (start, end) = (self.offset(of: found.start), self.offset(of: found.end))
        return start..<max(start, end)
    }

    func frame(of range: Range<Int>) -> CGRect {
        guard let view, let start = position(range.lowerBound) else { return .zero }
        if range.isEmpty { return view.convert(input.caretRect(for: start), to: nil) }
        guard let textRange = textRange(range) else { return .zero }
        // The rectangles of a long range need the layout of all of it.
        guard range.count <= 4096 else { return view.convert(input.firstRect(for: textRange), to: nil) }
        let rects = input.selectionRects(for: textRange).map(\.rect)
        let frame = rects.reduce(CGRect.null) { $0.union($1) }
        return view.convert(frame.isNull ? input.firstRect(for: textRange) : frame, to: nil)
    }

    func offset(at point: CGPoint) -> Int? {
        guard let view else { return nil }
        let place = view.convert(point, from: nil)
        guard view.bounds.contains(place), let position = input.closestPosition(to: place) else { return nil }
        return offset(of: position)
    }

    func reveal(_ range: Range<Int>) -> Bool {
        guard let view, let start = position(range.lowerBound) else { return false }
        guard let scroll = input as? UIScrollView else { return true }
        scroll.scrollRectToVisible(scroll.convert(input.caretRect(for: start), from: view), animated: false)
        return true
    }

    // MARK: - Content

    func attributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>) {
        if let source { return source.accessibilityAttributes(at: offset) }
        let attributes = position(offset).flatMap { input.textStyling(at: $0, in: .forward) } ?? [:]
        return (attributes, 0..<length)
    }

    var defaultAttributes: [NSAttributedString.Key: Any] { source?.accessibilityDefaultAttributes ?? [:] }

    func replace(_ range: Range<Int>, with text: String) -> Bool {
        if let source { return source.accessibilityReplace(range, with: text) }
        guard input.isEditable, let range = textRange(range), input.shouldChangeText(in: range, replacementText: text)
        else { return false }
        input.replace(range, withText: text)
        return true
    }
}
