// SPDX-License-Identifier: MIT
internal import UIKitCore

/// The notations in which desktop environments store the settings of title bars.
///
/// The values can have any content: unknown items are ignored, as are those that have occurred before.
extension TitleBarSettings {
    /// The maximum length of a list of buttons in bytes, several times that of one with all known names.
    private static let maximumLength = 512
    /// The maximum number of gaps on each side.
    private static let maximumSpacers = 4

    /// Creates settings from GNOME's and GTK's notation of the buttons, such as "appmenu:minimize,maximize,close".
    ///
    /// Without a colon, all buttons are at the leading edge.
    init(gtkLayout text: String) {
        let bytes = text.utf8.prefix(Self.maximumLength)
        let sides = bytes.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
        let items = sides.map { side -> [Item?] in
            side.split(separator: UInt8(ascii: ",")).map { word -> Item? in
                switch String(decoding: word, as: UTF8.self).filter({ $0 != " " }) {
                case "close": Item.close
                case "minimize": .minimize
                case "maximize": .maximize
                case "menu", "icon": .menu
                case "spacer": .spacer
                // "appmenu" is among them: applications have had none since GNOME 3.32.
                default: nil
                }
            }
        }
        self.init(candidates: (items.first ?? [], items.dropFirst().first ?? []))
    }

    /// Creates settings from KWin's notation of the buttons on each side, with a letter for each.
    init(kwinLeft left: String, right: String) {
        func items(_ letters: String) -> [Item?] {
            letters.utf8.prefix(Self.maximumLength).map { letter -> Item? in
                switch letter {
                case UInt8(ascii: "X"): .close
                case UInt8(ascii: "I"): .minimize
                case UInt8(ascii: "A"): .maximize
                case UInt8(ascii: "M"): .menu
                case UInt8(ascii: "_"): .spacer
                default: nil
                }
            }
        }
        self.init(candidates: (items(left), items(right)))
    }

    private init(candidates: (leading: [Item?], trailing: [Item?])) {
        var seen: Set<Item> = []
        func distinct(_ items: [Item?]) -> [Item] {
            var spacers = 0
            return items.compactMap(\.self).filter { item in
                guard item != .spacer else {
                    spacers += 1
                    return spacers <= Self.maximumSpacers
                }
                return seen.insert(item).inserted
            }
        }
        let leading = distinct(candidates.leading)
        self.init(leading: leading, trailing: distinct(candidates.trailing))
    }

    /// Creates the settings that the desktop environments have by default, for the names in `XDG_CURRENT_DESKTOP`.
    init(defaultsOf desktops: [String]) {
        for name in desktops.map({ $0.lowercased() }) {
            switch name {
            // Ubuntu and others change the layout of the GNOME Shell in its settings, which the portal reports.
            case "gnome", "gnome-classic", "gnome-flashback":
                self.init(trailing: [.close])
                return
            case "pantheon":
                self.init(leading: [.close], trailing: [.maximize])
                return
            default:
                break
            }
        }
        self.init()
    }
}

extension TitleBarSettings.ClickAction {
    /// Creates an action from GNOME's and GTK's notation; `nil` for an unknown word.
    ///
    /// What an application can't do, such as lowering its window, is no action; maximizing in one direction maximizes.
    init?(gtkWord word: String) {
        switch word {
        case "toggle-maximize", "toggle-maximize-horizontally", "toggle-maximize-vertically": self = .toggleMaximized
        case "minimize": self = .minimize
        case "menu": self = .showMenu
        case "none", "lower", "toggle-shade": self = .none
        default: return nil
        }
    }

    /// Creates an action from KWin's notation; `nil` for an unknown word.
    init?(kwinWord word: String) {
        switch word {
        case "Maximize", "Maximize (vertical only)", "Maximize (horizontal only)": self = .toggleMaximized
        case "Minimize": self = .minimize
        case "Operations menu": self = .showMenu
        case "Nothing", "Lower", "Raise", "Shade", "OnAllDesktops": self = .none
        default: return nil
        }
    }
}
