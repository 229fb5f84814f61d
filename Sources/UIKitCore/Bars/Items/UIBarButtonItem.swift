// SPDX-License-Identifier: MIT
public import Foundation

/// A button in a navigation bar or a toolbar, or the space between two.
///
/// A press performs `primaryAction`, else opens `menu`, else sends `action` to `target`, or for `nil` up the responder
/// chain. With a `primaryAction` and a `menu`, the menu opens for the right button and for a finger that rests.
@MainActor
open class UIBarButtonItem: UIBarItem {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Looks

    /// Whether the item is what its screen is about; `plain` by default.
    open var style = Style.plain {
        didSet { if style != oldValue { didChange() } }
    }

    /// Points that the item is wide, of a fixed space that it takes; 0, the default, for what the content needs.
    open var width: CGFloat = 0 {
        didSet {
            if !width.isFinite || width < 0 { width = 0 }
            if width != oldValue { didChange() }
        }
    }

    /// Titles that the item may come to have; it is wide enough for each of them from the start.
    open var possibleTitles: Set<String>? {
        didSet { if possibleTitles != oldValue { didChange() } }
    }

    /// Shown in place of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { didChange() } }
    }

    /// The colour of the title and the image; `nil`, the default, for the bar's.
    open var tintColor: UIColor? {
        didSet { if tintColor != oldValue { didChange() } }
    }

    /// Drawn as switched on; `false` by default.
    open var isSelected = false {
        didSet { if isSelected != oldValue { didChange() } }
    }

    /// Left out of the bar; `false` by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { didChange() } }
    }

    /// A number, a word or a dot at the item's corner; `nil`, the default, for none.
    open var badge: Badge? {
        didSet { if badge != oldValue { didChange() } }
    }

    // MARK: - Actions

    /// The action that `target` is sent, or for `nil` the first responder that can perform it.
    open var action: Selector?

    /// Whom `action` is sent to; not kept alive.
    open weak var target: AnyObject?

    /// What a press performs; it gives the item its title and image too.
    open var primaryAction: UIAction? {
        didSet { if primaryAction !== oldValue { takePrimaryAction() } }
    }

    /// Opened by a press, or beside a primary action by the right button and a finger that rests.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { didChange() } }
    }

    /// Whether a press switches `isSelected`, or with a menu the item shows the element that is chosen; `false` by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { didChange() } }
    }

    /// What stands for the item in the menu of those that have no room; `nil`, the default, for its title and action.
    open var menuRepresentation: UIMenuElement?

    // MARK: - State of the concerns

    /// The system item that the item was made as.
    var systemItem: SystemItem?
    /// What a press does for an item that was made with a method.
    var method: (@MainActor (UIBarButtonItem, UIEvent?) -> Void)?
    /// What is drawn for an item of a bar's own.
    var sign: BarSymbol?
    /// The menu of an item of a bar's own, which may change without the bar's being laid out for it.
    var shownMenu: UIMenu?
    /// Whether the item is a space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
    /// The view that stands for the item in its bar.
    weak var view: UIView?
}

extension UIBarButtonItem {
    /// How much an item stands out.
    public enum Style: Int, Sendable {
        case plain = 0
        /// The same as `plain`; older than bars without borders.
        @available(*, deprecated, renamed: "plain")
        case bordered = 1
        /// Heavier: what completes the task at hand.
        case done = 2
        /// On a background in the tint colour.
        case prominent = 3
    }
}
