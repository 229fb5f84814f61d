// SPDX-License-Identifier: MIT

/// A titled group of menu elements: a menu, a submenu, or an inline section.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Creates a menu.
    ///
    /// Without an identifier, it gets a unique one.
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

    /// The identifier of the menu.
    public let identifier: Identifier
    /// The options for displaying the menu inside another one.
    public let options: Options
    /// The preferred size of the elements.
    ///
    /// Small and medium elements are shown side by side.
    open var preferredElementSize: ElementSize
    /// The elements of the menu.
    public let children: [UIMenuElement]

    /// The elements of the menu and its inline sections whose state is `on`.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
        }
    }

    /// Returns a copy of the menu with other elements.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    private static var made = 0
}

extension UIMenu {
    /// The options for displaying a menu inside another one.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The menu is shown as a section between separators instead of a submenu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Selecting an element deselects all others in the menu and its submenus.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The menu is shown as a row of images, like a color palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The sizes of a menu's elements.
    public enum ElementSize: Int, Sendable {
        /// Images without titles, in one row.
        case small = 0
        /// Images above short titles, in one row.
        case medium = 1
        /// One row for each element.
        case large = 2
        /// Small for a palette, otherwise large.
        case automatic = -1
    }

    /// The identifier of a menu, by which it is found in the main menu.
    public struct Identifier: Hashable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        public init(stringLiteral value: String) {
            self.init(rawValue: value)
        }
    }
}

extension UIMenu.Identifier {
    /// The main menu, whose children are the menus of the menu bar.
    public static let root = UIMenu.Identifier("menu.root")
    /// The menu titled with the application's name.
    public static let application = UIMenu.Identifier("menu.application")
    /// The File menu.
    public static let file = UIMenu.Identifier("menu.file")
    /// The Edit menu.
    public static let edit = UIMenu.Identifier("menu.edit")
    /// The View menu.
    public static let view = UIMenu.Identifier("menu.view")
    /// The Window menu.
    public static let window = UIMenu.Identifier("menu.window")
    /// The Help menu.
    public static let help = UIMenu.Identifier("menu.help")

    // Sections of the application menu.
    /// The About section.
    public static let about = UIMenu.Identifier("menu.about")
    /// The Preferences section.
    public static let preferences = UIMenu.Identifier("menu.preferences")
    /// The Quit section.
    public static let quit = UIMenu.Identifier("menu.quit")

    // Sections of the File menu.
    /// The section of commands that create content.
    public static let newItem = UIMenu.Identifier("menu.new-item")
    /// The section of commands that open a new window.
    public static let newScene = UIMenu.Identifier("menu.new-scene")
    /// The section of commands that open documents.
    public static let open = UIMenu.Identifier("menu.open")
    /// The submenu of recently opened documents.
    public static let openRecent = UIMenu.Identifier("menu.open-recent")
    /// The section of commands that close windows.
    public static let close = UIMenu.Identifier("menu.close")
    /// The section of commands that save, rename, or move documents.
    public static let document = UIMenu.Identifier("menu.document")
    /// The section of printing commands.
    public static let print = UIMenu.Identifier("menu.print")

    // Sections of the Edit menu.
    /// The Undo and Redo section.
    public static let undoRedo = UIMenu.Identifier("menu.undo-redo")
    /// The section with Cut, Copy, Paste, Delete, and Select All.
    public static let standardEdit = UIMenu.Identifier("menu.standard-edit")
    /// The section of search commands.
    public static let find = UIMenu.Identifier("menu.find")
    /// The choice of the writing direction, in the edit menus of texts.
    public static let writingDirection = UIMenu.Identifier("menu.writing-direction")

    // Sections of the View menu.
    /// The section of toolbar commands.
    public static let toolbar = UIMenu.Identifier("menu.toolbar")
    /// The section of sidebar commands.
    public static let sidebar = UIMenu.Identifier("menu.sidebar")
    /// The section of the full-screen command.
    public static let fullscreen = UIMenu.Identifier("menu.fullscreen")

    // Sections of the Window menu.
    /// The Minimize and Zoom section.
    public static let minimizeAndZoom = UIMenu.Identifier("menu.minimize-and-zoom")
    /// The section of the command that brings all windows to the front.
    public static let bringAllToFront = UIMenu.Identifier("menu.bring-all-to-front")
}
