// SPDX-License-Identifier: MIT
import UIKit

/// A text of several lines, each in a field of its own: Return begins a new one, and backspace at the beginning of one
/// joins it to the one before.
final class LinesView: UIView, UITextFieldDelegate {
    private static let lineHeight: CGFloat = 28

    var onChange: () -> Void = {}
    private var fields: [LineField] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        insert("", at: 0)
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { fields.map { $0.text ?? "" }.joined(separator: "\n") }
        set {
            for field in fields { field.removeFromSuperview() }
            fields = []
            for line in newValue.split(separator: "\n", omittingEmptySubsequences: false) {
                insert(String(line), at: fields.count)
            }
        }
    }

    var wantedHeight: CGFloat { Self.lineHeight * CGFloat(fields.count) }

    /// Puts the caret at the beginning of the text.
    func begin() {
        guard let first = fields.first else { return }
        first.becomeFirstResponder()
        first.putCaret(at: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(
                x: 20, y: CGFloat(index) * Self.lineHeight, width: max(bounds.width - 40, 0), height: Self.lineHeight)
        }
    }

    // MARK: - Lines

    @discardableResult
    private func insert(_ text: String, at index: Int) -> LineField {
        let field = LineField(frame: .zero)
        field.text = text
        field.font = .systemFont(ofSize: 17)
        field.delegate = self
        field.accessibilityLabel = "Text"
        field.addAction(UIAction { [weak self] _ in self?.onChange() }, for: .editingChanged)
        field.onLeave = { [weak self, weak field] way in
            if let self, let field { leave(field, way) }
        }
        fields.insert(field, at: index)
        addSubview(field)
        setNeedsLayout()
        return field
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let index = fields.firstIndex(where: { $0 === textField }) else { return false }
        let (before, after) = fields[index].halves
        fields[index].text = before
        let next = insert(after, at: index + 1)
        next.becomeFirstResponder()
        next.putCaret(at: 0)
        onChange()
        return false
    }

    private func leave(_ field: LineField, _ way: LineField.Way) {
        guard let index = fields.firstIndex(where: { $0 === field }) else { return }
        switch way {
        case .up where index > 0: fields[index - 1].becomeFirstResponder()
        case .down where index + 1 < fields.count: fields[index + 1].becomeFirstResponder()
        case .join where index > 0:
            let previous = fields[index - 1]
            let seam = (previous.text ?? "").utf16.count
            previous.text = (previous.text ?? "") + (field.text ?? "")
            previous.becomeFirstResponder()
            previous.putCaret(at: seam)
            fields.remove(at: index)
            field.removeFromSuperview()
            setNeedsLayout()
            onChange()
        default: break
        }
    }
}

/// One line of a text.
final class LineField: UITextField {
    enum Way {
        case up, down
        /// By a backspace at the beginning.
        case join
    }

    var onLeave: (Way) -> Void = { _ in }

    /// What is before the caret, and what is after it.
    var halves: (String, String) {
        guard let range = selectedTextRange,
            let before = textRange(from: beginningOfDocument, to: range.start).flatMap(text(in:)),
            let after = textRange(from: range.end, to: endOfDocument).flatMap(text(in:))
        else { return (text ?? "", "") }
        return (before, after)
    }

    func putCaret(at offset: Int) {
        guard let place = position(from: beginningOfDocument, offset: offset) else { return }
        selectedTextRange = textRange(from: place, to: place)
    }

    override func deleteBackward() {
        guard let range = selectedTextRange, range.isEmpty, halves.0.isEmpty else { return super.deleteBackward() }
        onLeave(.join)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: onLeave(.up)
        case .keyboardDownArrow: onLeave(.down)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
