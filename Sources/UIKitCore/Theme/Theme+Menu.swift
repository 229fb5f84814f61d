// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Menus, denser for the pointer than for touch.
    enum Menu {
        static let fontSize: CGFloat = 15
        static let subtitleFontSize: CGFloat = 12
        static let headerFontSize: CGFloat = 12
        static let shortcutFontSize: CGFloat = 13
        static let rowHeight: CGFloat = 30
        static let touchRowHeight: CGFloat = 44
        /// The space above and below a title with several lines.
        static let rowPadding: CGFloat = 6
        static let headerHeight: CGFloat = 26
        /// The minimum space above and below a header.
        static let headerPadding: CGFloat = 5
        static let separatorHeight: CGFloat = 11
        static let paletteHeight: CGFloat = 40
        static let mediumHeight: CGFloat = 58
        static let minimumWidth: CGFloat = 170
        static let maximumWidth: CGFloat = 380
        /// The space between the menu's edges and the highlight.
        static let inset: CGFloat = 5
        /// The space between the highlight's edges and its content.
        static let padding: CGFloat = 9
        static let markWidth: CGFloat = 22
        static let markSize: CGFloat = 12
        static let imageWidth: CGFloat = 28
        static let imageSize: CGFloat = 18
        /// The space between a title and its key equivalent.
        static let spacing: CGFloat = 28
        static let highlightRadius: CGFloat = 7
        static let highlight = UIColor(light: hex(0x6E675B, alpha: 0.16), dark: hex(0xFFFFFF, alpha: 0.13))
        /// The overlap of a submenu with its parent menu.
        static let overlap: CGFloat = 2
        static let gap: CGFloat = 4

        /// The time, in seconds, that the pointer must rest on a title before its submenu opens.
        static let submenuDelay: TimeInterval = 0.16
        /// The time, in seconds, that the pointer may rest on other titles while moving towards a submenu.
        static let aimTimeLimit: TimeInterval = 0.35
        /// The maximum interval, in seconds, between characters typed to find a title.
        static let typeAheadInterval: TimeInterval = 1
        /// The minimum duration, in seconds, of a press that opens a menu and selects an element on release.
        static let minimumHoldDuration: TimeInterval = 0.25

        /// The scale to which the view of a menu opened by touch is lifted.
        static let liftScale: CGFloat = 1.03

        /// The height of a window's menu bar.
        static let barHeight: CGFloat = 32
        static let barFontSize: CGFloat = 14
        static let barPadding: CGFloat = 10
        static let barRadius: CGFloat = 6

        /// The time, in seconds, for which Control is held before the list of key commands appears.
        static let discoverabilityDelay: TimeInterval = 1
        static let discoverabilityMargin: CGFloat = 24
        static let discoverabilityColumnWidth: CGFloat = 250
        static let discoverabilityRowHeight: CGFloat = 26
        static let discoverabilityRadius: CGFloat = 18
        /// The dimming of the content below the list of key commands.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.12), dark: hex(0x000000, alpha: 0.3))
    }
}
