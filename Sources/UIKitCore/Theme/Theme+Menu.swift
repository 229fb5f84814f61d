// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Lists of commands that open in front of a window; denser for a pointer than for a finger.
    enum Menu {
        static let fontSize: CGFloat = 15
        static let subtitleFontSize: CGFloat = 12
        static let headerFontSize: CGFloat = 12
        static let shortcutFontSize: CGFloat = 13
        static let rowHeight: CGFloat = 30
        static let touchRowHeight: CGFloat = 44
        /// Above and below a title of more than one line.
        static let rowPadding: CGFloat = 6
        static let headerHeight: CGFloat = 26
        static let separatorHeight: CGFloat = 11
        static let paletteHeight: CGFloat = 40
        static let mediumHeight: CGFloat = 58
        static let minimumWidth: CGFloat = 170
        static let maximumWidth: CGFloat = 380
        /// Between the menu's edges and the highlight.
        static let inset: CGFloat = 5
        /// Between the highlight's edges and what is in it.
        static let padding: CGFloat = 9
        static let markWidth: CGFloat = 22
        static let markSize: CGFloat = 12
        static let imageWidth: CGFloat = 28
        static let imageSize: CGFloat = 18
        /// Between a title and its keys.
        static let spacing: CGFloat = 28
        static let highlightRadius: CGFloat = 7
        static let highlight = UIColor(light: hex(0x6E675B, alpha: 0.16), dark: hex(0xFFFFFF, alpha: 0.13))
        /// How far a submenu laps over the menu that it is opened from.
        static let overlap: CGFloat = 2
        static let gap: CGFloat = 4

        /// Seconds that the pointer rests on a title before its submenu opens.
        static let submenuDelay: TimeInterval = 0.16
        /// Seconds for which a pointer on its way to a submenu may rest on other titles.
        static let aimPatience: TimeInterval = 0.35
        /// Seconds within which typed letters are one word.
        static let typeAheadInterval: TimeInterval = 1
        /// A press that opened a menu chooses nothing before this many seconds.
        static let minimumHoldDuration: TimeInterval = 0.25

        /// What the view of a finger's menu grows to.
        static let liftScale: CGFloat = 1.03

        /// The menu bar of a window.
        static let barHeight: CGFloat = 32
        static let barFontSize: CGFloat = 14
        static let barPadding: CGFloat = 10
        static let barRadius: CGFloat = 6

        /// Seconds that Ctrl is held before the keys are listed.
        static let discoverabilityDelay: TimeInterval = 1
        static let discoverabilityMargin: CGFloat = 24
        static let discoverabilityColumnWidth: CGFloat = 250
        static let discoverabilityRowHeight: CGFloat = 26
        static let discoverabilityRadius: CGFloat = 18
        /// Over the content behind the list of keys.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.12), dark: hex(0x000000, alpha: 0.3))
    }
}
