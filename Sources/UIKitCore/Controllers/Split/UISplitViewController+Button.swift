// SPDX-License-Identifier: MIT
internal import Localization

/// The button that shows and hides the primary column.
extension UISplitViewController {
    func makeModeButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(title: nil, target: self, action: UISplitViewController.togglePrimary)
        item.sign = .sidebar
        item.accessibilityLabel = Self.words(isPrimaryShown: false)
        return item
    }

    private static func words(isPrimaryShown: Bool) -> String {
        isPrimaryShown ? Phrase.hideSidebar.text : Phrase.showSidebar.text
    }

    private var isPrimaryShown: Bool { shown?.visible.contains(.primary) == true && !isCollapsed }

    func makeSecondaryOnlyButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(title: nil, target: self, action: UISplitViewController.showSecondaryOnly)
        item.sign = .expand
        item.accessibilityLabel = Phrase.showOnlyContent.text
        return item
    }

    private func showSecondaryOnly() {
        conceal(style == .tripleColumn ? .supplementary : .primary)
    }

    private func togglePrimary() {
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        if asked != .automatic { return take(asked) }
        if isPrimaryShown { conceal(.primary) } else { reveal(.primary) }
    }

    private var showsModeButton: Bool {
        switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .always: true
        case .never: false
        }
    }

    /// Adds the button to the bar next to the primary column, and updates its accessibility label.
    func updateModeButton() {
        guard isViewLoaded else { return }
        modeButton.isHidden = isCollapsed
        modeButton.accessibilityLabel = Self.words(isPrimaryShown: isPrimaryShown)
        guard style != .unspecified else { return }
        let beside = [Column.supplementary, .secondary].first { shown?.visible.contains($0) == true }
        for (column, child) in controllers {
            let isThere = showsModeButton && !isCollapsed && column == beside
            let expands =
                showsSecondaryOnlyButton && style == .tripleColumn && !isCollapsed && column == .secondary
                && column != beside
            (child as? UINavigationController)?.navigationBar.columnItem =
                isThere ? modeButton : expands ? secondaryOnlyButton : nil
        }
    }
}
