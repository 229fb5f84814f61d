// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Navigation bars, toolbars, and tab bars with their items.
    enum Bars {
        static let height: CGFloat = 44
        static let promptHeight: CGFloat = 32
        static let promptFontSize: CGFloat = 12
        static let largeTitleHeight: CGFloat = 52
        /// The scale down to which a large title that doesn't fit is reduced before it is truncated.
        static let largeTitleMinimumScale: CGFloat = 0.65
        static let titleFontSize: CGFloat = 17
        static let subtitleFontSize: CGFloat = 12
        static let itemFontSize: CGFloat = 17
        /// The minimum space between a title and the items next to it.
        static let titleClearance: CGFloat = 8

        /// The space between the bar's ends and the backgrounds of its items, which are larger than their content.
        static let inset: CGFloat = 8
        static let itemSpacing: CGFloat = 4
        /// The space between an item's content and the edges of its hover background.
        static let itemPadding: CGFloat = 8
        static let itemHeight: CGFloat = 36
        static let minimumItemWidth: CGFloat = 36
        static let itemRadius: CGFloat = 9
        static let symbolSize: CGFloat = 22
        static let imageSize: CGFloat = 24
        /// The line width in the coordinate system of the glyphs.
        static let symbolLineWidth: CGFloat = 1.9
        static let chevronSize: CGFloat = 21
        static let chevronGap: CGFloat = 1
        /// The maximum width of the title in the back button, as a fraction of the bar's width.
        static let backTitleShare: CGFloat = 0.34

        static let badgeSize: CGFloat = 16
        static let badgeDot: CGFloat = 9
        static let badgeFontSize: CGFloat = 11
        static let badgePadding: CGFloat = 4.5
        static let tabBadgeSize: CGFloat = 18
        static let tabBadgeFontSize: CGFloat = 12

        static let tabHeight: CGFloat = 50
        static let tabFontSize: CGFloat = 10
        static let tabImageSize: CGFloat = 25
        /// The height of a tab bar whose items have the image next to the title.
        static let inlineTabHeight: CGFloat = 44
        static let inlineTabFontSize: CGFloat = 13
        static let inlineTabGap: CGFloat = 6
        static let inlineTabPadding: CGFloat = 14
        static let maximumTabWidth: CGFloat = 160
        /// The maximum number of tabs in a compact tab bar, including the More tab.
        static let maximumTabs = 5

        /// The minimum space on both sides of an inline tab's content, together.
        static let inlineTabClearance: CGFloat = 8
        /// The vertical center of the image above a tab's title.
        static let tabImageCenter: CGFloat = 18.5
        /// The space below the title of a tab with an image above it.
        static let tabTitleBottom: CGFloat = 4
        static let tabTitleInset: CGFloat = 2
        static let tabHighlightInset = CGSize(width: 3, height: 4)
        /// The overlap of a tab's badge with the image, and its distances above the image and from the tab's edges.
        static let tabBadgeOverlap: CGFloat = 6
        static let tabBadgeRise: CGFloat = 5
        static let tabBadgeInset: CGFloat = 2
        /// The width of the chevron as a fraction of its height.
        static let chevronAspect: CGFloat = 0.6
        /// The maximum width of a navigation bar's items, as a fraction of the bar's, before groups are collapsed.
        static let itemShare: CGFloat = 0.6
        static let searchHeight: CGFloat = 36
        static let searchBarHeight: CGFloat = 52
        static let searchInset: CGFloat = 16
        /// The distance of a search bar's prompt from the top.
        static let promptTop: CGFloat = 8
        /// The space between the search field and the scope bar, and that between the scope bar and the next row.
        static let scopeTop: CGFloat = 2
        static let scopeMargin: CGFloat = 12
        static let searchRadius: CGFloat = 10
        static let searchSignSize: CGFloat = 19
        static let searchSignInset: CGFloat = 9
        static let scopeHeight: CGFloat = 44

        static let hairline = UIColor(
            light: hex(0x3A342A, alpha: 0.18), dark: hex(0xF4EFE6, alpha: 0.16),
            contrasting: (hex(0x1D1A16, alpha: 0.55), hex(0xFFFFFF, alpha: 0.45)))
        static let background = Palette.background
        static let unselectedTab = Palette.secondaryLabel
        static let selectedItem = UIColor(light: hex(0x6E675B, alpha: 0.16), dark: hex(0xA8A29A, alpha: 0.24))

        /// The opacity of an item while it is pressed.
        static let pressedAlpha: CGFloat = 0.4

        /// The stiffness and damping, for a mass of 1, of the critically damped spring for pushing and popping.
        static let pushStiffness: CGFloat = 333
        static let pushDamping: CGFloat = 36.5
        /// The distance by which the covered view moves, as a fraction of its width.
        static let parallax: CGFloat = 0.3
        /// The distance by which titles move in a transition, as a fraction of the bar's width.
        static let titleTravel: CGFloat = 0.4
        static let scrim: CGFloat = 0.08
        static let edgeShadowRadius: CGFloat = 9
        static let edgeShadowOpacity: Float = 0.15
        static let finishFraction: CGFloat = 0.5
        /// The velocity, in points per second, at which a swipe finishes or cancels regardless of its distance.
        static let finishVelocity: CGFloat = 300
        static let fade: TimeInterval = 0.25
        /// The distance, in points, that content is scrolled under a bar until its background is fully visible.
        ///
        /// Less than the space above the text of a row.
        static let edgeFadeDistance: CGFloat = 8
        /// The duration of showing or hiding a bar.
        static let hideDuration: TimeInterval = 0.3
    }
}
