// SPDX-License-Identifier: MIT
public import Foundation

extension UIBarButtonItem {
    // MARK: - Creating with selectors

    /// Creates an item with a title that sends `action` to `target`, which isn't retained.
    public convenience init(
        title: String?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates an item with an image that sends `action` to `target`, which isn't retained.
    public convenience init(
        image: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// Creates a system item that sends `action` to `target`, which isn't retained.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
        self.init()
        take(systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    // MARK: - Creating with methods

    /// Creates an item with a title that calls the method `action` of `target`, which isn't retained.
    ///
    /// > Note: Differs from UIKit: pass the method itself, `Editor.save` instead of `#selector(Editor.save)`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        self.title = title
        self.style = style
        call(target) { target, _ in action(target)() }
    }

    /// Creates an item with a title that calls a method with the item as its argument.
    ///
    /// `target` isn't retained.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init()
        self.title = title
        self.style = style
        call(target) { target, item in action(target)(item) }
    }

    /// Creates an item with an image that calls the method `action` of `target`, which isn't retained.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        self.image = image
        self.style = style
        call(target) { target, _ in action(target)() }
    }

    /// Creates an item with an image that calls a method with the item as its argument.
    ///
    /// `target` isn't retained.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init()
        self.image = image
        self.style = style
        call(target) { target, item in action(target)(item) }
    }

    /// Creates a system item that calls the method `action` of `target`, which isn't retained.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        take(systemItem)
        call(target) { target, _ in action(target)() }
    }

    /// Creates a system item that calls a method with the item as its argument.
    ///
    /// `target` isn't retained.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init()
        take(systemItem)
        call(target) { target, item in action(target)(item) }
    }

    private func call<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target, UIBarButtonItem) -> Void
    ) {
        self.target = target
        method = { [weak target] item, _ in
            if let target { body(target, item) }
        }
    }

    // MARK: - Creating with actions

    /// Creates an item that performs `primaryAction` or opens `menu`, with the action's title and image.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takePrimaryAction()
    }

    /// Creates an item with a title or image that performs `primaryAction` or opens `menu`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Creates a system item that performs `primaryAction` or opens `menu`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(primaryAction: primaryAction, menu: menu)
        take(systemItem)
    }

    /// Creates an item that shows `customView` at the view's preferred size.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    // MARK: - Spacer items

    /// Returns a space that shares the remaining width with other flexible spaces.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Returns a space with a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    // MARK: -

    private func take(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    func takePrimaryAction() {
        guard let primaryAction else { return didChange() }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let image = primaryAction.image { self.image = image }
        didChange()
    }

    // MARK: - Performing actions

    /// Whether a press performs an action rather than opening the menu.
    var hasAction: Bool {
        if showsSelectedElement { return false }
        return primaryAction != nil || method != nil || action != nil || changesSelectionAsPrimaryAction
    }

    /// Whether a press opens the menu, whose selected element the item shows.
    var showsSelectedElement: Bool { changesSelectionAsPrimaryAction && menu != nil }

    /// Shows the title of the selected element of a menu of choices.
    func menuDidChange() {
        if showsSelectedElement, let chosen = menu?.chosenElement() { title = chosen.title }
        didChange()
    }

    /// Performs the item's action.
    ///
    /// An action without a target is sent along the responder chain from the item's view.
    func perform(for event: UIEvent?) {
        guard isEnabled else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let method {
            method(self, event)
        } else if let action {
            UIApplication.running?.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// The item's text in menus and for accessibility.
    var words: String? { accessibilityLabel ?? title ?? systemItem?.words }

    /// The item's representation in a menu; `nil` for spaces and custom views.
    var menuElement: UIMenuElement? {
        if isSpace || isHidden { return nil }
        if let menuRepresentation { return menuRepresentation }
        guard let words, customView == nil else { return nil }
        if let menu, !hasAction {
            return UIMenu(title: words, image: image, children: menu.children)
        }
        return UIAction(
            title: words, image: image, attributes: isEnabled ? [] : .disabled, state: isSelected ? .on : .off
        ) { [weak self] _ in self?.perform(for: nil) }
    }
}
