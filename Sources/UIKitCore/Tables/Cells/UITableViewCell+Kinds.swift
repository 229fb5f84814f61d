// SPDX-License-Identifier: MIT

extension UITableViewCell {
    /// Which labels a cell has, and where they stand.
    public enum CellStyle: Int, Sendable {
        /// An image and one label.
        case `default` = 0
        /// A label at the beginning, its value at the end; no image.
        case value1 = 1
        /// A label in the tint colour that ends where the value begins, in columns; no image.
        case value2 = 2
        /// An image, and a smaller label below the other.
        case subtitle = 3
    }

    /// What shows that a cell is selected.
    public enum SelectionStyle: Int, Sendable {
        /// Nothing; the cell can be selected all the same.
        case none = 0
        /// The same as `default`, which it was once different from.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        case `default` = 3
    }

    /// What stands at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        /// A chevron: choosing the row leads further.
        case disclosureIndicator = 1
        /// A button for the row's details, and a chevron.
        case detailDisclosureButton = 2
        /// A tick: the row is what was chosen.
        case checkmark = 3
        /// A button for the row's details.
        case detailButton = 4
    }

    /// What the control does at the beginning of a row that is edited.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// What separates the rows of a table.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        /// A line of one device pixel.
        case singleLine = 1
    }

    /// Who shows that a cell has the keyboard's focus.
    public enum FocusStyle: Int, Sendable {
        /// The cell, by a ring inside its edges.
        case `default` = 0
        /// Whoever made the cell.
        case custom = 1
    }

    /// What of the controls for editing can be seen.
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The disc at the beginning, or the handle at the end.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
