// SPDX-License-Identifier: MIT
public import Foundation
@_spi(Toolkit) public import UIKitCore

/// A part of a list cell next to its content, such as a disclosure indicator or a delete button.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// A closure that performs the action of a pressed accessory.
    public typealias ActionHandler = @MainActor () -> Void

    /// A closure that is called with the menu of a pop-up button after its selected element has changed.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (_ menu: UIMenu) -> Void

    // MARK: - Kinds

    /// The kind of an accessory.
    @preconcurrency @MainActor
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case detail
        case popUpMenu
        case customView(ObjectIdentifier)
    }

    /// The state of a cell in which an accessory is shown.
    public enum DisplayedState: Sendable {
        /// In any state.
        case always
        /// In editing mode.
        case whenEditing
        /// Outside editing mode.
        case whenNotEditing
    }

    /// The width that an accessory reserves, within which it is centered.
    public enum LayoutDimension: Equatable, Sendable {
        /// The width of the accessory's view.
        case actual
        /// A width that is the same for all accessories of this kind.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The side of a custom accessory, and its position among others.
    public enum Placement {
        /// Returns the index at which the accessory is inserted into the given ones of its side.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// The accessory is before the content.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// The accessory is after the content.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Returns a position before the accessory of a kind; the first one if there is none.
        @preconcurrency @MainActor
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// Returns a position after the accessory of a kind; the last one if there is none.
        @preconcurrency @MainActor
        public static func position(after type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type }.map { $0 + 1 } ?? accessories.count }
        }
    }

    enum Side {
        case leading, trailing
    }

    enum Content {
        case disclosureIndicator
        case outlineDisclosure(OutlineDisclosureOptions.Style, ActionHandler?)
        case checkmark
        case delete(ActionHandler?)
        case insert(ActionHandler?)
        case reorder(showsSeparator: Bool)
        case multiselect
        case label(String, LabelOptions)
        case detail(ActionHandler?)
        case popUpMenu(UIMenu, MenuSelectedElementDidChangeHandler?)
        case custom(CustomViewConfiguration)
    }

    /// The kind of the accessory.
    public let accessoryType: AccessoryType
    let content: Content
    let displayed: DisplayedState
    let isHidden: Bool
    let width: LayoutDimension
    let tintColor: UIColor?
    let backgroundColor: UIColor?

    private init(
        _ type: AccessoryType, _ content: Content, _ displayed: DisplayedState, isHidden: Bool?,
        width: LayoutDimension?, tintColor: UIColor?, backgroundColor: UIColor? = nil
    ) {
        accessoryType = type
        self.content = content
        self.displayed = displayed
        self.isHidden = isHidden ?? false
        self.width = width ?? .standard
        self.tintColor = tintColor
        self.backgroundColor = backgroundColor
    }

    /// Returns whether the accessory is shown in or outside editing mode.
    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: !isHidden
        case .whenEditing: !isHidden && isEditing
        case .whenNotEditing: !isHidden && !isEditing
        }
    }

    // MARK: - Creating

    /// Returns a chevron that shows that selecting the item leads to another screen.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .disclosureIndicator, displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a chevron that expands and collapses the item's children.
    ///
    /// Without an action, it expands and collapses the item in the section snapshot of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, .outlineDisclosure(options.style, actionHandler), displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, .checkmark, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    /// Returns a delete button, which reveals the item's trailing swipe actions if it has no action of its own.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, .delete(actionHandler), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, backgroundColor: options.backgroundColor)
    }

    /// Returns an insert button.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, .insert(actionHandler), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor, backgroundColor: options.backgroundColor)
    }

    /// Returns a handle by which the item is dragged to another position.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, .reorder(showsSeparator: options.showsVerticalSeparator ?? false), displayed,
            isHidden: options.isHidden, width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a circle that shows whether the item is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, .multiselect, displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor, backgroundColor: options.backgroundColor)
    }

    /// Returns a short text, such as a count.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, .label(text, options), displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
            tintColor: options.tintColor)
    }

    /// Returns a button with an i, for details of the item.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, .detail(actionHandler), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns a button that shows the selected element of a menu, which it opens.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, .popUpMenu(menu, selectedElementDidChangeHandler), displayed, isHidden: options.isHidden,
            width: options.reservedLayoutWidth, tintColor: options.tintColor)
    }

    /// Returns an accessory that shows a custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView(ObjectIdentifier(configuration.customView)), .custom(configuration), displayed,
            isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth,
            tintColor: configuration.tintColor)
    }
}
