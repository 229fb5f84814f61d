// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Localization

/// The resolved state of a menu element at the time the menu opens.
@MainActor
struct MenuItem {
    enum Kind {
        case leaf
        case submenu(UIMenu)
        case separator
        case header
        /// Elements side by side, shown as images or as images above titles.
        case row([MenuItem], UIMenu.ElementSize)
        /// The placeholder of a deferred element whose elements are not available yet.
        case waiting
    }

    var kind: Kind
    var title = ""
    var subtitle: String?
    var image: UIImage?
    var state = UIMenuElement.State.off
    var isDestructive = false
    var isDisabled = false
    var keepsMenu = false
    var shortcut = ""
    var element: UIMenuElement?
    /// The target of a command's action.
    var target: Any?
    /// The nearest enclosing menu with single selection.
    var selection: UIMenu?

    /// Whether the item can be highlighted with the keyboard and the pointer.
    var isSelectable: Bool {
        switch kind {
        case .leaf, .submenu: !isDisabled
        case .row(let items, _): items.contains(where: \.isSelectable)
        case .separator, .header, .waiting: false
        }
    }
}

extension MenuItem {
    var accessibilityDefaults: AccessibilityDefaults {
        var traits: UIAccessibilityTraits = state == .on ? [.button, .selected] : .button
        if isDisabled { traits.insert(.notEnabled) }
        var states: AccessibilityStates =
            switch state {
            case .on: [.checkable, .checked]
            case .mixed: [.checkable, .mixed]
            case .off: []
            }
        var isMenu = false
        if case .submenu = kind { isMenu = true }
        if isMenu { states.insert(.hasPopup) }
        var defaults = AccessibilityDefaults(
            isElement: true, traits: traits, label: title,
            role: isMenu ? .menu : state == .off ? .menuItem : selection == nil ? .checkMenuItem : .radioMenuItem,
            states: states)
        defaults.hint = subtitle
        if !shortcut.isEmpty { defaults.attributes["keyshortcuts"] = shortcut }
        return defaults
    }

    /// Performs the element's action or, with `modifiers` held, that of the matching alternate of a command.
    func perform(from responder: UIResponder, sender: AnyObject?, modifiers: UIKeyModifierFlags) {
        guard let command = element as? UICommand else {
            (element as? any UIMenuLeaf)?.performWithSender(sender, target: nil)
            return
        }
        let alternate = command.alternates.first {
            !$0.modifierFlags.isEmpty && $0.modifierFlags.onDesktop == modifiers.intersection(.chordKeys)
        }
        let action = alternate?.action ?? command.action
        let target = alternate == nil ? self.target : responder.target(forAction: action, withSender: command)
        if let target { command.perform(action, sender: sender, target: target) }
    }
}

/// Creates the items of a menu from its elements.
@MainActor
struct MenuItemMaker {
    let search: CommandSearch
    /// Returns the elements that replace a deferred one; `nil` while they are not available.
    let found: (UIDeferredMenuElement) -> [UIMenuElement]?

    /// Returns the items of the menu, preceded by its title if it is a context menu.
    func items(of menu: UIMenu, showsTitle: Bool, selection: UIMenu?) -> [MenuItem] {
        let items = content(of: menu, selection: selection)
        guard showsTitle, !menu.title.isEmpty else { return items }
        return [MenuItem(kind: .header, title: menu.title)] + items
    }

    private func content(of menu: UIMenu, selection outer: UIMenu?) -> [MenuItem] {
        let selection = menu.options.contains(.singleSelection) ? menu : outer
        if let size = Self.rowSize(of: menu) {
            let leaves = elements(of: menu).compactMap { leaf($0, selection: selection) }
            return leaves.isEmpty ? [] : [MenuItem(kind: .row(leaves, size))]
        }
        var items: [MenuItem] = []
        var endsSection = false
        for child in elements(of: menu) {
            let added = self.items(for: child, selection: selection)
            let isSection = (child as? UIMenu)?.options.contains(.displayInline) == true
            guard !added.isEmpty else { continue }
            if !items.isEmpty, isSection || endsSection { items.append(MenuItem(kind: .separator)) }
            items += added
            endsSection = isSection
        }
        return items
    }

    private static func rowSize(of menu: UIMenu) -> UIMenu.ElementSize? {
        switch menu.preferredElementSize {
        case .small, .medium: menu.preferredElementSize
        case .automatic where menu.options.contains(.displayAsPalette): .small
        case .large, .automatic: nil
        }
    }

    private func elements(of menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { child -> [UIMenuElement] in
            guard let deferred = child as? UIDeferredMenuElement else { return [child] }
            return found(deferred) ?? [child]
        }
    }

    private func items(for element: UIMenuElement, selection: UIMenu?) -> [MenuItem] {
        switch element {
        case let menu as UIMenu where menu.options.contains(.displayInline):
            var items = content(of: menu, selection: selection)
            if !items.isEmpty, !menu.title.isEmpty { items.insert(MenuItem(kind: .header, title: menu.title), at: 0) }
            return items
        case let menu as UIMenu:
            return [
                MenuItem(
                    kind: .submenu(menu), title: menu.title, subtitle: menu.subtitle, image: menu.image,
                    isDestructive: menu.options.contains(.destructive), isDisabled: menu.children.isEmpty,
                    element: menu, selection: selection)
            ]
        case is UIDeferredMenuElement:
            return [MenuItem(kind: .waiting, title: Phrase.loading.text, isDisabled: true)]
        default:
            return leaf(element, selection: selection).map { [$0] } ?? []
        }
    }

    private func leaf(_ element: UIMenuElement, selection: UIMenu?) -> MenuItem? {
        guard let original = element as? any UIMenuLeaf else { return nil }
        var shown: any UIMenuLeaf = original
        var item = MenuItem(kind: .leaf, element: element, selection: selection)
        if let command = element as? UICommand {
            if let valid = search.validated(command) {
                shown = valid.command
                item.target = valid.target
            } else {
                item.isDisabled = true
            }
        }
        guard !shown.attributes.contains(.hidden) else { return nil }
        item.title = shown.title
        item.subtitle = shown.subtitle
        item.image = shown.image
        item.state = shown.state
        item.isDestructive = shown.attributes.contains(.destructive)
        item.isDisabled = item.isDisabled || shown.attributes.contains(.disabled)
        item.keepsMenu = shown.attributes.contains(.keepsMenuPresented)
        item.shortcut = (element as? UIKeyCommand)?.shortcutText ?? ""
        return item
    }
}
