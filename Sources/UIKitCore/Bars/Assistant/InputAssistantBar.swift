// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

/// The bar with the buttons of an assistant item.
final class InputAssistantBar: UIView, UIContextMenuInteractionDelegate {
    private weak var item: UITextInputAssistantItem?
    private let toolbar = UIToolbar()
    private var shownWidth: CGFloat?

    init(of item: UITextInputAssistantItem) {
        self.item = item
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Theme.InputViews.assistantHeight))
        backgroundColor = Theme.InputViews.background
        let appearance = UIToolbarAppearance()
        appearance.configureWithTransparentBackground()
        toolbar.standardAppearance = appearance
        addSubview(toolbar)
        addInteraction(UIContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard item?.allowsHidingShortcuts == true else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let hide = UIAction(title: Phrase.hideShortcuts.text) { _ in
                self?.window?.rootWindow.inputPanel?.hide(.shortcuts)
            }
            return UIMenu(children: [hide])
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the item's buttons, grouped as the width allows.
    func showItems() {
        shownWidth = nil
        setNeedsLayout()
    }

    private func items(collapsed: Bool) -> [UIBarButtonItem] {
        guard let item else { return [] }
        let leading = item.leadingBarButtonGroups.flatMap { $0.items(collapsed: collapsed) }
        let trailing = item.trailingBarButtonGroups.flatMap { $0.items(collapsed: collapsed) }
        return leading + [.flexibleSpace()] + trailing
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = toolbar.intrinsicContentSize.height
        toolbar.place(in: CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height))
        guard shownWidth != bounds.width else { return }
        shownWidth = bounds.width
        toolbar.items = items(collapsed: false)
        if !toolbar.fitsItems { toolbar.items = items(collapsed: true) }
    }
}
