// SPDX-License-Identifier: MIT
import UIKit

/// A row of the form with a text field, and with a menu of labels for values that have one.
final class FormFieldCell: UITableViewCell {
    let field = UITextField(frame: .zero)
    let label = FormLabelButton(frame: .zero)
    /// Called with the text whenever the user changes it.
    var onChange: (String) -> Void = { _ in }
    /// Whether the text can be saved; otherwise it is shown in red while the user isn't editing it.
    var isAccepted: (String) -> Bool = { _ in true }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.font = .preferredFont(forTextStyle: .body)
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        field.addAction(
            UIAction { [weak self] _ in self?.updateColor() }, for: [.editingDidBegin, .editingDidEnd])
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.spacing = 8
        contentView.addFormContent(stack)
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = { _ in }
        isAccepted = { _ in true }
        label.isHidden = true
        field.keyboardType = .default
        field.autocapitalizationType = .words
        field.semanticContentAttribute = .unspecified
    }

    func show(_ text: String, name: String) {
        field.text = text
        field.placeholder = name
        field.accessibilityLabel = name
        updateColor()
    }

    private func textDidChange() {
        onChange(field.text ?? "")
        updateColor()
    }

    private func updateColor() {
        let text = field.text ?? ""
        field.textColor = field.isEditing || text.isEmpty || isAccepted(text) ? .label : .systemRed
    }
}

/// A row of the form with several lines of text, and with a menu of labels for values that have one.
final class FormTextCell: UITableViewCell, UITextViewDelegate {
    let text = UITextView(frame: .zero)
    let label = FormLabelButton(frame: .zero)
    /// Called with the text whenever the user changes it.
    var onChange: (String) -> Void = { _ in }

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        text.font = .preferredFont(forTextStyle: .body)
        text.isScrollEnabled = false
        text.backgroundColor = .clear
        text.textContainerInset = UIEdgeInsets(top: 11, left: 0, bottom: 11, right: 0)
        text.textContainer.lineFragmentPadding = 0
        text.delegate = self
        let stack = UIStackView(arrangedSubviews: [label, text])
        stack.spacing = 8
        stack.alignment = .top
        contentView.addFormContent(stack)
        label.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        onChange = { _ in }
        label.isHidden = true
    }

    func textViewDidChange(_ textView: UITextView) {
        onChange(textView.text)
    }
}

/// The label of a value, which is chosen from a menu.
final class FormLabelButton: UIButton {
    static let width: CGFloat = 72

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        showsMenuAsPrimaryAction = true
        contentHorizontalAlignment = .leading
        widthAnchor.constraint(equalToConstant: Self.width).isActive = true
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a label, and offers others.
    func show(_ label: String, of labels: [String], onChoose: @escaping @MainActor (String) -> Void) {
        isHidden = false
        var configuration = UIButton.Configuration.plain()
        configuration.title = label
        configuration.contentInsets = .zero
        self.configuration = configuration
        // A label from a file may be none of the usual ones.
        let choices = labels.contains(label) ? labels : [label] + labels
        menu = UIMenu(
            options: .singleSelection,
            children: choices.map { choice in
                UIAction(title: choice, state: choice == label ? .on : .off) { [weak self] _ in
                    self?.show(choice, of: labels, onChoose: onChoose)
                    onChoose(choice)
                }
            })
    }
}

extension UIView {
    /// Adds a view that fills the space between the side margins.
    fileprivate func addFormContent(_ content: UIView) {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
        ])
    }
}
