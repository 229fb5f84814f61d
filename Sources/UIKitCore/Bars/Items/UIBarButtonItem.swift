// SPDX-License-Identifier: MIT
public import Foundation

/// A button in a navigation bar or toolbar, or a space between buttons.
///
/// A press performs `primaryAction`; without one it opens `menu`; otherwise it sends `action` to `target`, or, if that
/// is `nil`, along the responder chain. If there are both a `primaryAction` and a `menu`, a secondary click or a long
/// press opens the menu.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decodeInterface(self, as: UIBarButtonItem.self)
    }

    // MARK: - Appearance

    /// The style.
    ///
    /// The default is `plain`.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// The width of the item in points, also of a fixed space.
    ///
    /// 0, the default, uses the width that the content needs.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite || width < 0 { width = 0 }
            if width != oldValue { didChange() }
        }
    }

    /// The titles that the item may get.
    ///
    /// Its width is sufficient for each of them.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange() } }
    }

    /// The view that replaces the button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange() } }
    }

    /// The color of the title and image.
    ///
    /// `nil`, the default, uses the bar's tint color.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange() } }
    }

    /// Whether the item is drawn as selected.
    ///
    /// The default is `false`.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange() } }
    }

    /// Whether the item is omitted from the bar.
    ///
    /// The default is `false`.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// The badge at the item's corner.
    ///
    /// The default is `nil`.
    open var badge: Badge? {
        didSet {
            guard badge !== oldValue else { return }
            oldValue?.item = nil
            badge?.item = self
            didChange()
        }
    }

    // MARK: - Actions

    /// The action sent to `target`, or, if that is `nil`, to the first responder that can perform it.
    open var action: Selector?

    /// The object to which `action` is sent.
    ///
    /// Not retained.
    open weak var target: AnyObject?

    /// The action performed by a press, which also provides the item's title and image.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { takePrimaryAction() } }
    }

    /// The menu opened by a press, or, if there is a primary action, by a secondary click or a long press.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    /// Whether a press toggles `isSelected`, or, with a menu, the item shows the selected element.
    ///
    /// The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

    /// The item's element in the overflow menu.
    ///
    /// `nil`, the default, uses its title and action.
    open var menuRepresentation: UIMenuElement?

    // MARK: - Internal state

    /// The system item that the item was created from.
    var systemItem: SystemItem?
    /// The action of an item that was created with a method.
    @preconcurrency var method: (@MainActor (UIBarButtonItem, UIEvent?) -> Void)?
    /// The symbol of an item that the bar itself provides.
    var sign: BarSymbol?
    /// The menu of an item that the bar itself provides, which may change without a layout of the bar.
    var shownMenu: UIMenu?
    /// Whether the item is a space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    /// The item's view in its bar.
    weak var view: UIView?
}

extension UIBarButtonItem {
    /// The style of an item, which determines its emphasis.
    public enum Style: Int, Sendable {
        /// The regular font weight.
        case plain = 0
        /// The same as `plain`, from the time when buttons had borders.
        @available(*, deprecated, renamed: "plain")
        case bordered = 1
        /// Semibold; for the item that completes a task.
        case done = 2
        /// With a background in the tint color.
        case prominent = 3
    }
}
