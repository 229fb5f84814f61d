// SPDX-License-Identifier: MIT

/// A size in whole device pixels.
public struct PixelSize: Hashable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A rectangle in whole device pixels, origin at the top left, y down.
public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public init(_ size: PixelSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    public var isEmpty: Bool { width <= 0 || height <= 0 }
    public var maxX: Int { x + width }
    public var maxY: Int { y + height }

    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }

    public func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    public func contains(_ other: PixelRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}

/// Memory that a display can show: premultiplied 32-bit ARGB in the machine's byte order.
///
/// The memory belongs to whoever made the buffer and stays valid until the buffer is presented or abandoned.
public struct PixelBuffer: @unchecked Sendable {
    // Unchecked: the pointer is written only on the render thread, between `nextBuffer` and `present`.
    public let baseAddress: UnsafeMutableRawPointer
    public let size: PixelSize
    public let bytesPerRow: Int
    /// How many presents ago this buffer held the window's content: 1 = the frame before this one; 0 = never (all
    /// pixels must be drawn).
    public let age: Int
    /// Tells a target's buffers apart.
    public let identifier: Int

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
