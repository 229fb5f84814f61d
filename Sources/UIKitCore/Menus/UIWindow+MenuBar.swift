// SPDX-License-Identifier: MIT
internal import Foundation

extension UIWindow {
    /// When a window's menu bar is seen.
    public enum MenuBarVisibility: Int, Sendable {
        /// While it is used: F10 or a stroke of Alt shows it in front of the content.
        case automatic = 0
        /// Always, above the content.
        case visible = 1
        /// Never, whatever keys are struck.
        case hidden = 2
    }

    func menuBarVisibilityDidChange() {
        hideMenuBar()
        guard menuBarVisibility == .visible else { return layoutMenuBar() }
        addMenuBar()
        layoutMenuBar()
    }

    /// Opens the first menu, or closes the one that is open.
    func toggleMenuBar() {
        guard menuBarVisibility != .hidden, host != nil else { return }
        if menuBar == nil { addMenuBar() }
        layoutMenuBar()
        guard let menuBar, !menuBar.items.isEmpty else { return hideMenuBar() }
        menuBar.open(0, highlightsFirst: true)
    }

    private func addMenuBar() {
        let bar = MenuBarView(frame: .zero)
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

    /// Where the root's view is.
    var contentFrame: CGRect {
        let height = menuBarVisibility == .visible ? Theme.Menu.barHeight : 0
        return CGRect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }

    /// A bar that is always seen has its place above the content; one that comes and goes covers it.
    func layoutMenuBar() {
        if let view = rootViewController?.viewIfLoaded, view.superview === self, view.frame.minY != contentFrame.minY {
            view.frame = contentFrame
        }
        guard let menuBar else { return }
        menuBar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Theme.Menu.barHeight)
        menuBar.autoresizingMask = .flexibleWidth
        bringSubviewToFront(menuBar)
    }

    /// F10 opens the menu bar, where no command has that key.
    func opensMenuBar(for press: UIPress) -> Bool {
        guard let key = press.key, key.keyCode == .keyboardF10, !press.isRepeat,
            key.modifierFlags.isDisjoint(with: .chordKeys), menuBarVisibility != .hidden, host != nil
        else { return false }
        toggleMenuBar()
        return true
    }
}
