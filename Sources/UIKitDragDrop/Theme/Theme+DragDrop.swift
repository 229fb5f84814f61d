// SPDX-License-Identifier: MIT
package import Foundation
package import UIKitCore

extension Theme {
    /// Dragged items and the previews of drops.
    ///
    /// Lengths are in points, times in seconds.
    package enum DragDrop {
        /// The scale of lifted items.
        static let liftScale: CGFloat = 1.05
        static let liftDuration: TimeInterval = 0.22
        /// The duration in which several items gather below the first.
        static let gatherDuration: TimeInterval = 0.25
        /// The animation to the target of a drop, or back to the source.
        static let dropDuration: TimeInterval = 0.3
        /// The longest side of a preview that doesn't keep its size.
        static let maximumSide: CGFloat = 280
        /// The maximum number of previews that are shown below each other.
        static let maximumCards = 3
        /// The distance between previews that are shown below each other.
        static let cardOffset: CGFloat = 5
        /// The distance of a preview from the pointer over a view where the location matters.
        static let preciseGap: CGFloat = 14
        /// The scale to which a dropped item without a target shrinks.
        static let vanishingScale: CGFloat = 0.2
        static let opacity: CGFloat = 0.92
        /// The opacity of a row or item while it is dragged.
        package static let sourceOpacity: CGFloat = 0.4
        /// The duration in which rows and items make space for a drop.
        package static let gapDuration: TimeInterval = 0.2
        /// The part of a row's height, from its top and bottom edge, in which items are dropped next to the row.
        package static let edgeShare: CGFloat = 0.25

        /// The distance from an edge within which a view scrolls.
        static let scrollReach: CGFloat = 48
        /// The maximum speed, in points per second.
        static let scrollSpeed: CGFloat = 900

        static let badgeHeight: CGFloat = 22
        static let badgePadding: CGFloat = 7
        static let badgeFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
        static let countColor = UIColor.systemRed
        static let copyColor = UIColor.systemGreen
        static let forbiddenColor = UIColor.systemGray

        /// The size and padding of the preview of a URL.
        static let linkSize = CGSize(width: 240, height: 52)
        static let linkPadding: CGFloat = 12

        /// The time for which items rest above a spring-loaded view before it is activated.
        static let springDelay: TimeInterval = 0.7
        /// The highlight of a spring-loaded view.
        static let springAlpha: CGFloat = 0.55
        /// The duration of one blink before the activation.
        static let springBlink: TimeInterval = 0.12
    }
}
