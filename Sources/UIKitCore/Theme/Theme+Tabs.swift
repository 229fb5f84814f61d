// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Tabs in a vertical list: in a sidebar, in the More list, and in the customization view.
    enum Tabs {
        static let sidebarWidth: CGFloat = 240
        static let sidebarBackground = Palette.secondaryBackground
        static let sidebarRowHeight: CGFloat = 40
        /// The height of the caption of a tab group.
        static let sidebarCaptionHeight: CGFloat = 34
        /// The space above and below a title that is larger than in the row heights above.
        static let verticalPadding: CGFloat = 10
        /// The space between the sidebar's edges and the highlights of its rows.
        static let sidebarInset: CGFloat = 10
        static let sidebarFontSize: CGFloat = 15
        static let sidebarTitleFontSize: CGFloat = 17

        static let listRowHeight: CGFloat = 48
        static let listFontSize: CGFloat = 17
        /// The space between a row's edge and its image area.
        static let listInset: CGFloat = 16

        /// The height of the captions above the rows of the bar and of the list, in the customization view.
        static let captionHeight: CGFloat = 36
        static let captionFontSize: CGFloat = 13

        /// The side of the square in which an image is centered, and the space between it and the title.
        static let signPlace: CGFloat = 28
        static let signSize: CGFloat = 22
        static let gap: CGFloat = 10
        static let trailingSign: CGFloat = 13
        static let trailingSignWidth: CGFloat = 2
        /// The size of the reorder handle.
        static let gripSize: CGFloat = 20

        /// The durations, in seconds, of showing or hiding a sidebar, and of moving rows for a dragged one.
        static let sidebarDuration: TimeInterval = 0.38
        static let reorderDuration: TimeInterval = 0.25
        static let dragShadowRadius: CGFloat = 8
        static let dragShadowOpacity: Float = 0.18
    }
}
