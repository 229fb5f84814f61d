// SPDX-License-Identifier: MIT
public import Foundation

/// How far something is moved from its place, in points: to the right and down.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Not moved.
    public static let zero = UIOffset()
}
