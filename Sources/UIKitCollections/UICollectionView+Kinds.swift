// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCell {
    /// The part of an item in a drag.
    public enum DragState: Int, Sendable {
        /// The item isn't dragged.
        case none = 0
        /// The item is lifted, but has not been moved.
        case lifting = 1
        /// The item is dragged.
        case dragging = 2
    }
}

extension UICollectionView {
    /// The direction in which the content of a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// The content scrolls vertically.
        case vertical = 0
        /// The content scrolls horizontally.
        case horizontal = 1
    }

    /// The position of an item in the visible area after scrolling to it.
    ///
    /// One vertical and one horizontal position can be combined. Without any, the content does not scroll.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The item is at the top edge.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// The item is centered vertically.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// The item is at the bottom edge.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// The item is at the left edge.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// The item is centered horizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// The item is at the right edge.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The kind of an element of a collection view.
    public enum ElementCategory: UInt, Sendable {
        /// The view of an item.
        case cell = 0
        /// A view that the data source provides in addition to the cells, such as a header.
        case supplementaryView = 1
        /// A view that the layout provides, without data.
        case decorationView = 2
    }

    /// The conditions under which visible cells that size themselves are measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Only when the layout is invalidated.
        case disabled = 0
        /// Also when a cell invalidates its intrinsic content size or its configuration changes.
        case enabled = 1
        /// Also when constraints in a cell's content view change.
        case enabledIncludingConstraints = 2
    }

    /// The kind of a supplementary view before the items of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a supplementary view after the items of a section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
