// SPDX-License-Identifier: MIT
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell {
    /// The standard cell styles, which determine the labels and their layout.
    public enum CellStyle: Int, Sendable {
        /// An image and one label.
        case `default` = 0
        /// A label at the leading edge and a secondary label at the trailing edge, without an image.
        case value1 = 1
        /// A label in the tint color aligned to the start of the secondary label, in two columns, without an image.
        case value2 = 2
        /// An image, a label, and a smaller secondary label below it.
        case subtitle = 3
    }

    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// No visible change. The cell can still be selected.
        case none = 0
        /// The same as `default`, from which it once differed.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        case `default` = 3
    }

    /// The standard accessories at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron, for a row that navigates to another screen.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark, for a chosen row.
        case checkmark = 3
        /// A detail button.
        case detailButton = 4
    }

    /// The editing control at the leading edge of a row in editing mode.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The part of a row in a drag.
    public enum DragState: Int, Sendable {
        /// The row isn't dragged.
        case none = 0
        /// The row is lifted, but has not been moved.
        case lifting = 1
        /// The row is dragged.
        case dragging = 2
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        /// A line one device pixel thick.
        case singleLine = 1
        /// The same as `singleLine`, from which it once differed.
        case singleLineEtched = 2
    }

    /// The way in which a focused cell is drawn.
    public enum FocusStyle: Int, Sendable {
        /// A focus ring inside the cell's edges.
        case `default` = 0
        /// No system appearance; the application shows the focus itself.
        case custom = 1
    }

    /// The editing controls that a cell shows.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The control at the leading edge, or the reorder handle at the trailing edge.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete confirmation button.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
