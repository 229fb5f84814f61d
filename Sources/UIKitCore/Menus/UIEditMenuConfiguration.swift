// SPDX-License-Identifier: MIT
public import Foundation

/// The configuration of an edit menu: its identifier and position.
@preconcurrency @MainActor
public final class UIEditMenuConfiguration: NSObject {
    /// Creates a configuration for a point in the interaction's view.
    ///
    /// Without an identifier, it gets a unique one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        Self.made += 1
        self.identifier = identifier ?? AnyHashable("edit-menu-\(Self.made)")
        self.sourcePoint = sourcePoint
    }

    /// The identifier by which the application recognizes the menu.
    public let identifier: AnyHashable
    /// The point at which the menu was requested, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint
    /// The preferred direction of the bar's arrow, used if space permits; `automatic` by default.
    public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    private static var made = 0
}

/// The directions of the arrow of an edit menu's bar.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down, with the bar above the selection, or up if there is not enough space.
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}
