// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Controllers that show others; lengths in points.
    enum Containers {
        /// Seconds that a window takes from high to wide.
        static let rotationDuration: TimeInterval = 0.3

        /// Seconds that a column of a split takes to come or go.
        static let columnDuration: TimeInterval = 0.38
        static let columnWidth: CGFloat = 320
        static let columnWidths: ClosedRange<CGFloat> = 180...480
        /// Columns that would leave less to the secondary come over it.
        static let comfortableSecondaryWidth: CGFloat = 440
        /// Not even those that are asked for take more.
        static let minimumSecondaryWidth: CGFloat = 240
        /// How much of its width a column moves aside for the next one, where there is one at a time.
        static let recedingShare: CGFloat = 0.3
        /// Around the line between two columns, where it can be taken.
        static let gutterReach: CGFloat = 12
        /// Over what a column covers.
        static let dimming = UIColor(light: hex(0x000000, alpha: 0.2), dark: hex(0x000000, alpha: 0.45))

        /// Seconds that a leaf takes to be turned.
        static let leafDuration: TimeInterval = 0.6
        /// Seconds that even the last bit of the way takes.
        static let minimumLeafDuration: TimeInterval = 0.18
        /// How far a finger goes until the free edge of the leaf that it turns has come under it.
        static let leafCatchUp: CGFloat = 70
        /// Points per second that decide by themselves to which side a leaf falls.
        static let leafThrow: CGFloat = 350
        /// The slope of the fold of a leaf that turns by itself.
        static let leafTilt: CGFloat = 0.16
        /// The steepest slope to which a finger brings the fold.
        static let maximumLeafTilt: CGFloat = 0.4
        /// At the side of a leaf, where a tap turns it.
        static let leafReach: CGFloat = 60
        /// The strip of dots below pages that scroll.
        static let dotsHeight: CGFloat = 37
    }
}
