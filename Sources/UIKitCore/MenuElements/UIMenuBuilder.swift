// SPDX-License-Identifier: MIT
public import Foundation

/// The interface for modifying the main menu and edit menus in `UIResponder.buildMenu(with:)`.
///
/// Calls that refer to a menu that doesn't exist have no effect.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system being built.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with an action and property list.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces a menu's children with the result of `childrenBlock`.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first child of another one.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last child of another one.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with an action and without a property list.
    public func command(for action: Selector) -> UICommand? {
        command(for: action, propertyList: nil)
    }
}

/// A menu system, which builds the main menu, or the edit menus of texts.
@preconcurrency @MainActor
public final class UIMenuSystem: NSObject {
    /// The main menu, which the menu bar shows and whose key commands are available in every window.
    public static let main = UIMenuSystem()

    /// The edit menus of texts, which are built each time that one is presented.
    public static let context = UIMenuSystem()

    private override init() {}

    /// Discards the main menu, so that it is rebuilt when it is next needed.
    public func setNeedsRebuild() {
        guard self === UIMenuSystem.main else { return }
        UIApplication.running?.mainMenu.forget()
    }

    /// Validates the visible commands again.
    public func setNeedsRevalidate() {
        guard self === UIMenuSystem.main else { return }
        UIApplication.running?.mainMenu.revalidate()
    }
}
