// SPDX-License-Identifier: MIT
package import Foundation

extension Theme {
    /// The thresholds of gesture recognition, in points, seconds, and radians.
    package enum Gesture {
        /// The maximum movement of a touch during a tap, and the maximum distance between the taps of one gesture.
        static let tapMovement: CGFloat = 45
        static let clickMovement: CGFloat = 10
        /// The longest touch that still counts as a tap.
        ///
        /// It does not apply to mouse buttons.
        static let maximumTapDuration: TimeInterval = 0.75
        static let longPress: TimeInterval = 0.5
        static let longPressMovement: CGFloat = 10
        /// The distance a touch moves before it starts a pan.
        ///
        /// It is not part of the translation.
        package static let panDistance: CGFloat = 10
        static let pointerPanDistance: CGFloat = 4
        /// The interval before the end of a touch from which its velocity is computed.
        static let velocityWindow: TimeInterval = 0.1
        /// The change of the distance between two fingers that starts a pinch.
        static let pinchDistance: CGFloat = 8
        /// The rotation of two fingers that starts a rotation gesture.
        static let rotationAngle: CGFloat = 0.12
        /// The minimum distance between two fingers from which a scale or an angle is computed.
        static let minimumSpread: CGFloat = 1
        static let swipeDistance: CGFloat = 50
        static let swipeDeviation: CGFloat = 50
        static let maximumSwipeDuration: TimeInterval = 0.5
        /// The distance from the window's edge within which a screen-edge pan can start.
        static let edgeReach: CGFloat = 20
        /// The pause after which a scroll wheel gesture has ended.
        static let wheelRest: TimeInterval = 0.2
        /// The pause after which a touchpad gesture has ended, longer because resting fingers send no events.
        static let touchpadRest: TimeInterval = 1
        /// The scroll wheel distance, with Control held, that zooms by a factor of e.
        static let wheelZoomDistance: CGFloat = 300
        /// The maximum force of a pen, where 1 is an ordinary touch.
        static let hardestForce: CGFloat = 25 / 6
    }
}
