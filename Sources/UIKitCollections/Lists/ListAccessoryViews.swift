// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The views of a list cell's accessories.
///
/// Each is created on first use and kept when the cell is reused.
@MainActor
final class ListAccessoryViews {
    private(set) var shown: [UICellAccessory.AccessoryType: UIView] = [:]
    private var kept: [UICellAccessory.AccessoryType: UIView] = [:]

    /// Returns the view of an accessory, created if necessary and configured for it.
    func view(of accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
        let type = accessory.accessoryType
        let view: UIView
        if case .custom(let configuration) = accessory.content {
            view = configuration.customView
        } else {
            view = kept[type] ?? make(accessory, in: cell)
            kept[type] = view
        }
        configure(view, for: accessory, in: cell)
        return view
    }

    /// Returns the size of an accessory's view.
    func size(of accessory: UICellAccessory, in cell: UICollectionViewListCell) -> CGSize {
        switch accessory.content {
        case .disclosureIndicator: return Theme.Cells.chevronSize
        case .outlineDisclosure:
            return CGSize(width: Theme.Lists.outlineWidth, height: Theme.Lists.outlineWidth)
        case .checkmark: return CGSize(width: Theme.Cells.checkmarkSize, height: Theme.Cells.checkmarkSize)
        case .detail: return CGSize(width: Theme.Cells.detailSize, height: Theme.Cells.detailSize)
        case .delete, .insert, .multiselect:
            return CGSize(width: Theme.Cells.editingIndent, height: Theme.Cells.height)
        case .reorder: return CGSize(width: Theme.Cells.handleReach, height: Theme.Cells.height)
        case .label, .popUpMenu: return view(of: accessory, in: cell).sizeThatFits(CGSize.unbounded)
        case .custom(let configuration):
            let view = configuration.customView
            if configuration.maintainsFixedSize, view.bounds.size != .zero { return view.bounds.size }
            let fitting =
                view.hasConstrainedSubviews
                ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                : view.sizeThatFits(view.bounds.size == .zero ? CGSize.unbounded : view.bounds.size)
            // A view that only has a size keeps it.
            return fitting.width > 0 && fitting.height > 0 && fitting.width.isFinite && fitting.height.isFinite
                ? fitting : view.bounds.size
        }
    }

    /// Notes the views that are in the cell, and returns those that no longer belong there.
    func replaceShown(with new: [UICellAccessory.AccessoryType: UIView]) -> [UIView] {
        let gone = shown.values.filter { view in !new.values.contains { $0 === view } }
        shown = new
        return gone
    }

    // MARK: - Creating

    private func make(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) -> UIView {
        switch accessory.content {
        case .disclosureIndicator: return ChevronView()
        case .outlineDisclosure: return OutlineButton()
        case .checkmark: return GlyphView(.checkmark, lineWidth: Theme.Cells.checkmarkWidth)
        case .delete: return EditControlButton(isInsertion: false)
        case .insert: return EditControlButton(isInsertion: true)
        case .multiselect: return SelectionMark()
        case .reorder:
            let handle = ReorderHandle()
            handle.onDrag = { [weak cell] recognizer in cell?.reorder(with: recognizer) }
            return handle
        case .detail: return DetailButton()
        case .label: return UILabel(frame: .zero)
        case .popUpMenu:
            var configuration = UIButton.Configuration.plain()
            configuration.contentInsets = .zero
            let button = UIButton(configuration: configuration)
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            return button
        case .custom(let configuration): return configuration.customView
        }
    }

    // MARK: - Configuring

    private func configure(_ view: UIView, for accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        switch (accessory.content, view) {
        case (.disclosureIndicator, let chevron as ChevronView): chevron.color = accessory.tintColor ?? .tertiaryLabel
        case (.checkmark, let glyph as GlyphView): glyph.color = accessory.tintColor
        case (.outlineDisclosure(let style, let action), let button as OutlineButton):
            button.color = accessory.tintColor ?? .tertiaryLabel
            button.coversCell = accessory.isHeaderStyle(style, in: cell)
            perform(on: button) { [weak cell] in
                if let action { action() } else { cell?.toggleOutline() }
            }
        case (.delete(let action), let button as EditControlButton):
            perform(on: button) { [weak cell] in
                if let action { action() } else { cell?.revealSwipeActions() }
            }
        case (.insert(let action), let button as EditControlButton): perform(on: button) { action?() }
        case (.detail(let action), let button as DetailButton):
            button.tintColor = accessory.tintColor
            perform(on: button) { action?() }
        case (.multiselect, let mark as SelectionMark):
            mark.isOn = cell.isSelected
            mark.tintColor = accessory.backgroundColor
        case (.label(let text, let options), let label as UILabel):
            label.font = options.font ?? .preferredFont(forTextStyle: .body, compatibleWith: cell.traitCollection)
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
            label.textColor = accessory.tintColor ?? Theme.Lists.labelColor
            if label.text != text { label.text = text }
        case (.popUpMenu(let menu, let handler), let button as UIButton):
            if button.menu !== menu { button.menu = menu }
            button.tintColor = accessory.tintColor
            button.removeAction(identifiedBy: Self.action, for: .menuActionTriggered)
            button.addAction(
                UIAction(identifier: Self.action) { [weak button] _ in
                    if let menu = button?.menu { handler?(menu) }
                }, for: .menuActionTriggered)
        case (.custom, _):
            if let color = accessory.tintColor { view.tintColor = color }
        default: break
        }
    }

    private static let action = UIAction.Identifier("accessory")

    private func perform(on control: UIControl, _ action: @escaping @MainActor () -> Void) {
        control.removeAction(identifiedBy: Self.action, for: .primaryActionTriggered)
        control.addAction(UIAction(identifier: Self.action) { _ in action() }, for: .primaryActionTriggered)
    }
}

extension CGSize {
    /// A size that limits nothing.
    fileprivate static var unbounded: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }
}
