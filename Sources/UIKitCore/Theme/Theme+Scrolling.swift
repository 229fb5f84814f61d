// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// How scrolling feels: points, seconds, and points per second.
    enum Scroll {
        /// What is left of the speed after a millisecond.
        static let normalRate: CGFloat = 0.998
        static let fastRate: CGFloat = 0.99
        /// At this speed content stops dead: a tail that creeps would only keep the eye waiting.
        static let stopSpeed: CGFloat = 10
        /// How much of a finger's way content goes beyond its edge, at first.
        static let bandFactor: CGFloat = 0.55
        /// The same for a touchpad.
        static let touchpadBandFactor: CGFloat = 0.07
        /// The spring that brings content back that ran into its edge, in radians per second.
        static let bounceFrequency: CGFloat = 11
        /// The two rates at which content comes back that was held beyond its edge.
        static let returnFrequency: CGFloat = 9
        static let fastReturnFrequency: CGFloat = 46
        /// From this speed on a release counts as thrown, not as held.
        static let throwSpeed: CGFloat = 50
        /// A spring has come to rest this near to it, at this speed.
        static let restDistance: CGFloat = 0.05
        static let restSpeed: CGFloat = 0.5
        static let pageFrequency: CGFloat = 12
        /// From this speed on a flick turns the page whatever the distance.
        static let pageSpeed: CGFloat = 200
        static let programmaticDuration: TimeInterval = 0.3
        /// How long a touch on content is kept from it.
        static let contentDelay: TimeInterval = 0.15
        /// One direction counts as meant if the way is so many times as long there.
        static let lockRatio: CGFloat = 1.73
        /// How quickly content follows a wheel or a key, in radians per second.
        static let wheelFrequency: CGFloat = 22
        /// A touchpad that says nothing for so long has been let go.
        static let touchpadRest: TimeInterval = 0.15
        /// How far an arrow key scrolls, and what stays in view from page to page.
        static let lineStep: CGFloat = 40
        /// How much of a zoom beyond its limits is left.
        static let zoomBandFactor: CGFloat = 0.5
        static let zoomDuration: TimeInterval = 0.3

        /// How far one click of a wheel scrolls a view: more in a large one, but not as much more.
        static func wheelStep(for length: CGFloat) -> CGFloat { pow(max(length, 1), 2 / 3) }
    }

    /// The bars that show which part of the content is seen.
    enum ScrollBar {
        static let thickness: CGFloat = 3
        /// Under the pointer.
        static let wideThickness: CGFloat = 9
        static let inset: CGFloat = 3
        static let minimumLength: CGFloat = 36
        /// Beyond the edge of the content a bar gets shorter, down to this.
        static let minimumBandedLength: CGFloat = 8
        /// How near to the edge the pointer takes hold of a bar.
        static let reach: CGFloat = 16
        static let fadeDelay: TimeInterval = 0.5
        static let fadeDuration: TimeInterval = 0.3
        static let flashDuration: TimeInterval = 1
        /// In front of everything else in the view.
        static let depth: CGFloat = 900_000
        static let dark = hex(0x000000, alpha: 0.35)
        static let light = hex(0xFFFFFF, alpha: 0.4)
        static let heldDark = hex(0x000000, alpha: 0.55)
        static let heldLight = hex(0xFFFFFF, alpha: 0.6)
    }
}
