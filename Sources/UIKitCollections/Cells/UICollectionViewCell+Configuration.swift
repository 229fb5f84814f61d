// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The content configuration of a cell, and whether it is up to date with the cell's state.
struct CellConfigurationSlot {
    var content: (any UIContentConfiguration)?
    var isOutOfDate = true
    var isUpdating = false
}

extension UICollectionViewCell {
    func prepareCell() {
        shownContentView.frame = CGRect(origin: .zero, size: bounds.size)
        addSubview(shownContentView)
        updateFocusEffect()
    }

    func resetForReuse() {
        isSelected = false
        isHighlighted = false
        isSwiped = false
        isReordering = false
    }

    // MARK: - State

    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isInEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.isExpanded = (self as? UICollectionViewListCell)?.isOutlineExpanded ?? false
        return state
    }

    func markConfiguration() {
        guard !slot.isOutOfDate else { return }
        slot.isOutOfDate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard slot.isOutOfDate, !slot.isUpdating else { return }
        slot.isUpdating = true
        slot.isOutOfDate = false
        defer { slot.isUpdating = false }
        // Composing the state costs more than a plain cell needs.
        guard slot.content != nil || configurationUpdateHandler != nil || type(of: self) != UICollectionViewCell.self
        else { return }
        let state = configurationState
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = slot.content { show(content.updated(for: state)) }
    }

    // MARK: - Content

    /// Makes the next placement measure the cell again, unless it is visible and has to keep its size.
    func invalidateMeasurement() {
        if applied == nil || host?.selfSizingInvalidation != .disabled { isMeasured = false }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        slot.content = configuration
        invalidateMeasurement()
        setNeedsLayout()
        guard let configuration else { return replaceContentView(with: UIView(frame: .zero)) }
        show(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
        if !slot.isUpdating { host?.contentDidChange(in: self) }
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if let view = shownContentView as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
    }

    private func replaceContentView(with view: UIView) {
        let old = shownContentView
        view.insetsLayoutMarginsFromSafeArea = false
        view.frame = old.frame
        shownContentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }
}
