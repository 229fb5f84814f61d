// SPDX-License-Identifier: MIT
public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The surroundings that a view adapts to.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark; `unspecified` counts as light.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; may be fractional.
    public var displayScale: CGFloat

    public init(userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 1) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }

    /// The collection that dynamic colours are resolved with when none is given: the drawing or laid-out view's.
    @MainActor
    public static var current = UITraitCollection(userInterfaceStyle: .light)

    /// Whether colours resolved with `other` may differ from those resolved with this collection.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        (userInterfaceStyle == .dark) != (other?.userInterfaceStyle == .dark)
    }

    /// Runs `actions` with this collection as `current`.
    @MainActor
    public func performAsCurrent(_ actions: () -> Void) {
        Self.performAsCurrent(self, actions)
    }

    @MainActor
    static func performAsCurrent(_ collection: UITraitCollection, _ actions: () -> Void) {
        let previous = current
        current = collection
        defer { current = previous }
        actions()
    }
}
