// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

extension UICellAccessory {
    /// The settings of a disclosure indicator.
    @preconcurrency @MainActor
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The settings of a checkmark.
    @preconcurrency @MainActor
    public struct CheckmarkOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The settings of a detail button.
    @preconcurrency @MainActor
    public struct DetailOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The settings of a pop-up button.
    @preconcurrency @MainActor
    public struct PopUpMenuOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The settings of an outline disclosure.
    @preconcurrency @MainActor
    public struct OutlineDisclosureOptions {
        /// The appearance of an outline disclosure, and the area that responds to a press.
        public enum Style: Sendable {
            /// That of a header for the header of a section, and that of a cell otherwise.
            case automatic
            /// A chevron at the trailing edge; a press anywhere in the cell expands or collapses it.
            case header
            /// A chevron at the leading edge; only a press on the chevron expands or collapses the item.
            case cell
        }

        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// The appearance, and the area that responds to a press.
        public var style: Style

        /// Creates settings with the given values.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The settings of a text.
    @preconcurrency @MainActor
    public struct LabelOptions {
        /// Whether the accessory is hidden; `nil` (the default) and `false` for a visible one.
        public var isHidden: Bool?
        /// The width that the accessory reserves; `nil` (the default) for the standard one.
        public var reservedLayoutWidth: LayoutDimension?
        /// The tint color; `nil` (the default) for the standard one.
        public var tintColor: UIColor?
        /// The font; `nil` (the default) for the body font.
        public var font: UIFont?
        /// Whether the font follows the user's text size; `nil` (the default) for `true`.
        public var adjustsFontForContentSizeCategory: Bool?

        /// Creates settings with the given values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// The view and settings of a custom accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view, which its own size, its constraints or `sizeThatFits(_:)` size.
        public let customView: UIView
        /// The side of the accessory, and its position among others.
        public let placement: Placement
        /// Whether the accessory is hidden.
        public let isHidden: Bool
        /// The width that the accessory reserves.
        public let reservedLayoutWidth: LayoutDimension
        /// The tint color; `nil` for that of the cell.
        public let tintColor: UIColor?
        /// Whether the view keeps its size instead of being sized to fit.
        public let maintainsFixedSize: Bool

        /// Creates the configuration of a custom accessory.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
