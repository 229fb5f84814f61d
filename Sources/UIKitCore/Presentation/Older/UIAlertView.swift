// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// An alert with numbered buttons; the older way to what `UIAlertController` does.
///
/// It is never in a window itself.
@available(*, deprecated, message: "Use UIAlertController with the style .alert instead.")
@MainActor
open class UIAlertView: UIView {
    /// Makes an alert with a cancel button, number 0, if that has a title, and others after it.
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

    /// Hears which button was pressed.
    open weak var delegate: (any UIAlertViewDelegate)?

    /// The line above the message.
    open var title: String?

    /// What is said below the title.
    open var message: String?

    /// The text fields that there are; none by default.
    open var alertViewStyle = UIAlertViewStyle.default

    // MARK: - Buttons

    /// Adds a button and returns its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// The title of a button; `nil` for a number that is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    public var numberOfButtons: Int { buttons.titles.count }

    /// The button that Escape presses; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The first button that does not cancel; -1 for none.
    public var firstOtherButtonIndex: Int { buttons.firstOther }

    /// A text field of the style, the topmost being 0; `nil` for one that there is not, and before the alert is shown.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = buttons.controller?.textFields ?? fields
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    // MARK: - Showing

    /// Whether the alert is on the screen.
    public var isVisible: Bool { buttons.isVisible }

    /// Shows the alert in front of the key window.
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
                $0.isSecureTextEntry = placeholder == UIAlertViewStyle.password
            }
        }
        fields = controller.textFields ?? []
        delegate?.willPresent(self)
        presenter.present(controller, animated: true) { [self] in delegate?.didPresent(self) }
    }

    /// Takes the alert away as if a button had been pressed.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(with: buttonIndex, animated: animated)
    }

    // MARK: - State

    private let buttons = LegacyButtons()
    /// Those of the alert shown last, which are asked for after it is gone.
    private var fields: [UITextField] = []
}

/// What an older alert asks for.
@available(*, deprecated, message: "Use UIAlertController.addTextField(configurationHandler:) instead.")
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0
    case secureTextInput = 1
    case plainTextInput = 2
    case loginAndPasswordInput = 3

    fileprivate static let password = "Password"

    fileprivate var placeholders: [String] {
        switch self {
        case .default: []
        case .secureTextInput: [Self.password]
        case .plainTextInput: [""]
        case .loginAndPasswordInput: ["Login", Self.password]
        }
    }
}

/// Hears of an older alert.
@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
@MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was pressed, and the alert is away.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    /// The alert is shown.
    func didPresent(_ alertView: UIAlertView)
    /// The alert is away; called after `alertView(_:clickedButtonAt:)`.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
