// SPDX-License-Identifier: MIT
public import Foundation

/// What an edit menu is asked for with: where, and by what name its delegate knows it.
@MainActor
public final class UIEditMenuConfiguration {
    /// Makes a configuration for a place in the interaction's view; without an identifier it gets one that no other has.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        Self.made += 1
        self.identifier = identifier ?? AnyHashable("edit-menu-\(Self.made)")
        self.sourcePoint = sourcePoint
    }

    /// What the application knows the menu by.
    public let identifier: AnyHashable
    /// Where the menu was asked for, in points of the interaction's view.
    public let sourcePoint: CGPoint
    /// Which way the bar's arrow points, where there is room for that; `automatic` by default.
    public var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    private static var made = 0
}

/// Which way the arrow of an edit menu's bar points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Down, from a bar above the selection; up where there is no room for that.
    case automatic = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
}
