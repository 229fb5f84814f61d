// SPDX-License-Identifier: MIT

/// A size in device pixels.
public struct PixelSize: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Whether the width or the height is zero or negative.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A rectangle in device pixels, with the origin at the top left and y increasing downward.
public struct PixelRect: Hashable, Sendable {
    /// The x coordinate of the left edge.
    public var x: Int
    /// The y coordinate of the top edge.
    public var y: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// Creates a rectangle with that size at the origin.
    public init(_ size: PixelSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// Whether the width or the height is zero or negative.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The x coordinate of the right edge.
    public var maxX: Int { x + width }
    /// The y coordinate of the bottom edge.
    public var maxY: Int { y + height }

    /// Returns the intersection of two rectangles; empty if they don't overlap.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    /// Returns the smallest rectangle that contains both; an empty rectangle is ignored.
    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// Returns whether `other` lies completely inside this rectangle.
    public func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}

/// Memory that a display can show: premultiplied 32-bit ARGB in native byte order.
///
/// The memory belongs to the creator of the buffer and stays valid until the buffer is presented or abandoned.
public struct PixelBuffer: @unchecked Sendable {
    // Unchecked: the pointer is written only on the render thread, between `nextBuffer` and `present`.
    /// The address of the first row.
    public let baseAddress: UnsafeMutableRawPointer
    /// The size in pixels.
    public let size: PixelSize
    /// The number of bytes from one row to the next.
    public let bytesPerRow: Int
    /// The number of presents since this buffer's content was shown: 1 = the previous frame; 0 = never (all pixels must
    /// be drawn).
    public let age: Int
    /// Identifies the buffer among those of its target.
    public let identifier: Int

    /// Creates a buffer description.
    public init(
        baseAddress: UnsafeMutableRawPointer, size: PixelSize, bytesPerRow: Int, age: Int, identifier: Int
    ) {
        self.baseAddress = baseAddress
        self.size = size
        self.bytesPerRow = bytesPerRow
        self.age = age
        self.identifier = identifier
    }
}
