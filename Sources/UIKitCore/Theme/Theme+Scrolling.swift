// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// The physics of scrolling, in points, seconds, and points per second.
    enum Scroll {
        /// The factors by which the velocity decreases each millisecond.
        static let normalRate: CGFloat = 0.998
        static let fastRate: CGFloat = 0.99
        /// The velocity at which deceleration ends, so that the content doesn't creep to a halt.
        static let stopSpeed: CGFloat = 10
        /// The initial fraction of the drag distance by which content moves beyond its edge.
        static let bandFactor: CGFloat = 0.55
        /// The initial fraction for a touchpad.
        static let touchpadBandFactor: CGFloat = 0.07
        /// The angular frequency, in radians per second, of the spring that returns content decelerating beyond its
        /// edge.
        static let bounceFrequency: CGFloat = 11
        /// The two rates at which content released beyond its edge returns.
        static let returnFrequency: CGFloat = 9
        static let fastReturnFrequency: CGFloat = 46
        /// The minimum velocity at which content is released with momentum.
        static let throwSpeed: CGFloat = 50
        /// The distance and velocity at which a spring is considered at rest.
        static let restDistance: CGFloat = 0.05
        static let restSpeed: CGFloat = 0.5
        static let pageFrequency: CGFloat = 12
        /// The minimum velocity at which a flick turns the page regardless of the distance.
        static let pageSpeed: CGFloat = 200
        static let programmaticDuration: TimeInterval = 0.3
        /// The fraction of a programmatic scroll within which its target can change without a visible jerk.
        static let redirectableShare: CGFloat = 0.8
        /// The delay before a touch is delivered to the content.
        static let contentDelay: TimeInterval = 0.15
        /// The ratio of the distances along both axes above which scrolling is locked to one direction.
        static let lockRatio: CGFloat = 1.73
        /// The angular frequency, in radians per second, of scrolling by a wheel or a key.
        static let wheelFrequency: CGFloat = 22
        /// The pause after which a touchpad is considered released.
        static let touchpadRest: TimeInterval = 0.15
        /// The distance scrolled by an arrow key, and the overlap of consecutive pages.
        static let lineStep: CGFloat = 40
        /// The fraction of a zoom beyond its limits that takes effect.
        static let zoomBandFactor: CGFloat = 0.5
        static let zoomDuration: TimeInterval = 0.3

        /// Returns the distance scrolled by one wheel click, which grows less than proportionally to the view's length.
        static func wheelStep(for length: CGFloat) -> CGFloat { pow(max(length, 1), 2 / 3) }
    }

    /// Scroll indicators.
    enum ScrollBar {
        static let thickness: CGFloat = 3
        /// The thickness under the pointer.
        static let wideThickness: CGFloat = 9
        static let inset: CGFloat = 3
        static let minimumLength: CGFloat = 36
        /// The minimum length of an indicator, which shrinks beyond the content's edge.
        static let minimumBandedLength: CGFloat = 8
        /// The distance from the edge within which the pointer can drag an indicator.
        static let reach: CGFloat = 16
        static let fadeDelay: TimeInterval = 0.5
        static let fadeDuration: TimeInterval = 0.3
        static let flashDuration: TimeInterval = 1
        /// The z position of indicators, above everything else in the view.
        static let depth: CGFloat = 900_000
        static let dark = hex(0x000000, alpha: 0.35)
        static let light = hex(0xFFFFFF, alpha: 0.4)
        static let heldDark = hex(0x000000, alpha: 0.55)
        static let heldLight = hex(0xFFFFFF, alpha: 0.6)
    }
}
