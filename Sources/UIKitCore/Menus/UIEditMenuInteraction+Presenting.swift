// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

extension UIEditMenuInteraction {
    enum Form {
        case bar
        case list(highlightsFirst: Bool)

        var isList: Bool {
            switch self {
            case .bar: false
            case .list: true
            }
        }
    }

    /// Presents the menu, replacing any open one.
    ///
    /// A list opens at the source point if `isAtPointer`, otherwise below the target.
    ///
    /// - Returns: Whether there is a menu.
    @discardableResult
    func present(_ configuration: UIEditMenuConfiguration, as form: Form, isAtPointer: Bool = false) -> Bool {
        bar?.dismiss(animated: false)
        session?.dismiss(animated: false)
        found = [:]
        asked = []
        place = configuration.sourcePoint
        guard let view, let window = view.window, let menu = menu(for: configuration, isList: form.isList),
            let target = target(of: configuration)
        else { return false }
        switch form {
        case .bar:
            let items = items(of: menu)
            guard !items.isEmpty else { return false }
            visibleMenu = menu
            let animator = willPresent(configuration)
            return showBar(items, configuration, at: target, in: window, animator)
        case .list(let highlightsFirst):
            guard !menu.children.isEmpty else { return false }
            let animator = willPresent(configuration)
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let anchor: PopupAnchor =
                isAtPointer
                ? .at(view.convert(place, to: window), isRightToLeft: isRightToLeft)
                : .below(target, isRightToLeft: isRightToLeft, gap: Theme.Menu.gap)
            return openList(menu, configuration, in: window, anchor, highlightsFirst: highlightsFirst, animator)
        }
    }

    private func willPresent(_ configuration: UIEditMenuConfiguration) -> ContextMenuAnimator {
        let animator = ContextMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        return animator
    }

    private func showBar(
        _ items: [MenuItem], _ configuration: UIEditMenuConfiguration, at target: CGRect, in window: UIWindow,
        _ animator: ContextMenuAnimator
    ) -> Bool {
        let popup = EditMenuPopup(
            parent: window, target: target, direction: configuration.preferredArrowDirection)
        popup.owner = responder
        popup.show(items)
        popup.bar.onChoose = { [weak self, weak popup] item in
            guard let self, let popup else { return }
            choose(item, from: popup)
        }
        popup.isHidden = false
        guard popup.isShown else { return false }
        bar = popup
        visible = configuration
        // Retains the interaction while the bar is visible, even if its owner releases it.
        popup.onDismiss = { [self, weak popup] in
            if bar === popup { didEnd(configuration) }
        }
        animator.run(over: Theme.Popup.appearance)
        return true
    }

    private func openList(
        _ menu: UIMenu, _ configuration: UIEditMenuConfiguration, in window: UIWindow, _ anchor: PopupAnchor,
        highlightsFirst: Bool, isForTouch: Bool = false, _ animator: ContextMenuAnimator
    ) -> Bool {
        guard let responder else { return false }
        let session = MenuSession(responder: responder, sender: view, isForTouch: isForTouch)
        self.session = session
        visible = configuration
        session.onEnd = { [self, weak session] in
            if self.session === session { didEnd(configuration) }
        }
        guard session.open(menu, in: window, anchor: anchor, highlightsFirst: highlightsFirst) else { return false }
        animator.run(over: Theme.Popup.appearance)
        return true
    }

    private func didEnd(_ configuration: UIEditMenuConfiguration) {
        bar = nil
        session = nil
        visible = nil
        visibleMenu = nil
        let animator = ContextMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run(over: Theme.Popup.disappearance)
    }

    /// Updates the bar to the current menu.
    ///
    /// An empty bar is dismissed.
    func reloadBar() {
        guard let bar, let visibleMenu else { return }
        let items = items(of: visibleMenu)
        if items.isEmpty { bar.dismiss() } else { bar.show(items) }
    }

    // MARK: - Selection

    private func choose(_ item: MenuItem, from popup: EditMenuPopup) {
        guard item.isSelectable, let configuration = visible, let responder else { return }
        if case .submenu(let menu) = item.kind, let window = popup.parent {
            let anchor = PopupAnchor.below(
                popup.place, isRightToLeft: popup.traitCollection.layoutDirection == .rightToLeft, gap: Theme.Menu.gap)
            // The menu continues as a list, so the bar is dismissed without ending it.
            popup.onDismiss = nil
            popup.dismiss()
            bar = nil
            _ = openList(
                menu, configuration, in: window, anchor, highlightsFirst: false, isForTouch: true,
                ContextMenuAnimator())
            return
        }
        if !item.keepsMenu { popup.dismiss() }
        item.perform(from: responder, sender: view, modifiers: [])
        if item.keepsMenu {
            reloadVisibleMenu()
        } else if let command = item.element as? UICommand, Self.selecting.contains(command.action) {
            // Shows the menu again for the new selection.
            present(configuration, as: .bar)
        }
    }

    private static let selecting: Set<Selector> = ["select:", "selectAll:"]

    // MARK: - Menu content

    /// The responder at which the search for the targets of commands starts.
    private var responder: UIResponder? {
        guard let view else { return nil }
        guard let first = view.window?.firstResponder else { return view }
        let isInside = (first as? UIView)?.isDescendant(of: view) == true
        return isInside || isDetached ? first : view
    }

    func menu(for configuration: UIEditMenuConfiguration, isList: Bool) -> UIMenu? {
        guard let responder else { return nil }
        let suggested = EditMenuSuggestions(responder: responder, isList: isList).elements
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// Returns the rectangle at which the bar points, in window coordinates.
    func target(of configuration: UIEditMenuConfiguration) -> CGRect? {
        guard let view, let window = view.window else { return nil }
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let isUsable =
            !rect.isNull && rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
        return view.convert(isUsable ? rect : CGRect(origin: configuration.sourcePoint, size: .zero), to: window)
    }

    /// Returns the items that the bar shows, flattened into one row.
    func items(of menu: UIMenu) -> [MenuItem] {
        guard let responder else { return [] }
        let maker = MenuItemMaker(search: CommandSearch(start: responder)) { [weak self] in self?.elements(of: $0) }
        return maker.items(of: menu, showsTitle: false, selection: nil).flatMap { item -> [MenuItem] in
            switch item.kind {
            case .separator, .header: []
            case .row(let items, _): items
            case .leaf, .submenu, .waiting: [item]
            }
        }.filter { !($0.element is UICommand) || $0.target != nil }
    }

    /// Returns the elements of a deferred element; `nil` until they are available.
    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if asked.insert(id).inserted {
            deferred.elements { [weak self] elements in
                self?.found[id] = elements
                self?.reloadBar()
            }
        }
        return found[id]
    }
}

extension UIEditMenuInteraction: KeyOpenedMenu {
    /// Opens the list below the selection.
    func openByKey() -> Bool {
        guard let view else { return false }
        onRequest?(nil)
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: middle), as: .list(highlightsFirst: true))
    }
}
