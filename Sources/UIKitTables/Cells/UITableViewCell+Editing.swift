// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell {
    func settingDidChange(from old: RowSetting) {
        setNeedsLayout()
        if setting.tableStyle != old.tableStyle { updateFill() }
        if setting.isSelectable != old.isSelectable || setting.showsSelectionMark != old.showsSelectionMark
            || setting.allowsMultipleSelection != old.allowsMultipleSelection
        {
            updateLook(animated: false)
        }
    }

    private var stateMask: StateMask {
        var mask: StateMask = []
        if storedEditing { mask.insert(.showingEditControl) }
        if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    func changeEditing(to editing: Bool, animated: Bool) {
        guard editing != storedEditing else { return }
        var mask = stateMask
        mask.formSymmetricDifference(.showingEditControl)
        transition(to: mask, animated: animated) { storedEditing = editing }
    }

    /// Updates the cell when the delete confirmation button is shown or hidden.
    func changeConfirmation(to isShown: Bool, animated: Bool) {
        guard isShown != showingDeleteConfirmation else { return }
        var mask = stateMask
        mask.formSymmetricDifference(.showingDeleteConfirmation)
        transition(to: mask, animated: animated) {
            showingDeleteConfirmation = isShown
            parts.disc?.isTurned = isShown
        }
    }

    private func transition(to mask: StateMask, animated: Bool, change: () -> Void) {
        willTransition(to: mask)
        change()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
        guard animated, window != nil else {
            updateLook(animated: false)
            return didTransition(to: mask)
        }
        scheduleTransition(to: mask)
    }

    /// Defers the transition to the end of the run-loop iteration: the table puts its cells into editing before it sets
    /// what each row allows.
    private func scheduleTransition(to mask: StateMask) {
        parts.transitions += 1
        let isFirst = !parts.isTransitionPending
        parts.isTransitionPending = true
        CATransaction.addCommitHandler { [weak self] in
            guard let self else { return }
            guard isFirst else { return endTransition(to: mask) }
            parts.isTransitionPending = false
            UIView.animate(
                withDuration: Theme.Cells.editingDuration, delay: 0,
                options: [.allowUserInteraction, .beginFromCurrentState],
                animations: {
                    self.setNeedsLayout()
                    self.layoutIfNeeded()
                },
                completion: { [weak self] _ in self?.endTransition(to: mask) })
            updateLook(animated: true)
        }
    }

    private func endTransition(to mask: StateMask) {
        parts.transitions -= 1
        if parts.transitions == 0 { removeHiddenParts() }
        didTransition(to: mask)
    }

    /// Removes the parts that have faded out.
    private func removeHiddenParts() {
        let views: [UIView?] = [
            parts.disc, parts.mark, parts.handle, parts.chevron, parts.checkmark, parts.detailButton, accessoryView,
            editingAccessoryView,
        ]
        for case let view? in views where view.superview === self && view.alpha == 0 {
            view.removeFromSuperview()
            view.alpha = 1
        }
    }

    // MARK: - Reuse

    func resetForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        isHovered = false
        isReordering = false
        isSwiped = false
        showingDeleteConfirmation = false
        parts.disc?.isTurned = false
        parts.actionsView?.removeFromSuperview()
        parts.actionsView = nil
        if bounds.origin != .zero { bounds.origin = .zero }
        updateLook(animated: false)
        setNeedsUpdateConfiguration()
    }
}
