// SPDX-License-Identifier: MIT
internal import Foundation

extension UIControl: UIContextMenuInteractionDelegate {}

extension UIControl {
    func contextMenuDidToggle() {
        guard isContextMenuInteractionEnabled else {
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = nil
            return
        }
        let interaction = UIContextMenuInteraction(delegate: self)
        contextMenuInteraction = interaction
        addInteraction(interaction)
    }

    /// Opens the menu below the control if showing it is the primary action, and returns whether it did.
    func opensPrimaryMenu(isForTouch: Bool, highlightsFirst: Bool, for event: UIEvent?) -> Bool {
        guard isEnabled, showsMenuAsPrimaryAction, let contextMenuInteraction else { return false }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        guard
            contextMenuInteraction.present(
                at: middle, isForTouch: isForTouch, highlightsFirst: highlightsFirst, below: self)
        else { return false }
        send(.menuActionTriggered, for: event)
        return true
    }
}

extension UIButton {
    func menuDidChange() {
        isContextMenuInteractionEnabled = menu != nil
        if changesSelectionAsPrimaryAction, menu != nil { showSelection() }
        contentDidChange()
    }

    /// Sets the title to that of the selected element, or selects the first element if none is selected.
    func showSelection() {
        guard let chosen = menu?.chosenElement() else { return }
        if configuration != nil {
            configuration?.title = chosen.title
        } else {
            setTitle(chosen.title, for: .normal)
        }
    }
}

extension UIMenu {
    /// Returns the selected element, after selecting the first one if none is, and no other; `nil` without elements.
    @MainActor
    func chosenElement() -> (any UIMenuLeaf)? {
        let choices = elementsInside.compactMap { $0 as? any UIMenuLeaf }
        guard let chosen = choices.first(where: { $0.state == .on }) ?? choices.first else { return nil }
        for choice in choices { choice.state = choice === chosen ? .on : .off }
        return chosen
    }
}
