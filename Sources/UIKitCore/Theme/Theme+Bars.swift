// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Navigation bars, toolbars, tab bars and what is in them.
    enum Bars {
        static let height: CGFloat = 44
        static let promptHeight: CGFloat = 32
        static let promptFontSize: CGFloat = 12
        static let largeTitleHeight: CGFloat = 52
        static let largeTitleFontSize: CGFloat = 34
        static let titleFontSize: CGFloat = 17
        static let subtitleFontSize: CGFloat = 12
        static let itemFontSize: CGFloat = 17
        /// Between a title and what stands beside it.
        static let titleClearance: CGFloat = 8

        /// Between the bar's ends and its items' backgrounds, which reach beyond what is in them.
        static let inset: CGFloat = 8
        static let itemSpacing: CGFloat = 4
        /// Between an item's content and the edges of the background that hovering shows.
        static let itemPadding: CGFloat = 8
        static let itemHeight: CGFloat = 36
        static let minimumItemWidth: CGFloat = 36
        static let itemRadius: CGFloat = 9
        static let symbolSize: CGFloat = 22
        static let imageSize: CGFloat = 24
        /// In the units that signs are drawn in.
        static let symbolLineWidth: CGFloat = 1.9
        static let chevronSize: CGFloat = 21
        static let chevronGap: CGFloat = 1
        /// What a title in the back button may take, as a share of the bar.
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
        /// The row of a tab whose image and title stand side by side.
        static let inlineTabHeight: CGFloat = 44
        static let inlineTabFontSize: CGFloat = 13
        static let inlineTabGap: CGFloat = 6
        static let inlineTabPadding: CGFloat = 14
        static let maximumTabWidth: CGFloat = 160
        /// How many tabs a narrow window has, the one that leads to the rest included.
        static let maximumTabs = 5

        static let searchHeight: CGFloat = 36
        static let searchBarHeight: CGFloat = 52
        static let searchInset: CGFloat = 16
        static let searchRadius: CGFloat = 10
        static let searchSignSize: CGFloat = 19
        static let searchSignInset: CGFloat = 9
        static let scopeHeight: CGFloat = 44

        static let hairline = UIColor(light: hex(0x3A342A, alpha: 0.18), dark: hex(0xF4EFE6, alpha: 0.16))
        static let background = Palette.background
        static let unselectedTab = UIColor(light: hex(0x38342E, alpha: 0.62), dark: hex(0xEDE9E2, alpha: 0.60))
        static let selectedItem = UIColor(light: hex(0x6E675B, alpha: 0.16), dark: hex(0xA8A29A, alpha: 0.24))

        /// What is left of an item while it is pressed.
        static let pressedAlpha: CGFloat = 0.4

        /// A push or pop: a spring that does not swing, with stiffness and damping of mass 1.
        static let pushStiffness: CGFloat = 333
        static let pushDamping: CGFloat = 36.5
        /// How far what is covered moves aside, as a share of the width.
        static let parallax: CGFloat = 0.3
        /// How far titles move while one takes the other's place, as a share of the bar.
        static let titleTravel: CGFloat = 0.4
        static let scrim: CGFloat = 0.08
        static let edgeShadowRadius: CGFloat = 9
        static let edgeShadowOpacity: Float = 0.15
        static let finishFraction: CGFloat = 0.5
        /// Points per second at which a swipe decides whatever the way was.
        static let finishVelocity: CGFloat = 300
        static let fade: TimeInterval = 0.25
        /// A bar that comes or goes.
        static let hideDuration: TimeInterval = 0.3
        /// How far the large title may be covered when it is let go and still come back, in points.
        static let largeTitleReturn: CGFloat = 26
    }
}
