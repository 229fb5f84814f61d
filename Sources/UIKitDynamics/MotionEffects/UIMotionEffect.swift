// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// The superclass of effects that move a view while the viewer moves.
///
/// An effect changes how a view is shown; the view's properties keep their values.
///
/// > Note: Differs from UIKit: a desktop doesn't know how it is held, so the pointer stands for the viewer. Effects
/// > aren't archived.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, @preconcurrency NSCopying {
    public override init() {
        super.init()
    }

    /// Returns an equal effect.
    open func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }

    /// Returns the values that are added to the view's properties.
    ///
    /// Override this method to define an effect. The key paths are those of a view (`center`, `center.x`, `center.y`,
    /// `bounds`, `alpha`, `transform`) or, after `layer.`, the animatable ones of a layer. Others have no effect.
    ///
    /// - Parameter viewerOffset: The position of the pointer in the window, from -1 at the left or top to 1 at the right
    ///   or bottom; zero if the pointer is outside, or the user prefers reduced motion.
    /// - Returns: The values by key path; `nil`, the default, for none.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
