// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// An open menu with its open submenus.
@MainActor
final class MenuSession {
    /// The responder at which the search for the targets of commands starts.
    let responder: UIResponder
    /// The sender passed to actions.
    weak var sender: AnyObject?
    let isForTouch: Bool
    /// Whether the menu's title is shown above its items.
    var showsTitle = false
    /// The minimum width of the menu, in points, such as the width of the button that opens it.
    var minimumWidth: CGFloat = 0
    /// Whether selecting an element deselects all others, regardless of the menu's options.
    var isSingleSelection = false
    /// Called when an element is selected, before it is performed.
    var onChoose: ((UIMenuElement) -> Void)?
    /// Called once, when the menu is dismissed.
    var onEnd: (() -> Void)?
    /// Called for the keys that a menu doesn't handle by moving the highlight, choosing, or closing; returns whether it
    /// handled them.
    var onOtherKey: ((Set<UIPress>) -> Bool)?
    /// Moves to the previous (-1) or next (1) menu of a menu bar.
    var onStep: ((Int) -> Void)?

    /// The open menu and its open submenus, outermost first.
    private(set) var levels: [MenuPopup] = []
    private var found: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: Set<ObjectIdentifier> = []
    private var pending: ScheduledCall?
    private var aim: (list: ObjectIdentifier, point: CGPoint)?
    var typed = (text: "", time: -Double.infinity)
    private var isEnded = false

    init(responder: UIResponder, sender: AnyObject?, isForTouch: Bool) {
        self.responder = responder
        self.sender = sender
        self.isForTouch = isForTouch
    }

    /// Opens the menu.
    ///
    /// If opened with the keyboard, its first item is highlighted.
    ///
    /// - Returns: Whether the menu could be shown.
    @discardableResult
    func open(
        _ menu: UIMenu, in window: UIWindow, anchor: PopupAnchor, highlightsFirst: Bool = false,
        passthroughViews: [UIView] = []
    ) -> Bool {
        let popup = MenuPopup(menu: menu, session: self, parent: window, anchor: anchor, origin: nil)
        popup.passthroughViews = passthroughViews
        guard !popup.list.rows.isEmpty, show(popup) else {
            end()
            return false
        }
        if highlightsFirst { popup.list.highlighted = popup.list.stops.first }
        return true
    }

    /// Dismisses the menu and all submenus.
    func dismiss(animated: Bool = true) {
        levels.first?.dismiss(animated: animated)
    }

    private func show(_ popup: MenuPopup) -> Bool {
        popup.isHidden = false
        guard popup.isShown else { return false }
        levels.append(popup)
        // The popup retains the session while it is shown; the session releases the popup when it is dismissed.
        popup.onDismiss = { [self, weak popup] in
            if let popup { popupDidGo(popup) }
        }
        return true
    }

    private func popupDidGo(_ popup: MenuPopup) {
        levels.removeAll { $0 === popup }
        if levels.isEmpty { end() }
    }

    private func end() {
        guard !isEnded else { return }
        isEnded = true
        pending?.cancel()
        onEnd?()
        onEnd = nil
    }

    // MARK: - Items

    /// Returns the size of the menu at the top level, in points, assuming unlimited space.
    func size(of menu: UIMenu) -> CGSize {
        let list = MenuListView(isForTouch: isForTouch)
        list.show(items(of: menu, isRoot: showsTitle))
        return list.sizeThatFits(.zero)
    }

    func items(of menu: UIMenu, isRoot: Bool) -> [MenuItem] {
        let search = CommandSearch(start: responder)
        let maker = MenuItemMaker(search: search) { [weak self] in self?.elements(of: $0) }
        return maker.items(of: menu, showsTitle: isRoot, selection: selection(around: menu))
    }

    /// Returns the enclosing menu of `menu` with single selection.
    private func selection(around menu: UIMenu) -> UIMenu? {
        levels.compactMap(\.menu).last { outer in
            outer.options.contains(.singleSelection) && outer.elementsInside.contains { $0 === menu }
        }
    }

    /// Returns the elements of a deferred element; `nil` until they are available.
    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if asked.insert(id).inserted {
            deferred.elements { [weak self] elements in
                guard let self else { return }
                found[id] = elements
                for popup in levels where popup.menu.contains(deferred) { popup.reload() }
            }
        }
        return found[id]
    }

    // MARK: - Submenus

    /// The level that receives keys: the innermost one with a highlighted item.
    var active: MenuPopup? {
        levels.last { $0.list.highlighted != nil } ?? levels.first
    }

    func level(of list: MenuListView) -> Int? {
        levels.firstIndex { $0.list === list }
    }

    /// Opens the submenu of an item, unless it is already open.
    ///
    /// Returns whether the item has one.
    @discardableResult
    func openSubmenu(at place: MenuListView.Place, of level: Int, highlightsFirst: Bool) -> Bool {
        pending?.cancel()
        guard levels.indices.contains(level) else { return false }
        let parent = levels[level]
        guard let item = parent.list.item(at: place), case .submenu(let menu) = item.kind, !item.isDisabled else {
            return false
        }
        if levels.indices.contains(level + 1) {
            let open = levels[level + 1]
            if open.origin == place {
                if highlightsFirst { open.list.highlighted = open.list.stops.first }
                return true
            }
            close(from: level + 1)
        }
        parent.list.layoutIfNeeded()
        let frame = parent.list.frame(of: place).insetBy(dx: Theme.Menu.overlap, dy: 0)
        let isRightToLeft = parent.traitCollection.layoutDirection == .rightToLeft
        let popup = MenuPopup(
            menu: menu, session: self, parent: parent,
            anchor: .beside(frame, isRightToLeft: isRightToLeft, offset: CGPoint(x: 0, y: -Theme.Menu.inset)),
            origin: place)
        guard !popup.list.rows.isEmpty, show(popup) else { return false }
        parent.list.highlighted = place
        if highlightsFirst { popup.list.highlighted = popup.list.stops.first }
        return true
    }

    /// Closes the submenus from the given level on.
    func close(from level: Int) {
        guard level > 0, levels.indices.contains(level) else { return }
        levels[level].dismiss()
    }

    // MARK: - Pointer

    private func moved(to point: CGPoint, over list: MenuListView, at level: Int) {
        let place = list.place(at: point)
        let apex = aim.flatMap { $0.list == ObjectIdentifier(list) ? $0.point : nil }
        // Some display servers report the same position twice.
        if apex == point { return }
        aim = (ObjectIdentifier(list), point)
        if levels.indices.contains(level + 1), levels[level + 1].origin != place {
            let submenu = levels[level + 1]
            if submenu.surface?.isConfigured == true, let apex,
                SafeTriangle(apex: apex, target: submenu.place).contains(point)
            {
                // If the pointer stops on the way to the submenu, the item under it is highlighted after a delay.
                return settle(after: Theme.Menu.aimTimeLimit) { [weak self] in
                    self?.highlight(place, of: list, at: level)
                }
            }
        }
        highlight(place, of: list, at: level)
    }

    private func highlight(_ place: MenuListView.Place?, of list: MenuListView, at level: Int) {
        guard level == self.level(of: list) else { return }
        for upper in levels.dropFirst(level + 1) { upper.list.highlighted = nil }
        // The item of an open submenu stays highlighted.
        if list.highlighted == place, place != nil { return }
        pending?.cancel()
        list.highlighted = place
        settle(after: Theme.Menu.submenuDelay) { [weak self] in
            guard let self, level == self.level(of: list), list.highlighted == place else { return }
            if let place, openSubmenu(at: place, of: level, highlightsFirst: false) { return }
            close(from: level + 1)
        }
    }

    private func settle(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        pending?.cancel()
        pending = LayerClock.timeSource.schedule(after: delay, work)
    }

    // MARK: - Selection

    func choose(_ item: MenuItem, at place: MenuListView.Place, of level: Int, byKey: Bool = false) {
        guard item.isSelectable else { return }
        if case .submenu = item.kind {
            openSubmenu(at: place, of: level, highlightsFirst: byKey)
            return
        }
        guard let element = item.element else { return }
        let modifiers = levels.last?.surface?.input.modifiers ?? []
        if let selection = item.selection ?? (isSingleSelection ? levels.first?.menu : nil) {
            for case let action as UIAction in selection.elementsInside {
                action.state = action === element ? .on : .off
            }
        }
        if !item.keepsMenu { dismiss() }
        onChoose?(element)
        item.perform(from: responder, sender: sender, modifiers: modifiers)
        if item.keepsMenu { for popup in levels { popup.reload() } }
    }
}

extension MenuSession: MenuListViewDelegate {
    func menuList(_ list: MenuListView, pointerMovedTo point: CGPoint?) {
        guard let level = level(of: list) else { return }
        guard let point else {
            aim = nil
            // The item of an open submenu stays highlighted.
            if !levels.indices.contains(level + 1) {
                pending?.cancel()
                list.highlighted = nil
            }
            return
        }
        moved(to: point, over: list, at: level)
    }

    func menuList(_ list: MenuListView, chose item: MenuItem, at place: MenuListView.Place) {
        guard let level = level(of: list) else { return }
        choose(item, at: place, of: level)
    }
}

extension UIKeyModifierFlags {
    /// The modifiers that are significant in key commands.
    static let chordKeys: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
}

extension UIMenu {
    /// Whether the menu or one of its inline sections contains the element.
    fileprivate func contains(_ element: UIMenuElement) -> Bool {
        children.contains { child in
            if child === element { return true }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return false }
            return menu.contains(element)
        }
    }
}
