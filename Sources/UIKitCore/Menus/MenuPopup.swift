// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import LayerTree

/// The popup of a menu.
@MainActor
final class MenuPopup: PopupWindow {
    let list: MenuListView
    private(set) var menu: UIMenu
    /// The item of the parent menu that opened this submenu.
    let origin: MenuListView.Place?
    weak var session: MenuSession?
    private let shownAt = CACurrentMediaTime()

    init(
        menu: UIMenu, session: MenuSession, parent: UIWindow, anchor: PopupAnchor, origin: MenuListView.Place?
    ) {
        self.menu = menu
        self.session = session
        self.origin = origin
        list = MenuListView(isForTouch: session.isForTouch)
        super.init(parent: parent, anchor: anchor, size: CGSize(width: 1, height: 1))
        owner = session.responder
        list.delegate = session
        addSubview(list)
        reload()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            label: menu.title.isEmpty ? nil : menu.title, role: .menu, states: .vertical)
    }

    /// Updates the list to the current state of the elements.
    func reload() {
        guard let session else { return }
        let highlighted = list.highlighted
        list.show(session.items(of: menu, isRoot: origin == nil && session.showsTitle))
        if let highlighted, list.item(at: highlighted)?.isSelectable == true { list.highlighted = highlighted }
        var size = list.sizeThatFits(.zero)
        size.width = max(size.width, session.minimumWidth)
        size.height = min(size.height, max(screen.bounds.height - 2 * Theme.Popup.embeddedMargin, 1))
        setWantedSize(size)
    }

    /// Replaces the menu.
    func replace(_ menu: UIMenu) {
        self.menu = menu
        reload()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        list.frame = bounds
    }

    override var passesCommands: Bool { false }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let session, let key = presses.first?.key, !key.keyCode.movesInMenus, session.onOtherKey?(presses) == true {
            return
        }
        for press in presses {
            if let key = press.key { session?.handle(key, isRepeat: press.isRepeat) }
        }
    }

    // Keys pressed in a menu are not passed to other responders.
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    // MARK: - Continuation of the press that opened the menu

    override func heldPointerMoved(to point: CGPoint) {
        session?.menuList(list, pointerMovedTo: point)
    }

    override func heldPointerLeft() {
        session?.menuList(list, pointerMovedTo: nil)
    }

    override func heldPointerReleased(at point: CGPoint) {
        guard CACurrentMediaTime() - shownAt >= Theme.Menu.minimumHoldDuration else { return }
        list.release(at: point)
    }
}
