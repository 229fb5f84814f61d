// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The configurations of a cell, and whether they are up to date with its state.
struct ConfigurationSlot {
    var content: (any UIContentConfiguration)?
    var isOutOfDate = true
    var isUpdating = false
}

extension UITableViewCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isHighlighted = isHighlighted
        state.isSelected = isSelected
        state.isFocused = isFocused
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        state.cellDragState =
            switch dragState {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        return state
    }

    func markConfiguration() {
        guard !slot.isOutOfDate else { return }
        slot.isOutOfDate = true
        // A plain cell without configurations or an update handler has nothing to update.
        if slot.content != nil || backgroundConfiguration != nil || configurationUpdateHandler != nil
            || type(of: self) != UITableViewCell.self
        {
            setNeedsLayout()
        }
    }

    func updateConfigurationIfNeeded() {
        guard slot.isOutOfDate, !slot.isUpdating else { return }
        slot.isUpdating = true
        slot.isOutOfDate = false
        defer { slot.isUpdating = false }
        let state = configurationState
        configurationUpdateHandler?(self, state)
        updateConfiguration(using: state)
        if automaticallyUpdatesContentConfiguration, let content = slot.content {
            show(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
            backgroundConfiguration = background.updated(for: state)
        }
    }

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        slot.content = configuration
        setNeedsLayout()
        host?.cellSizeDidChange(self, fromConstraints: false)
        guard let configuration else { return showOwnContent() }
        show(automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    private func show(_ configuration: any UIContentConfiguration) {
        if let view = shownContentView as? any UIContentView, view.supports(configuration) {
            view.configuration = configuration
        } else {
            replaceContentView(with: configuration.makeContentView())
        }
        if selectionStyle != .none { shownContentView.spreadHighlight(isHighlighted || isSelected) }
    }

    private func showOwnContent() {
        guard !(shownContentView is CellContentView) else { return }
        let view = CellContentView(frame: .zero)
        replaceContentView(with: view)
        for part in standardViews { view.addSubview(part) }
    }

    private func replaceContentView(with view: UIView) {
        let old = shownContentView
        view.insetsLayoutMarginsFromSafeArea = false
        view.frame = old.frame
        parts.givenMargins = nil
        shownContentView = view
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
        setNeedsLayout()
    }
}
