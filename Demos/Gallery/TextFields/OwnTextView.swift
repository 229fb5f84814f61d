// SPDX-License-Identifier: MIT
import UIKit

/// A line of text that the view stores, draws with Core Text, and lets a text interaction edit.
final class OwnTextView: UIView, UITextInput {
    private final class Position: UITextPosition {
        let offset: Int

        init(_ offset: Int) {
            self.offset = offset
            super.init()
        }
    }

    private final class Span: UITextRange {
        let range: NSRange

        init(_ range: NSRange) {
            self.range = range
            super.init()
        }

        override var start: UITextPosition { Position(range.location) }
        override var end: UITextPosition { Position(NSMaxRange(range)) }
        override var isEmpty: Bool { range.length == 0 }
    }

    private final class Piece: UITextSelectionRect {
        private let piece: CGRect
        private let isRightToLeft: Bool

        init(_ piece: CGRect, isRightToLeft: Bool) {
            self.piece = piece
            self.isRightToLeft = isRightToLeft
            super.init()
        }

        override var rect: CGRect { piece }
        override var writingDirection: NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
    }

    private let store = NSMutableString(string: "Own text, שלום, here")
    private var selection = NSRange(location: 0, length: 0)
    private var marked: NSRange?
    private var font: UIFont {
        UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traitCollection)
    }
    private let inset: CGFloat = 8
    private var line: CTLine { CTLineCreateWithAttributedString(attributed) }
    weak var inputDelegate: (any UITextInputDelegate)?
    private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 7
        layer.cornerCurve = .continuous
        contentMode = .redraw
        accessibilityLabel = "Own text"
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = self
        addInteraction(interaction)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    private var attributed: NSAttributedString {
        let text = NSMutableAttributedString(
            string: store as String, attributes: [.font: font, .foregroundColor: UIColor.label])
        if let marked {
            text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked)
        }
        return text
    }

    override func draw(_ rect: CGRect) {
        attributed.draw(at: CGPoint(x: inset, y: (bounds.height - font.lineHeight) / 2))
    }

    // MARK: - Text

    var hasText: Bool { store.length > 0 }

    func insertText(_ text: String) {
        change(marked ?? selection, text)
        marked = nil
    }

    func deleteBackward() {
        if selection.length == 0, selection.location > 0 {
            selection = store.rangeOfComposedCharacterSequence(at: selection.location - 1)
        }
        change(marked ?? selection, "")
        marked = nil
    }

    func text(in range: UITextRange) -> String? { store.substring(with: clamped(range)) }

    func replace(_ range: UITextRange, withText text: String) { change(clamped(range), text) }

    private func change(_ range: NSRange, _ text: String) {
        inputDelegate?.selectionWillChange(self)
        inputDelegate?.textWillChange(self)
        store.replaceCharacters(in: range, with: text)
        selection = NSRange(location: range.location + text.utf16.count, length: 0)
        setNeedsDisplay()
        inputDelegate?.textDidChange(self)
        inputDelegate?.selectionDidChange(self)
    }

    var selectedTextRange: UITextRange? {
        get { Span(selection) }
        set { selection = newValue.map(clamped) ?? NSRange(location: 0, length: 0) }
    }

    var markedTextRange: UITextRange? { marked.map { Span($0) } }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let (text, range) = (markedText ?? "", marked ?? selection)
        change(range, text)
        marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
        setNeedsDisplay()
    }

    func unmarkText() {
        marked = nil
        setNeedsDisplay()
    }

    // MARK: - Positions

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(store.length) }

    private func offset(_ position: UITextPosition) -> Int {
        min(max((position as? Position)?.offset ?? 0, 0), store.length)
    }

    private func clamped(_ range: UITextRange) -> NSRange {
        let start = offset(range.start)
        return NSRange(location: start, length: max(offset(range.end) - start, 0))
    }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, second) = (offset(fromPosition), offset(toPosition))
        return Span(NSRange(location: min(first, second), length: abs(second - first)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target = self.offset(position) + offset
        return (0...store.length).contains(target) ? Position(target) : nil
    }

    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (offset(position), offset(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        direction == .left || direction == .up ? range.start : range.end
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }

    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .leftToRight }

    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

    // MARK: - Geometry

    func caretRect(for position: UITextPosition) -> CGRect {
        let x = CTLineGetOffsetForStringIndex(line, offset(position), nil)
        let height = font.lineHeight
        return CGRect(x: inset + x - 1, y: (bounds.height - height) / 2, width: 2, height: height)
    }

    func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? .null }

    /// Rectangles with the directions of their characters, from which split carets are derived.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let (range, line) = (clamped(range), line)
        return CTLineGetGlyphRuns(line).compactMap { $0 as? CTRun }
            .compactMap { piece(of: range, in: $0, of: line) }
    }

    private func piece(of range: NSRange, in run: CTRun, of line: CTLine) -> Piece? {
        let part = CTRunGetStringRange(run)
        let isRightToLeft = CTRunGetStatus(run).contains(.rightToLeft)
        let start = max(part.location, range.location)
        let end = min(part.location + part.length, NSMaxRange(range))
        guard start < end else { return nil }
        var origin = CGPoint.zero
        CTRunGetPositions(run, CFRangeMake(0, 1), &origin)
        let width = CTRunGetTypographicBounds(run, CFRangeMake(0, 0), nil, nil, nil)
        let (left, right) = (origin.x, origin.x + CGFloat(width))
        // At the ends of a run, the line may be split.
        let first =
            start == part.location
            ? (isRightToLeft ? right : left) : CTLineGetOffsetForStringIndex(line, start, nil)
        let last =
            end == part.location + part.length
            ? (isRightToLeft ? left : right) : CTLineGetOffsetForStringIndex(line, end, nil)
        let height = font.lineHeight
        let rect = CGRect(
            x: inset + min(first, last), y: (bounds.height - height) / 2, width: abs(last - first), height: height)
        return Piece(rect, isRightToLeft: isRightToLeft)
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        Position(CTLineGetStringIndexForPosition(line, CGPoint(x: point.x - inset, y: 0)))
    }

    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = clamped(range)
        let found = CTLineGetStringIndexForPosition(line, CGPoint(x: point.x - inset, y: 0))
        return Position(min(max(found, range.location), NSMaxRange(range)))
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        (0..<store.length).lazy.map { Span(NSRange(location: $0, length: 1)) }
            .first { self.firstRect(for: $0).contains(point) }
    }
}
