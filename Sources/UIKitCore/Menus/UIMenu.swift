// SPDX-License-Identifier: MIT

/// A list of elements under a title: a menu, a submenu, or a section of one.
@MainActor
open class UIMenu: UIMenuElement {
    /// Makes a menu; without an identifier it gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.made += 1
            self.identifier = Identifier("menu-\(Self.made)")
        }
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    public let identifier: Identifier
    public let options: Options
    /// How large the elements are; smaller ones stand side by side.
    open var preferredElementSize: ElementSize
    public let children: [UIMenuElement]

    /// The elements that are on, here and in sections.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// The same menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    private static var made = 0
}

extension UIMenu {
    /// How a menu is shown in the one that holds it.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// As a section between separators, not as a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// With a red title.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing one element takes the mark off the others, submenus included.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// A row of images, as in a palette of colours.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How much room an element takes.
    public enum ElementSize: Int, Sendable {
        /// Images without titles, in one row.
        case small = 0
        /// Images over short titles, in one row.
        case medium = 1
        /// A row each.
        case large = 2
        /// Large, unless the menu asks for a palette.
        case automatic = -1
    }

    /// A menu's name in the main menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }
}

extension UIMenu.Identifier {
    /// The main menu itself, whose children are the titles of the menu bar.
    public static let root = UIMenu.Identifier("menu.root")
    /// The menu under the application's name.
    public static let application = UIMenu.Identifier("menu.application")
    public static let file = UIMenu.Identifier("menu.file")
    public static let edit = UIMenu.Identifier("menu.edit")
    public static let view = UIMenu.Identifier("menu.view")
    public static let window = UIMenu.Identifier("menu.window")
    public static let help = UIMenu.Identifier("menu.help")

    // The sections of the application's menu.
    public static let about = UIMenu.Identifier("menu.about")
    public static let preferences = UIMenu.Identifier("menu.preferences")
    public static let quit = UIMenu.Identifier("menu.quit")

    // The sections of File.
    public static let newItem = UIMenu.Identifier("menu.new-item")
    public static let newScene = UIMenu.Identifier("menu.new-scene")
    public static let open = UIMenu.Identifier("menu.open")
    public static let openRecent = UIMenu.Identifier("menu.open-recent")
    public static let close = UIMenu.Identifier("menu.close")
    public static let document = UIMenu.Identifier("menu.document")
    public static let print = UIMenu.Identifier("menu.print")

    // The sections of Edit.
    public static let undoRedo = UIMenu.Identifier("menu.undo-redo")
    public static let standardEdit = UIMenu.Identifier("menu.standard-edit")
    public static let find = UIMenu.Identifier("menu.find")

    // The sections of View.
    public static let toolbar = UIMenu.Identifier("menu.toolbar")
    public static let sidebar = UIMenu.Identifier("menu.sidebar")
    public static let fullscreen = UIMenu.Identifier("menu.fullscreen")

    // The sections of Window.
    public static let minimizeAndZoom = UIMenu.Identifier("menu.minimize-and-zoom")
    public static let bringAllToFront = UIMenu.Identifier("menu.bring-all-to-front")
}
