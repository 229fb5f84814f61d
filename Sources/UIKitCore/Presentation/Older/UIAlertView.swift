// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import Localization

/// An alert with numbered buttons, superseded by `UIAlertController`.
///
/// The object itself is never in a window.
@available(*, deprecated, message: "Use UIAlertController with the style .alert instead.")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// Creates an alert with a cancel button at index 0, if it has a title, followed by other buttons.
    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String? = nil, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in [firstButtonTitle].compactMap(\.self) + moreButtonTitles { addButton(withTitle: title) }
    }

    /// The object that is notified of pressed buttons.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The title, above the message.
    open var title: String?

    /// The text below the title.
    open var message: String?

    /// The style, which determines the text fields.
    ///
    /// The default style has none.
    open var alertViewStyle = UIAlertViewStyle.default

    // MARK: - Buttons

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// Returns the title of a button, or `nil` if the index is invalid.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// The number of buttons.
    public var numberOfButtons: Int { buttons.titles.count }

    /// The index of the button that Escape presses, or -1.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The index of the first button that isn't the cancel button, or -1.
    public var firstOtherButtonIndex: Int { buttons.firstOther }

    /// Returns a text field, counted from the top.
    ///
    /// `nil` if the index is invalid, or before the alert is shown.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = buttons.controller?.textFields ?? fields
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    // MARK: - Showing

    /// Whether the alert is shown.
    public var isVisible: Bool { buttons.isVisible }

    /// Shows the alert over the key window.
    open func show() {
        guard !isVisible else { return }
        guard let presenter = UIApplication.running?.keyWindow?.frontController else {
            return Log.misuse("There is no window for an alert to be shown in front of; the call is ignored.")
        }
        let controller = buttons.makeController(title, message, .alert) { [self] index in
            delegate?.alertView(self, clickedButtonAt: index)
            delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
        for placeholder in alertViewStyle.placeholders {
            controller.addTextField {
                $0.placeholder = placeholder
                $0.isSecureTextEntry = placeholder == Phrase.password.text
            }
        }
        fields = controller.textFields ?? []
        delegate?.willPresent(self)
        presenter.present(controller, animated: true) { [self] in delegate?.didPresent(self) }
    }

    /// Dismisses the alert as if a button had been pressed.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(with: buttonIndex, animated: animated)
    }

    // MARK: - State

    private let buttons = LegacyButtons()
    /// The text fields of the last alert shown, kept because they are read after its dismissal.
    private var fields: [UITextField] = []
}

/// The text fields of a deprecated alert.
@available(*, deprecated, message: "Use UIAlertController.addTextField(configurationHandler:) instead.")
public enum UIAlertViewStyle: Int, Sendable {
    /// No text fields.
    case `default` = 0
    /// One text field that hides its text.
    case secureTextInput = 1
    /// One text field.
    case plainTextInput = 2
    /// A text field for a name and one that hides its text.
    case loginAndPasswordInput = 3

    @MainActor
    fileprivate var placeholders: [String] {
        switch self {
        case .default: []
        case .secureTextInput: [Phrase.password.text]
        case .plainTextInput: [""]
        case .loginAndPasswordInput: [Phrase.login.text, Phrase.password.text]
        }
    }
}

/// Methods for responding to a deprecated alert.
///
/// All are optional.
@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// Called when a button was pressed and the alert is dismissed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert is shown.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// Called when the alert is dismissed, after `alertView(_:clickedButtonAt:)`.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
