// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// A controller that shows an alert or an action sheet.
///
/// Every button dismisses the alert before its handler is called. Escape presses the cancel button, or the only button;
/// Return presses the preferred button, or the only one that isn't the cancel button.
///
/// In a regular width, an action sheet is presented as a popover: set the anchor of its
/// `popoverPresentationController`. It then has no cancel button, and a click outside it performs the cancel action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The kind of alert.
    public enum Style: Int, Sendable {
        /// A choice of actions, shown at the bottom edge in a compact width.
        case actionSheet = 0
        /// A message in the center of the window.
        case alert = 1
    }

    /// Creates an alert without actions.
    ///
    /// Add at least one.
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

    /// The kind of alert, fixed at initialization.
    public let preferredStyle: Style

    /// The title, above the message.
    open override var title: String? {
        didSet { if title != oldValue { contentDidChange() } }
    }

    /// The text below the title.
    open var message: String? {
        didSet { if message != oldValue { contentDidChange() } }
    }

    /// The actions, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    /// Adds an action.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return Log.misuse("An alert can have one cancel action; \(action.title ?? "another") is left out.")
        }
        actions.append(action)
        contentDidChange()
    }

    /// The action whose button is emphasized and pressed by Return.
    ///
    /// It must be in `actions`. The default is `nil`.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { contentDidChange() } }
    }

    /// The text fields from top to bottom; `nil` if there are none.
    public var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

    /// Adds a text field, which `configurationHandler` can configure.
    ///
    /// Ignored for action sheets.
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

    // MARK: - Presses

    /// Dismisses the alert, then calls the action's handler.
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
