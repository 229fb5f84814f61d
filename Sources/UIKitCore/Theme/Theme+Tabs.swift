// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Tabs below each other: in a sidebar, in the list of those without room, and where they are put in order.
    enum Tabs {
        static let sidebarWidth: CGFloat = 240
        static let sidebarBackground = Palette.secondaryBackground
        static let sidebarRowHeight: CGFloat = 40
        /// The row that a group of tabs is called in.
        static let sidebarCaptionHeight: CGFloat = 34
        /// Between the sidebar's edges and its rows' highlights.
        static let sidebarInset: CGFloat = 10
        static let sidebarFontSize: CGFloat = 15
        static let sidebarTitleFontSize: CGFloat = 17

        static let listRowHeight: CGFloat = 48
        static let listFontSize: CGFloat = 17
        /// Between a row's edge and its sign's place.
        static let listInset: CGFloat = 16

        /// Above the rows of the bar and those of the list, where they are put in order.
        static let captionHeight: CGFloat = 36
        static let captionFontSize: CGFloat = 13

        /// The square that a sign is in the middle of, and what is between it and the title.
        static let signPlace: CGFloat = 28
        static let signSize: CGFloat = 22
        static let gap: CGFloat = 10
        static let trailingSign: CGFloat = 13
        static let trailingSignWidth: CGFloat = 2
        /// The lines by which a row is taken.
        static let gripSize: CGFloat = 20

        /// Seconds for a sidebar to come or go, and for rows to make room for another.
        static let sidebarDuration: TimeInterval = 0.38
        static let reorderDuration: TimeInterval = 0.25
        static let dragShadowRadius: CGFloat = 8
        static let dragShadowOpacity: Float = 0.18
    }
}
