// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// What counts as which gesture: points, seconds and radians.
    enum Gesture {
        /// How far a finger may wander in a tap, and how far apart the taps of one gesture may be.
        static let tapMovement: CGFloat = 45
        static let clickMovement: CGFloat = 10
        /// A finger that rests longer than this does not tap; a button of the pointer may.
        static let maximumTapDuration: TimeInterval = 0.75
        static let longPress: TimeInterval = 0.5
        static let longPressMovement: CGFloat = 10
        /// How far a touch moves before it drags; this much is not part of the movement.
        static let panDistance: CGFloat = 10
        static let pointerPanDistance: CGFloat = 4
        /// The time before the lift that tells how fast a touch was.
        static let velocityWindow: TimeInterval = 0.1
        /// How much the distance of two fingers changes before they pinch.
        static let pinchDistance: CGFloat = 8
        /// How much two fingers turn before they rotate.
        static let rotationAngle: CGFloat = 0.12
        /// Fingers nearer than this tell nothing about a scale or an angle.
        static let minimumSpread: CGFloat = 1
        static let swipeDistance: CGFloat = 50
        static let swipeDeviation: CGFloat = 50
        static let maximumSwipeDuration: TimeInterval = 0.5
        /// How near to the window's edge a drag from the edge begins.
        static let edgeReach: CGFloat = 20
        /// A wheel that rests this long has ended its gesture.
        static let wheelRest: TimeInterval = 0.2
        /// The same for a touchpad, on which fingers may rest without a word.
        static let touchpadRest: TimeInterval = 1
        /// Points of a wheel's turn, with the control key held, that make everything e times as large.
        static let wheelZoomDistance: CGFloat = 300
        /// The force of a pen pressed as hard as can be, where 1 is a usual touch.
        static let hardestForce: CGFloat = 25 / 6
    }
}
