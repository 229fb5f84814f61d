// SPDX-License-Identifier: MIT

/// A rectangle in whole pixels of what is drawn into: origin at the top left, y down.
package struct DeviceRect: Hashable, Sendable {
    package let x: Int
    package let y: Int
    package let width: Int
    package let height: Int

    /// Numbers so large that sums of them could overflow are cut to ±2^30, negative sides to zero.
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
