// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

extension UICellAccessory {
    /// The settings of a delete button.
    @preconcurrency @MainActor
    public struct DeleteOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` (the default) for the standard one.
        public var backgroundColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The settings of an insert button.
    @preconcurrency @MainActor
    public struct InsertOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` (the default) for the standard one.
        public var backgroundColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The settings of a selection circle.
    @preconcurrency @MainActor
    public struct MultiselectOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// The color of the disc; `nil` (the default) for the standard one.
        public var backgroundColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The settings of a reorder handle.
    @preconcurrency @MainActor
    public struct ReorderOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// Whether a line separates the handle from other trailing accessories; `nil` (the default) for none.
        public var showsVerticalSeparator: Bool?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }
}
