// SPDX-License-Identifier: MIT
import UIKit

/// A field whose input view is a keypad.
final class KeypadCard: TextFieldCard {
    private let field = KeypadField("Amount")

    override var fields: [UITextField] { [field] }
}

/// A field that is edited with a keypad.
private final class KeypadField: UITextField {
    private let keypad = KeypadController()

    override var inputViewController: UIInputViewController? { keypad }
}

/// A view whose keys click.
private final class KeypadView: UIInputView, UIInputViewAudioFeedback {
    var enableInputClicksWhenVisible: Bool { true }
}

/// A keypad with digits, a decimal separator, and Delete.
private final class KeypadController: UIInputViewController {
    private static let keys = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [".", "0", "⌫"]]

    override func loadView() { inputView = KeypadView(frame: .zero, inputViewStyle: .keyboard) }

    override func viewDidLoad() {
        super.viewDidLoad()
        inputView?.allowsSelfSizing = true
        let done = UIButton(
            configuration: .plain(),
            primaryAction: UIAction(title: "Done") { [weak self] _ in
                self?.dismissKeyboard()
            })
        let rows = Self.keys.map { row in
            let stack = UIStackView(arrangedSubviews: row.map(key))
            stack.distribution = .fillEqually
            stack.spacing = 6
            return stack
        }
        let stack = UIStackView(arrangedSubviews: rows + [done])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let width = stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -24)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420), width,
        ])
    }

    private func key(_ title: String) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.baseBackgroundColor = .systemBackground
        configuration.baseForegroundColor = .label
        let key = UIButton(
            configuration: configuration,
            primaryAction: UIAction { [weak self] _ in
                guard let proxy = self?.textDocumentProxy else { return }
                UIDevice.current.playInputClick()
                if title == "⌫" { proxy.deleteBackward() } else { proxy.insertText(title) }
            })
        key.accessibilityLabel = title == "⌫" ? "Delete" : title
        key.heightAnchor.constraint(equalToConstant: 44).isActive = true
        return key
    }
}
