// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A generator for feedback of a collision, as when a view snaps into place.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass and stiffness of the objects that seem to collide.
    public enum FeedbackStyle: Int, Sendable {
        /// Small or light objects.
        case light = 0
        /// Objects of medium size.
        case medium = 1
        /// Large or heavy objects.
        case heavy = 2
        /// Soft objects: a long and weak pulse.
        case soft = 3
        /// Rigid objects: a short and strong pulse.
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator with the style `medium`.
    public override init() {
        style = .medium
        super.init()
    }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Creates a generator with a style, attached to a view.
    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    /// Plays the feedback with full intensity.
    open func impactOccurred() {
        impactOccurred(intensity: 1)
    }

    /// Plays the feedback with an intensity from 0, which plays nothing, to 1; other values are clamped.
    open func impactOccurred(intensity: CGFloat) {
        // NaN is treated like 0.
        guard intensity > 0 else { return }
        play(.impact(style).scaled(by: min(intensity, 1)))
    }

    /// Plays the feedback for an impact at a location in the generator's view.
    open func impactOccurred(at location: CGPoint) {
        impactOccurred()
    }

    /// Plays the feedback with an intensity from 0 to 1, for an impact at a location in the generator's view.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        impactOccurred(intensity: intensity)
    }
}
