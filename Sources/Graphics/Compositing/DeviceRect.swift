// SPDX-License-Identifier: MIT

/// A rectangle in whole pixels of the drawing target, with the origin at the top left and y increasing downward.
package struct DeviceRect: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    /// Creates a rectangle.
    ///
    /// Values are clamped to ±2^30, so that sums can't overflow; negative sizes become zero.
    package init(x: Int, y: Int, width: Int, height: Int) {
        let limit = 1 << 30
        self.x = min(max(x, -limit), limit)
        self.y = min(max(y, -limit), limit)
        self.width = min(max(width, 0), limit)
        self.height = min(max(height, 0), limit)
    }

    package var isEmpty: Bool { width == 0 || height == 0 }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }

    package func intersection(_ other: DeviceRect) -> DeviceRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return DeviceRect(
            x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    func offsetBy(x dx: Int, y dy: Int) -> DeviceRect {
        DeviceRect(x: x + dx, y: y + dy, width: width, height: height)
    }
}
