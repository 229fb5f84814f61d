// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// An action sheet with numbered buttons, superseded by `UIAlertController`.
///
/// In a regular width it is a popover next to its source. The object itself is never in a window.
@available(*, deprecated, message: "Use UIAlertController with the style .actionSheet instead.")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// Creates a sheet with a destructive button, other buttons, and a cancel button, numbered in that order.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String? = nil,
        _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in [firstButtonTitle].compactMap(\.self) + moreButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// The object that is notified of pressed buttons.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The text above the buttons.
    open var title: String?

    // MARK: - Buttons

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// Returns the title of a button, or `nil` if the index is invalid.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// The number of buttons.
    public var numberOfButtons: Int { buttons.titles.count }

    /// The index of the button that a click outside and Escape press, or -1.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The index of the destructive button, which is red, or -1.
    open var destructiveButtonIndex: Int {
        get { buttons.destructiveIndex }
        set { buttons.destructiveIndex = newValue }
    }

    /// The index of the first button that is neither the cancel button nor destructive, or -1.
    public var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: - Showing

    /// Whether the sheet is shown.
    public var isVisible: Bool { buttons.isVisible }

    /// Shows the sheet in the window of `view`; in a regular width, centered in it.
    open func show(in view: UIView) {
        show(over: view.window, animated: true) {
            $0.sourceView = view
            $0.permittedArrowDirections = []
        }
    }

    /// Shows the sheet next to `rect`, in the coordinates of `view`.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(over: view.window, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the sheet next to a bar button item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(over: item.shownView?.window, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet above a toolbar.
    open func show(from view: UIToolbar) {
        show(over: view.window, animated: true) { $0.sourceView = view }
    }

    /// Shows the sheet above a tab bar.
    open func show(from view: UITabBar) {
        show(over: view.window, animated: true) { $0.sourceView = view }
    }

    /// Dismisses the sheet as if a button had been pressed.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(with: buttonIndex, animated: animated)
    }

    // MARK: - State

    private let buttons = LegacyButtons()

    private func show(over window: UIWindow?, animated: Bool, _ anchor: (UIPopoverPresentationController) -> Void) {
        guard !isVisible else { return }
        guard let presenter = window?.rootWindow.frontController else {
            return Log.misuse("An action sheet is to be shown from what is in no window; the call is ignored.")
        }
        let controller = buttons.makeController(title, nil, .actionSheet) { [self] index in
            delegate?.actionSheet(self, clickedButtonAt: index)
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
        if let popover = controller.popoverPresentationController { anchor(popover) }
        delegate?.willPresent(self)
        presenter.present(controller, animated: animated) { [self] in delegate?.didPresent(self) }
    }
}

/// Methods for responding to a deprecated action sheet.
///
/// All are optional.
@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// Called when a button, or an equivalent of the cancel button, was pressed and the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet is shown.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet is dismissed, after `actionSheet(_:clickedButtonAt:)`.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
