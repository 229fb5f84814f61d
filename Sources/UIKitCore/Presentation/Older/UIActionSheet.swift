// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation

/// An action sheet with numbered buttons; the older way to what `UIAlertController` does.
///
/// In a wide window it is a popover beside what it is shown from. It is never in a window itself.
@available(*, deprecated, message: "Use UIAlertController with the style .actionSheet instead.")
@MainActor
open class UIActionSheet: UIView {
    /// Makes a sheet with a destructive button, others and a cancel button, numbered in that order.
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

    /// Hears which button was pressed.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The line above the buttons.
    open var title: String?

    // MARK: - Buttons

    /// Adds a button and returns its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// The title of a button; `nil` for a number that is none.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    public var numberOfButtons: Int { buttons.titles.count }

    /// The button that a press elsewhere and Escape stand for; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// The button that is red; -1 for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructiveIndex }
        set { buttons.destructiveIndex = newValue }
    }

    /// The first button that neither cancels nor destroys; -1 for none.
    public var firstOtherButtonIndex: Int { buttons.firstOther }

    // MARK: - Showing

    /// Whether the sheet is on the screen.
    public var isVisible: Bool { buttons.isVisible }

    /// Shows the sheet in the window of `view`: in a wide one in the middle of that.
    open func show(in view: UIView) {
        show(over: view.window, animated: true) {
            $0.sourceView = view
            $0.permittedArrowDirections = []
        }
    }

    /// Shows the sheet beside `rect` of `view`, in its points.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(over: view.window, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    /// Shows the sheet beside an item of a bar.
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

    /// Takes the sheet away as if a button had been pressed.
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

/// Hears of an older action sheet.
@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
@MainActor
public protocol UIActionSheetDelegate: AnyObject {
    /// A button was pressed, or what stands for cancel, and the sheet is away.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// The sheet is about to be shown.
    func willPresent(_ actionSheet: UIActionSheet)
    /// The sheet is shown.
    func didPresent(_ actionSheet: UIActionSheet)
    /// The sheet is away; called after `actionSheet(_:clickedButtonAt:)`.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

@available(*, deprecated, message: "Use the handlers of UIAlertAction instead.")
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
