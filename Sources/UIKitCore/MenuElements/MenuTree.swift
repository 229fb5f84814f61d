// SPDX-License-Identifier: MIT

/// A menu hierarchy that is modified by the identifiers of its menus.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(system: UIMenuSystem, root: UIMenu) {
        self.system = system
        self.root = root
    }

    // MARK: - Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        let wanted = propertyList as? AnyHashable
        return first {
            guard let command = $0 as? UICommand else { return false }
            return command.action == action && command.propertyList as? AnyHashable == wanted
        } as? UICommand
    }

    private func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
        root.elementsInside.first(where: matches)
    }

    // MARK: - Editing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        if root.identifier == replacedIdentifier {
            root = replacementMenu
        } else {
            changeSiblings(of: replacedIdentifier) { siblings, index in siblings[index] = replacementMenu }
        }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        guard let parent = menu(for: parentIdentifier) ?? (root.identifier == parentIdentifier ? root : nil) else {
            return
        }
        let changed = parent.replacingChildren(childrenBlock(parent.children))
        if parent === root {
            root = changed
        } else {
            changeSiblings(of: parentIdentifier) { siblings, index in siblings[index] = changed }
        }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        changeSiblings(of: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index) }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        changeSiblings(of: siblingIdentifier) { siblings, index in siblings.insert(siblingMenu, at: index + 1) }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        changeSiblings(of: removedIdentifier) { siblings, index in siblings.remove(at: index) }
    }

    private func changeSiblings(
        of identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
    ) {
        if let changed = Self.changing(root, siblingsOf: identifier, change) { root = changed }
    }

    /// Returns `menu` with one of its descendants changed, or `nil` if it contains no menu with that identifier.
    private static func changing(
        _ menu: UIMenu, siblingsOf identifier: UIMenu.Identifier, _ change: (inout [UIMenuElement], Int) -> Void
    ) -> UIMenu? {
        var children = menu.children
        if let index = children.firstIndex(where: { ($0 as? UIMenu)?.identifier == identifier }) {
            change(&children, index)
            return menu.replacingChildren(children)
        }
        for (index, child) in children.enumerated() {
            guard let inner = child as? UIMenu, let changed = changing(inner, siblingsOf: identifier, change) else {
                continue
            }
            children[index] = changed
            return menu.replacingChildren(children)
        }
        return nil
    }
}

extension UIMenu {
    /// All descendants, with each menu before its own elements.
    var elementsInside: [UIMenuElement] {
        children.flatMap { child in [child] + ((child as? UIMenu)?.elementsInside ?? []) }
    }
}
