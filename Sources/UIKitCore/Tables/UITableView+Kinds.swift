// SPDX-License-Identifier: MIT

/// Rows in sections, one below the other.
@MainActor
open class UITableView: UIScrollView {}

extension UITableView {
    /// How the sections of a table stand.
    public enum Style: Int, Sendable {
        /// Edge to edge; headers stay at the top while their section scrolls.
        case plain = 0
        /// With room between the sections.
        case grouped = 1
        /// Each section on a card.
        case insetGrouped = 2
    }
}
