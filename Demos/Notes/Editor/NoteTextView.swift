// SPDX-License-Identifier: MIT
import UIKit

/// A text view for notes, with commands for their styles, boxes to tick off, and pictures.
final class NoteTextView: UITextView {
    /// Called after a change of styles.
    var onStyleChange: (() -> Void)?
    /// The greatest width of the text, in points.
    private static let readableWidth: CGFloat = 680
    private static let margin = UIEdgeInsets(top: 16, left: 20, bottom: 32, right: 20)

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        alwaysBounceVertical = true
        keyboardDismissMode = .interactive
        spellCheckingType = .yes
        textContainer?.lineFragmentPadding = 0
        let tap = UITapGestureRecognizer(target: self, action: NoteTextView.toggleTask)
        tap.delegate = self
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// The text is centered in wide views.
    override func layoutSubviews() {
        let side = max(Self.margin.left, ((bounds.width - Self.readableWidth) / 2).rounded(.down))
        let inset = UIEdgeInsets(top: Self.margin.top, left: side, bottom: Self.margin.bottom, right: side)
        if textContainerInset != inset { textContainerInset = inset }
        super.layoutSubviews()
    }

    // MARK: - Pasting

    /// Pastes a picture, or otherwise text.
    override func paste(_ sender: Any?) {
        guard let data = UIPasteboard.general.image?.pngData() else { return super.paste(sender) }
        insertPicture(data)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("paste:"), isEditable, UIPasteboard.general.hasImages { return true }
        return super.canPerformAction(action, withSender: sender)
    }

    // MARK: - Commands

    private static let styles: [(title: String, input: String, kind: NoteText.Kind)] = [
        ("Title", "1", .title), ("Heading", "2", .heading), ("Body", "3", .body), ("Bulleted List", "7", .bullet),
        ("Numbered List", "8", .number), ("Checklist", "9", .task),
    ]

    /// The commands of the menu "Style".
    static let commands: [UIMenuElement] = {
        let traits = [
            UIKeyCommand(title: "Bold", action: boldAction, input: "b", modifierFlags: .command),
            UIKeyCommand(title: "Italic", action: italicAction, input: "i", modifierFlags: .command),
            UIKeyCommand(title: "Underline", action: underlineAction, input: "u", modifierFlags: .command),
        ]
        let kinds = styles.map { style in
            UIKeyCommand(
                title: style.title, action: action(style.kind), input: style.input, modifierFlags: .command)
        }
        let done = UIKeyCommand(
            title: "Tick Off", action: tickAction, input: "u", modifierFlags: [.command, .shift])
        return [
            UIMenu(options: .displayInline, children: traits), UIMenu(options: .displayInline, children: kinds),
            UIMenu(options: .displayInline, children: [done]),
        ]
    }()

    private static let boldAction = Selector("notes.bold")
    private static let italicAction = Selector("notes.italic")
    private static let underlineAction = Selector("notes.underline")
    private static let tickAction = Selector("notes.tick")

    private static func action(_ kind: NoteText.Kind) -> Selector { Selector("notes.style.\(kind.rawValue)") }

    override class var actions: ActionTable {
        super.actions
            .adding(boldAction, NoteTextView.toggleBold)
            .adding(italicAction, NoteTextView.toggleItalic)
            .adding(underlineAction, NoteTextView.underline)
            .adding(tickAction, NoteTextView.tickOff)
            .adding(action(.title), NoteTextView.makeTitle)
            .adding(action(.heading), NoteTextView.makeHeading)
            .adding(action(.body), NoteTextView.makeBody)
            .adding(action(.bullet), NoteTextView.makeBullets)
            .adding(action(.number), NoteTextView.makeNumbers)
            .adding(action(.task), NoteTextView.makeTasks)
    }

    private func toggleBold() { toggle(.bold) }
    private func toggleItalic() { toggle(.italic) }
    private func underline() { toggle(.underline) }
    private func makeTitle() { toggle(.title) }
    private func makeHeading() { toggle(.heading) }
    private func makeBody() { toggle(.body) }
    private func makeBullets() { toggle(.bullet) }
    private func makeNumbers() { toggle(.number) }
    private func makeTasks() { toggle(.task) }

    private func tickOff() {
        guard selectedKind.isTask else { return }
        setKind(selectedKind == .done ? .task : .done, of: paragraphRange)
    }

    // MARK: - Boxes

    /// Ticks off the task whose box was clicked.
    private func toggleTask(_ tap: UITapGestureRecognizer) {
        guard let range = taskRange(at: tap.location(in: self)) else { return }
        setKind(NoteStyles.kind(of: textStorage, at: range.location) == .done ? .task : .done, of: range)
    }

    /// Returns the range of the paragraph whose box is at a point; `nil` for other points.
    private func taskRange(at point: CGPoint) -> NSRange? {
        guard textStorage.length > 0, let position = closestPosition(to: point) else { return nil }
        let offset = min(offset(from: beginningOfDocument, to: position), textStorage.length - 1)
        let range = (text as NSString).paragraphRange(for: NSRange(location: offset, length: 0))
        guard range.length > 0, NoteStyles.kind(of: textStorage, at: range.location).isTask,
            let start = self.position(from: beginningOfDocument, offset: range.location)
        else { return nil }
        let caret = caretRect(for: start)
        guard caret.minY <= point.y, point.y <= caret.maxY else { return nil }
        // The box is on the side where the text begins.
        let isRightToLeft = caret.midX > bounds.midX
        let isBefore = isRightToLeft ? point.x > caret.maxX : point.x < caret.minX
        return isBefore ? range : nil
    }
}

extension NoteTextView: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        taskRange(at: touch.location(in: self)) != nil
    }
}
