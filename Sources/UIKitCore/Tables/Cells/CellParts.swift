// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// What a cell shows besides its content: each is made when it is first needed and kept for the rows after.
@MainActor
final class CellParts {
    // The style's content.
    var label: UILabel?
    var detailLabel: UILabel?
    var imageView: UIImageView?

    // At the end.
    var chevron: ChevronView?
    var checkmark: GlyphView?
    var detailButton: DetailButton?
    var handle: ReorderHandle?

    // At the beginning.
    var disc: EditControlButton?
    var mark: SelectionMark?

    /// Shows selection, press and pointer.
    var shade: UIView?
    var line: UIView?
    /// What a background configuration describes, where that is more than a colour.
    var background: ConfiguredBackgroundView?

    /// What is seen while the content stands aside.
    var actionsView: SwipeActionsView?

    /// The margins that the content view was given last; others are its owner's.
    var givenMargins: NSDirectionalEdgeInsets?
    /// Whether a movement into or out of editing waits for the end of the turn.
    var isTransitionPending = false
    /// Movements under way, the last of which clears up.
    var transitions = 0
}

/// Holds a cell's content.
final class CellContentView: UIView {
    override var mayDraw: Bool { false }

    /// The cell places the labels of its style, by their sizes.
    override func subviewContentSizeDidChange(of subview: UIView) {
        super.subviewContentSizeDidChange(of: subview)
        (superview as? UITableViewCell)?.contentSizeDidChange(of: subview)
    }
}
