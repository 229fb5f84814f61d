// SPDX-License-Identifier: MIT

/// The main menu while it is put together, in `UIResponder.buildMenu(with:)`.
///
/// What names a menu that is not there changes nothing.
@MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The system whose menu is built.
    var system: UIMenuSystem { get }

    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func action(for identifier: UIAction.Identifier) -> UIAction?
    func command(for action: Selector, propertyList: AnyHashable?) -> UICommand?

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Puts what `childrenBlock` makes of a menu's elements in their place.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    public func command(for action: Selector) -> UICommand? {
        command(for: action, propertyList: nil)
    }
}

/// A menu that is built from what the application's objects put into it: the main menu.
@MainActor
public final class UIMenuSystem {
    /// The menu whose key commands every window has, and that the menu bar shows.
    public static let main = UIMenuSystem()

    private init() {}

    /// Has the menu built anew before it is needed next.
    public func setNeedsRebuild() {
        UIApplication.running?.mainMenu.forget()
    }

    /// Has the commands that can be seen asked again whether they can be chosen.
    public func setNeedsRevalidate() {
        UIApplication.running?.mainMenu.revalidate()
    }
}

extension UIMenuSystem: Equatable {
    public nonisolated static func == (left: UIMenuSystem, right: UIMenuSystem) -> Bool {
        left === right
    }
}
