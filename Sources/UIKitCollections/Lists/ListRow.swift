// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

/// The properties that a list gives the cell of an item, or the view of a header or footer.
struct ListRow: Equatable {
    enum Role {
        case item, header, footer
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var role = Role.item
    /// The position within the section, which determines corners and separators.
    var isFirst = true
    var isLast = true
    /// The space between the sides and the content, in points.
    var margin = Theme.Cells.margin
    /// The width at the trailing side that the index takes from the content, in points.
    var trailingInset: CGFloat = 0
    /// Whether a device pixel is reserved for the separator.
    var hasSeparator = false
    var showsTopSeparator = false
    var showsBottomSeparator = false
    /// The insets of the separators; `nil` to start where the text does.
    var topSeparatorInsets: NSDirectionalEdgeInsets?
    var bottomSeparatorInsets: NSDirectionalEdgeInsets?
    var separatorColor = UIColor.separator
    /// The color of the separator between two selected items.
    var selectedSeparatorColor = UIColor.separator

    var isSidebar: Bool { appearance == .sidebar || appearance == .sidebarPlain }
    var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

/// The attributes of a list's element.
final class ListAttributes: UICollectionViewLayoutAttributes {
    var row = ListRow()

    override func copy(with zone: NSZone?) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListAttributes)?.row = row
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ListAttributes else { return false }
        return MainActor.assumeIsolated { other.row == row } && super.isEqual(object)
    }
}
