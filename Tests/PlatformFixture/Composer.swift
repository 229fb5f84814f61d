// SPDX-License-Identifier: MIT
import UIKit

/// Three text fields, the second of which hides its text, that report their text, composition, and caret.
///
/// A line has the field's name, its text with the composition in brackets and the caret as a bar, and rectangles in
/// points of the window: that of the caret and, while text is composed, that of the composition.
@MainActor
final class Composer: UITextFieldDelegate {
    static let shared = Composer()
    private let names = ["first", "secret", "last"]
    private var fields: [UITextField] = []
    private var reported: [String: String] = [:]

    func begin(in view: UIView) {
        for (index, name) in names.enumerated() {
            let field = UITextField(frame: CGRect(x: 10, y: 2 + 33 * index, width: 180, height: 30))
            field.borderStyle = .roundedRect
            field.isSecureTextEntry = name == "secret"
            field.delegate = self
            field.addAction(UIAction { [unowned self, field] _ in report(field) }, for: .editingChanged)
            view.addSubview(field)
            fields.append(field)
        }
        fields[0].text = "x"
        fields[0].becomeFirstResponder()
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        say("begins \(name(of: textField))")
        report(textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        report(textField)
        say("ends \(name(of: textField))")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { report(textField) }

    private func name(of field: UITextField) -> String {
        fields.firstIndex(of: field).map { names[$0] } ?? "unknown"
    }

    private func report(_ field: UITextField) {
        guard let caret = field.selectedTextRange?.end else { return }
        let line = "\(name(of: field)) \(text(of: field, caret: caret)) \(frames(in: field, caret: caret))"
        guard reported.updateValue(line, forKey: name(of: field)) != line else { return }
        say(line)
    }

    private func text(of field: UITextField, caret: UITextPosition) -> String {
        func offset(_ position: UITextPosition) -> Int { field.offset(from: field.beginningOfDocument, to: position) }
        var marks = [(offset: offset(caret), mark: "|")]
        if let marked = field.markedTextRange {
            marks.insert((offset(marked.start), "["), at: 0)
            marks.append((offset(marked.end), "]"))
        }
        var units = Array((field.text ?? "").utf16)
        for (offset, mark) in marks.reversed() where units.indices.contains(offset) || offset == units.count {
            units.insert(contentsOf: Array(mark.utf16), at: offset)
        }
        return String(decoding: units, as: UTF16.self).replacing(" ", with: "_")
    }

    private func frames(in field: UITextField, caret: UITextPosition) -> String {
        func numbers(_ rect: CGRect) -> String {
            let rect = field.convert(rect, to: nil)
            return [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }
                .joined(separator: " ")
        }
        return numbers(field.caretRect(for: caret))
            + (field.markedTextRange.map { " \(numbers(field.firstRect(for: $0)))" } ?? "")
    }
}
