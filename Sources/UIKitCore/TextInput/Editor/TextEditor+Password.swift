// SPDX-License-Identifier: MIT
internal import Localization
internal import TextEditing

/// Suggested passwords, which pass neither through the pasteboard nor into messages.
extension TextEditor {
    /// The command that enters a random password in a secure text for a new one.
    var passwordElements: [UIMenuElement] {
        guard let view, view.acceptsEdits, view.isForNewPassword, newPassword != nil else { return [] }
        let action = UIAction(title: Phrase.suggestPassword.text) { [weak self] _ in self?.suggestPassword() }
        return [UIMenu(options: .displayInline, children: [action])]
    }

    /// A random password that follows the rules; `nil` if none can.
    private var newPassword: String? {
        var generator = SystemRandomNumberGenerator()
        let rules = view?.passwordRules?.rules ?? PasswordRules(descriptor: "")
        return rules.password(using: &generator)
    }

    /// Replaces the text by a random password, also in the fields next to it that ask for the same one.
    private func suggestPassword() {
        guard let view, view.acceptsEdits, view.isForNewPassword, let newPassword else { return }
        var controller = view.next
        while let next = controller, !(next is UIViewController) { controller = next.next }
        let container: UIView? = (controller as? UIViewController)?.viewIfLoaded ?? view.window
        let fields = container?.fieldsForNewPassword ?? []
        let others = fields.map { $0.editor }.filter { $0 !== self }
        for editor in [self] + others {
            editor.commitComposition()
            editor.userChange(0..<editor.text.length, to: newPassword, kind: .other)
        }
    }
}

extension UITextInputTraits {
    fileprivate var isForNewPassword: Bool { isSecureTextEntry && textContentType == .newPassword }
}

extension UIView {
    /// The maximum number of views that are searched for fields.
    private static let searchLimit = 2000

    /// The secure text fields for a new password among the subviews, at any depth.
    fileprivate var fieldsForNewPassword: [UITextField] {
        var (found, views, count) = ([UITextField](), [self], 0)
        while let next = views.popLast(), count < Self.searchLimit {
            count += 1
            guard !next.isHidden else { continue }
            if let field = next as? UITextField {
                if field.isForNewPassword { found.append(field) }
            } else {
                views += next.subviews
            }
        }
        return found
    }
}
