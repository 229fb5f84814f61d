// SPDX-License-Identifier: MIT
public import Foundation

/// A part of a view in which the pointer has one style.
@MainActor
public final class UIPointerRegion {
    /// In the coordinates of the interaction's view.
    public let rect: CGRect
    /// What the application knows the region by; `nil` by default.
    public let identifier: AnyHashable?

    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
    }

    /// Whether the pointer that goes from one to the other stays where it was.
    func isSame(as other: UIPointerRegion) -> Bool {
        rect == other.rect && identifier == other.identifier
    }
}

/// Where the pointer is when a region is asked for.
@MainActor
public final class UIPointerRegionRequest {
    /// In the coordinates of the interaction's view.
    public let location: CGPoint
    /// The modifier keys that are held.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
    }
}
