// SPDX-License-Identifier: MIT
public import Foundation

/// An offset in points; positive values are to the right and downward.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal offset in points.
    public var horizontal: CGFloat
    /// The vertical offset in points.
    public var vertical: CGFloat

    /// Creates an offset.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No offset.
    public static let zero = UIOffset()
}
extension NSValue {
    /// Creates a value that contains an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }
    /// The offset; zero for a value of another type.
    public var uiOffsetValue: UIOffset { UIOffset(horizontal: cgPointValue.x, vertical: cgPointValue.y) }
}
