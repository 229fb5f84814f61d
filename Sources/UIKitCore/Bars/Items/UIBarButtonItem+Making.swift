// SPDX-License-Identifier: MIT
public import Foundation

extension UIBarButtonItem {
    // MARK: - By name

    /// Makes an item with a title that sends `action` to `target`, which is not kept alive.
    public convenience init(
        title: String?, style: Style, target: (any ActionTarget)?, action: Selector?
    ) {
        self.init()
        self.title = title
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes an item with an image that sends `action` to `target`, which is not kept alive.
    public convenience init(
        image: UIImage?, style: Style, target: (any ActionTarget)?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.style = style
        self.target = target
        self.action = action
    }

    /// Makes one of the items that every application has.
    public convenience init(
        barButtonSystemItem systemItem: SystemItem, target: (any ActionTarget)?, action: Selector?
    ) {
        self.init()
        take(systemItem)
        self.target = target
        self.action = action
    }

    // MARK: - By method

    /// Makes an item with a title that calls `action` of `target`, which is not kept alive.
    ///
    /// > Note: Differs from UIKit: the method itself is passed, `Editor.save` instead of `#selector(Editor.save)`.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        self.title = title
        self.style = style
        call(target) { target, _ in action(target)() }
    }

    /// Makes an item with a title that calls `action` of `target` with the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init()
        self.title = title
        self.style = style
        call(target) { target, item in action(target)(item) }
    }

    /// Makes an item with an image that calls `action` of `target`, which is not kept alive.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        self.image = image
        self.style = style
        call(target) { target, _ in action(target)() }
    }

    /// Makes an item with an image that calls `action` of `target` with the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style = .plain, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
    ) {
        self.init()
        self.image = image
        self.style = style
        call(target) { target, item in action(target)(item) }
    }

    /// Makes one of the items that every application has, which calls `action` of `target`, which is not kept alive.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        take(systemItem)
        call(target) { target, _ in action(target)() }
    }

    /// Makes one of the items that every application has, which calls `action` of `target` with the item.
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

    // MARK: - By action

    /// Makes an item that performs `primaryAction`, or opens `menu`, with the action's title and image.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        takePrimaryAction()
    }

    /// Makes an item with a title of its own that performs `primaryAction` or opens `menu`.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init(primaryAction: primaryAction, menu: menu)
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// Makes one of the items that every application has, which performs `primaryAction` or opens `menu`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(primaryAction: primaryAction, menu: menu)
        take(systemItem)
    }

    /// Makes an item that shows `customView`, in the size that the view wants.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    // MARK: - Spaces

    /// Makes a space that takes the room that is left, shared with others of its kind.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Makes a space of `width` points.
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

    // MARK: - Performing

    /// Whether a press does anything but open the menu.
    var hasAction: Bool { primaryAction != nil || method != nil || action != nil || changesSelectionAsPrimaryAction }

    /// Does what a press is for; `sender` looks for who takes an action without a target.
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

    /// What the item says in a menu or when it is read out.
    var words: String? { accessibilityLabel ?? title ?? systemItem?.words }

    /// What stands for the item in a menu; `nil` for spaces and views.
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
