// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The frames of a cell's parts for a given width, in coordinates that start at the leading edge.
struct CellPlan {
    /// The frame of the editing control or selection circle.
    var control: CGRect?
    var handle: CGRect?
    /// The accessory frames, from the trailing edge inwards.
    var accessories: [CGRect] = []
    var content = CGRect.zero
    var contentMargins = NSDirectionalEdgeInsets.zero
}

extension UITableViewCell {
    /// The accessories at the trailing edge, outermost first.
    enum Accessory {
        case chevron, detail, checkmark
        case view(UIView)
    }

    var currentAccessories: [Accessory] {
        if let view = storedEditing ? editingAccessoryView : accessoryView { return [.view(view)] }
        return switch storedEditing ? editingAccessoryType : accessoryType {
        case .none: []
        case .disclosureIndicator: [.chevron]
        case .detailDisclosureButton: [.chevron, .detail]
        case .checkmark: [.checkmark]
        case .detailButton: [.detail]
        }
    }

    var showsControl: Bool {
        storedEditing && (setting.editingStyle != .none || setting.showsSelectionMark)
    }

    var showsHandle: Bool { storedEditing && setting.canReorder && showsReorderControl }

    private var isIndented: Bool {
        storedEditing && setting.indentsWhileEditing && shouldIndentWhileEditing
    }

    /// The thickness of a separator in points: one device pixel.
    var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    /// The height reserved below the content for the separator, whether the separator is shown or not.
    private var lineHeight: CGFloat { setting.separatorStyle == .none ? 0 : hairline }

    func plan(for size: CGSize) -> CellPlan {
        var plan = CellPlan()
        let height = max(0, size.height - lineHeight)
        let margins = rowMargins
        var end = max(0, size.width - setting.trailingInset)
        if showsControl {
            plan.control = CGRect(x: 0, y: 0, width: Theme.Cells.editingIndent, height: height)
        }
        if showsHandle {
            let reach = min(Theme.Cells.handleReach, end)
            plan.handle = CGRect(x: end - reach, y: 0, width: reach, height: height)
            end -= reach
        }
        let accessories = currentAccessories
        if !accessories.isEmpty {
            var x = plan.handle == nil ? end - margins.trailing : end
            for accessory in accessories {
                let own = ownSize(of: accessory)
                x -= own.width
                plan.accessories.append(
                    CGRect(
                        x: x, y: ((height - own.height) / 2).roundedToPixel(scale: traitCollection.displayScale),
                        width: own.width, height: own.height))
                x -= Theme.Cells.accessoryGap
            }
            end = x + Theme.Cells.accessoryGap
        }
        let start = isIndented || showsControl && !setting.indentsWhileEditing ? Theme.Cells.editingIndent : 0
        plan.content = CGRect(x: start, y: 0, width: max(0, end - start), height: height)
        plan.contentMargins = margins
        plan.contentMargins.leading += indentation
        let isFollowed = plan.handle != nil || !plan.accessories.isEmpty
        if isFollowed { plan.contentMargins.trailing = Theme.Cells.accessoryMargin }
        return plan
    }

    /// The cell's own margins if set, otherwise those of the row.
    private var rowMargins: NSDirectionalEdgeInsets {
        marginSettings.margins
            ?? NSDirectionalEdgeInsets(
                top: Theme.Cells.verticalMargin, leading: setting.margin, bottom: Theme.Cells.verticalMargin,
                trailing: setting.margin)
    }

    private var indentation: CGFloat {
        let indentation = CGFloat(indentationLevel) * indentationWidth
        return indentation.isFinite ? max(0, indentation) : 0
    }

    private func ownSize(of accessory: Accessory) -> CGSize {
        switch accessory {
        case .chevron: return Theme.Cells.chevronSize
        case .detail: return CGSize(width: Theme.Cells.detailSize, height: Theme.Cells.detailSize)
        case .checkmark: return CGSize(width: Theme.Cells.checkmarkSize, height: Theme.Cells.checkmarkSize)
        case .view(let view):
            let size = view.bounds.size
            // A view that was never given a size gets its fitting size.
            return size == .zero ? view.sizeThatFits(.zero) : size
        }
    }
}
