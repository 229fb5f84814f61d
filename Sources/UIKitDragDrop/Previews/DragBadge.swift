// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCore

/// The badge on dragged items: their number, or the effect of a drop.
@MainActor
final class DragBadge: UILabel {
    init() {
        super.init(frame: .zero)
        font = Theme.DragDrop.badgeFont
        textColor = .white
        textAlignment = .center
        layer.cornerRadius = Theme.DragDrop.badgeHeight / 2
        layer.masksToBounds = true
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the number of items if there are several, and whether they would be copied or can't be dropped.
    func show(count: Int, operation: UIDropOperation) {
        var content = count > 1 ? "\(count)" : ""
        switch operation {
        case .copy:
            content = content.isEmpty ? "+" : "+ " + content
            backgroundColor = Theme.DragDrop.copyColor
        case .forbidden:
            content = "\u{2215}"
            backgroundColor = Theme.DragDrop.forbiddenColor
        case .move, .cancel: backgroundColor = Theme.DragDrop.countColor
        }
        isHidden = content.isEmpty
        text = content
        let height = Theme.DragDrop.badgeHeight
        let width = ceil(intrinsicContentSize.width) + Theme.DragDrop.badgePadding * 2
        bounds = CGRect(x: 0, y: 0, width: max(width, height), height: height)
    }
}
