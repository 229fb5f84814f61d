// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

/// A text on the screen.
///
/// Offsets are in UTF-16 units, rectangles and points in the coordinates of the window.
@MainActor
protocol TextBacking {
    /// The text as it may be read: bullets for a secure one.
    var buffer: TextBuffer { get }
    var selection: (range: Range<Int>, caret: Int) { get }
    func select(_ range: Range<Int>) -> Bool
    /// Returns the line around an offset; `nil` if lines aren't known.
    func line(at offset: Int) -> Range<Int>?
    func frame(of range: Range<Int>) -> CGRect
    func offset(at point: CGPoint) -> Int?
    func attributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>)
    /// The attributes of text that has none of its own.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func reveal(_ range: Range<Int>) -> Bool
    func replace(_ range: Range<Int>, with text: String) -> Bool
    /// Whether the text may be copied.
    var isReadable: Bool { get }
}

extension TextBacking {
    var selection: (range: Range<Int>, caret: Int) { (0..<0, 0) }
    func select(_ range: Range<Int>) -> Bool { false }
    func replace(_ range: Range<Int>, with text: String) -> Bool { false }
    var isReadable: Bool { true }
    var defaultAttributes: [NSAttributedString.Key: Any] { [:] }
}

/// The text of an element without text input: its name.
struct LabelBacking: TextBacking {
    let object: UIResponder
    let attributed: NSAttributedString
    let buffer: TextBuffer

    init?(_ object: UIResponder) {
        guard let text = object.accessibilityAttributedLabel, text.length > 0 else { return nil }
        self.object = object
        attributed = text
        buffer = TextBuffer(text.string)
    }

    func line(at offset: Int) -> Range<Int>? { nil }

    func frame(of range: Range<Int>) -> CGRect { object.accessibilityFrame }

    func offset(at point: CGPoint) -> Int? { object.accessibilityFrame.contains(point) ? 0 : nil }

    func attributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>) {
        guard offset >= 0, offset < attributed.length else { return ([:], 0..<attributed.length) }
        var range = NSRange()
        let found = attributed.attributes(at: offset, effectiveRange: &range)
        return (found, range.location..<range.location + range.length)
    }

    func reveal(_ range: Range<Int>) -> Bool { true }
}

/// The lines of a page that is read line by line.
struct ReadingBacking: TextBacking {
    let content: any UIAccessibilityReadingContent
    private let lines: [(text: NSAttributedString, start: Int)]
    let buffer: TextBuffer
    /// The largest number of lines of a page.
    private static let maximumLines = 10_000

    init?(_ content: any UIAccessibilityReadingContent) {
        var lines: [(text: NSAttributedString, start: Int)] = []
        var text = ""
        while lines.count < Self.maximumLines,
            let line = content.accessibilityAttributedContent(forLineNumber: lines.count)
        {
            lines.append((line, text.utf16.count))
            text += line.string
            if !line.string.hasSuffix("\n") { text += "\n" }
        }
        if lines.isEmpty {
            guard let page = content.accessibilityAttributedPageContent(), page.length > 0 else { return nil }
            lines = [(page, 0)]
            text = page.string
        }
        self.content = content
        self.lines = lines
        buffer = TextBuffer(text)
    }

    private func number(at offset: Int) -> Int { lines.lastIndex { $0.start <= max(offset, 0) } ?? 0 }

    private func range(of number: Int) -> Range<Int> {
        let start = lines[number].start
        let end = number + 1 < lines.count ? lines[number + 1].start : buffer.length
        return start..<max(start, end)
    }

    func line(at offset: Int) -> Range<Int>? { range(of: number(at: offset)) }

    func frame(of range: Range<Int>) -> CGRect {
        let (first, last) = (number(at: range.lowerBound), number(at: max(range.lowerBound, range.upperBound - 1)))
        return (first...last).reduce(CGRect.null) { $0.union(content.accessibilityFrame(forLineNumber: $1)) }
    }

    func offset(at point: CGPoint) -> Int? {
        let number = content.accessibilityLineNumber(for: point)
        return lines.indices.contains(number) ? lines[number].start : nil
    }

    func attributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>) {
        let number = number(at: offset)
        let (text, start) = lines[number]
        guard offset - start >= 0, offset - start < text.length else { return ([:], range(of: number)) }
        var found = NSRange()
        let attributes = text.attributes(at: offset - start, effectiveRange: &found)
        return (attributes, start + found.location..<start + found.location + found.length)
    }

    func reveal(_ range: Range<Int>) -> Bool { true }
}
