// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// Asks the user something, or tells them, on a small card in front of the window.
///
/// Every button takes the card away before its handler is called. Escape presses the cancel button, or the only one;
/// Return presses the preferred button, or the only one that is not the cancel button.
/// An action sheet in a wide window is a popover: say in its `popoverPresentationController` what it belongs to. There
/// the cancel button is left out, and a press elsewhere stands for it.
@MainActor
open class UIAlertController: UIViewController {
    /// What an alert is about.
    public enum Style: Int, Sendable {
        /// Ways to go on with something; at the bottom edge of a narrow window.
        case actionSheet = 0
        /// Something that happened, or has to be known.
        case alert = 1
    }

    /// Makes an alert without buttons; add at least one.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    public required init?(coder: NSCoder) {
        preferredStyle = .alert
        super.init(coder: coder)
    }

    // MARK: - Content

    public let preferredStyle: Style

    /// The line above the message.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// What is said below the title.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// The buttons in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Log.misuse("An alert can have one cancel action; \(action.title ?? "another") is left out.")
        }
        actions.append(action)
        contentDidChange()
    }

    /// The button that stands out and that Return presses; one of `actions`, and `nil` by default.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { contentDidChange() } }
    }

    /// The text fields, topmost first; `nil` if there are none.
    public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field to an alert, and lets `configurationHandler` set it up; action sheets have none.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return Log.misuse("An action sheet cannot have a text field; use the style alert.")
        }
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: Theme.Alert.fieldFontSize)
        field.addAction(
            UIAction { [weak self] _ in self?.pressDefault() }, for: .editingDidEndOnExit)
        configurationHandler?(field)
        fields.append(field)
        contentDidChange()
    }

    // MARK: - UIViewController

    open override func loadView() {
        view = card
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fields.first?.becomeFirstResponder()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isReturn = presses.contains {
            $0.key?.keyCode == .keyboardReturnOrEnter || $0.key?.keyCode == .keypadEnter
        }
        guard isReturn, pressDefault() else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    override func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        preferredStyle == .alert
            ? AlertPresentationController(presentedViewController: self, presenting: presenting)
            : ActionSheetPopoverController(presentedViewController: self, presenting: presenting)
    }

    override var automaticPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .alert ? .overFullScreen : .popover
    }

    // MARK: - Pressing

    /// Takes the card away, and then does what the button is for.
    func press(_ action: UIAlertAction) {
        guard action.isEnabled, let activePresentation, activePresentation.phase != .dismissing else { return }
        activePresentation.dismiss(animated: true) { action.handler?(action) }
    }

    @discardableResult
    private func pressDefault() -> Bool {
        let others = actions.filter { $0.style != .cancel }
        guard let action = preferredAction ?? (others.count == 1 ? others.first : nil) ?? soleAction else {
            return false
        }
        press(action)
        return true
    }

    func pressCancel() {
        guard let action = cancelAction ?? soleAction else { return }
        press(action)
    }

    var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    private var soleAction: UIAlertAction? { actions.count == 1 ? actions.first : nil }

    // MARK: - State

    private(set) lazy var card = AlertCardView(self)
    private(set) var fields: [UITextField] = []

    private func contentDidChange() {
        guard isViewLoaded else { return }
        card.fill()
        activePresentation?.contentSizeDidChange()
        activePresentation?.container?.setNeedsLayout()
    }
}
