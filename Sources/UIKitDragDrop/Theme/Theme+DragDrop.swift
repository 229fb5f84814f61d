// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension Theme {
    /// Dragged items and the previews of drops.
    ///
    /// Lengths are in points, times in seconds.
    enum DragDrop {
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
