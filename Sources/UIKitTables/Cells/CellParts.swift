// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The subviews of a cell other than its content.
///
/// Each is created on first use and kept when the cell is reused.
@MainActor
final class CellParts {
    // The content of the cell's style.
    var label: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?

    // At the trailing edge.
    var chevron: ChevronView?
    var checkmark: GlyphView?
    var detailButton: DetailButton?
    var handle: ReorderHandle?

    // At the leading edge.
    var disc: EditControlButton?
    var mark: SelectionMark?

    /// The fill that shows selection, highlighting, and hover.
    var shade: UIView?
    var line: UIView?
    /// The view for a background configuration that needs more than a background color.
    var background: ConfiguredBackgroundView?

    /// The swipe actions, visible while the content is moved aside.
    var actionsView: SwipeActionsView?

    /// The margins last assigned to the content view by the cell.
    ///
    /// Any other value was set by the application and is kept.
    var givenMargins: NSDirectionalEdgeInsets?
    /// Whether a transition into or out of editing is scheduled for the end of the run-loop iteration.
    var isTransitionPending = false
    /// The number of running transitions.
    ///
    /// The last to finish removes the hidden parts.
    var transitions = 0
}

/// The default content view of a cell.
final class CellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCell)?.invalidateIntrinsicContentSize()
    }

    /// Notifies the cell, which lays out the labels of its style by their content sizes.
    override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        (superview as? UITableViewCell)?.contentSizeDidChange(of: subview)
    }
}
