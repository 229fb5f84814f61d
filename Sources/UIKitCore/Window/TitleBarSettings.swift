// SPDX-License-Identifier: MIT

/// The buttons of title bars and the actions of clicks on them, as the user set them in the desktop environment.
package struct TitleBarSettings: Hashable, Sendable {
    /// A part of a title bar next to its title.
    package enum Item: Hashable, Sendable {
        case close
        case minimize
        case maximize
        /// The button that opens the window menu.
        case menu
        /// A gap of a button's width.
        case spacer
    }

    /// The action of a click.
    package enum ClickAction: Hashable, Sendable {
        case none
        case toggleMaximized
        case minimize
        case showMenu
    }

    /// The items at the leading edge, in the direction of reading.
    package var leading: [Item]
    /// The items at the trailing edge, in the direction of reading.
    package var trailing: [Item]
    package var doubleClick = ClickAction.toggleMaximized
    package var middleClick = ClickAction.none
    package var rightClick = ClickAction.showMenu

    /// Creates settings; by default all three buttons are at the trailing edge.
    package init(leading: [Item] = [], trailing: [Item] = [.minimize, .maximize, .close]) {
        self.leading = leading
        self.trailing = trailing
    }
}
