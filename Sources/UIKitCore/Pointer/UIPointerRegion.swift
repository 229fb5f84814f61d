// SPDX-License-Identifier: MIT
public import Foundation

/// A part of a view with one pointer style.
@preconcurrency @MainActor
public final class UIPointerRegion: NSObject {
    /// The region's rectangle, in the coordinates of the interaction's view.
    public let rect: CGRect
    /// The identifier by which the application recognizes the region; `nil` by default.
    public let identifier: AnyHashable?

    /// Creates a region from a rectangle and an optional identifier.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// Returns whether a pointer that moves between both regions stays in the same region.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// The pointer's state when a region is requested.
@preconcurrency @MainActor
public final class UIPointerRegionRequest: NSObject {
    /// The location, in the coordinates of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
    }
}
