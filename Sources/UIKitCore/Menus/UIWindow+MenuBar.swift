// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// The menu bar while it is shown.
    var menuBar: MenuBarView? {
        get { attachments[MenuBarView.self] }
        set { attachments[MenuBarView.self] = newValue }
    }

    /// The visibility of a window's menu bar.
    public enum MenuBarVisibility: Int, Sendable {
        /// Shown above the content while in use, after pressing F10 or Alt.
        case automatic = 0
        /// Always shown at the top of the window, with the content laid out below it.
        case visible = 1
        /// Never shown, even by keys.
        case hidden = 2
    }

    func menuBarVisibilityDidChange() {
        hideMenuBar()
        titleBarMayHaveChanged()
        guard menuBarVisibility == .visible else { return layoutMenuBar() }
        addMenuBar()
        layoutMenuBar()
    }

    /// Opens the first menu, or closes the open one.
    func toggleMenuBar() {
        guard menuBarVisibility != .hidden, host != nil else { return }
        if menuBar == nil { addMenuBar() } else { menuBar?.refresh() }
        layoutMenuBar()
        guard let menuBar, !menuBar.items.isEmpty else { return hideMenuBar() }
        menuBar.open(0, highlightsFirst: true)
    }

    private func addMenuBar() {
        let bar = MenuBarView(for: self)
        bar.reload()
        bar.onClose = { [weak self] in
            if self?.menuBarVisibility == .automatic { self?.hideMenuBar() }
        }
        menuBar = bar
        addSubview(bar)
        layoutMenuBar()
    }

    private func hideMenuBar() {
        let bar = menuBar
        menuBar = nil
        bar?.onClose = nil
        bar?.close()
        bar?.removeFromSuperview()
    }

    /// The frame of the root view controller's view.
    var contentFrame: CGRect {
        let height = menuBarVisibility == .visible ? Theme.Menu.barHeight : 0
        return CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// Lays out the bar: a permanent one reduces the content, an automatic one covers it.
    func layoutMenuBar() {
        if let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame.minY != contentFrame.minY {
            view.frame = contentFrame
        }
        guard let menuBar else { return }
        // An automatic bar is below the row of the window's buttons.
        menuBar.frame = CGRect(x: 0, y: titleBarOverlap.insets.top, width: bounds.width, height: Theme.Menu.barHeight)
        menuBar.autoresizingMask = .flexibleWidth
        bringSubviewToFront(menuBar)
    }

    /// Opens the menu bar when F10 is pressed and no command has handled the key.
    ///
    /// Returns whether it did.
    func opensMenuBar(for press: UIPress) -> Bool {
        guard let key = press.key, key.keyCode == .keyboardF10, !press.isRepeat,
            key.modifierFlags.isDisjoint(with: .chordKeys), menuBarVisibility != .hidden, host != nil
        else { return false }
        toggleMenuBar()
        return true
    }

    /// Opens the menu whose title has the letter that is pressed together with Alt, unless a command has handled it.
    ///
    /// - Returns: Whether it did.
    func opensMenu(forMnemonicOf press: UIPress) -> Bool {
        guard let key = press.key, !press.isRepeat, menuBarVisibility != .hidden, host != nil,
            key.modifierFlags.intersection(.chordKeys) == .alternate
        else { return false }
        let letter = key.charactersIgnoringModifiers
        guard letter.count == 1, letter.first?.isLetter == true else { return false }
        let isNew = menuBar == nil
        if isNew { addMenuBar() } else { menuBar?.refresh() }
        layoutMenuBar()
        let opens = menuBar?.open(mnemonic: letter) ?? false
        if !opens, isNew { hideMenuBar() }
        return opens
    }

    /// Underlines the letters that open menus, if the menu bar is shown.
    func showMnemonics(_ isShown: Bool) {
        menuBar?.showsMnemonics = isShown
    }
}
