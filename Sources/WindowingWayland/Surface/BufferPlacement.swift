// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// The mapping from buffer pixels to surface points.
enum BufferPlacement: Hashable {
    /// An integer number of pixels per point; the surface's viewport, if any, is unset.
    case scaled(Int32)
    /// Stretched to a size in points by a viewport.
    case stretched(width: Int32, height: Int32)

    /// Creates the placement for a buffer under a configuration; `nil` if it would be a protocol error.
    init?(buffer: PixelSize, size: CGSize, scale: CGFloat, hasViewport: Bool) {
        let width = Int32(rounding: size.width)
        let height = Int32(rounding: size.height)
        guard !buffer.isEmpty, width > 0, height > 0 else { return nil }
        let factor = Int32(rounding: scale)
        let isWhole = factor > 0 && CGFloat(factor) == scale
        if isWhole, buffer.width == Int(width) * Int(factor), buffer.height == Int(height) * Int(factor) {
            self = .scaled(factor)
        } else if hasViewport {
            self = .stretched(width: width, height: height)
        } else if isWhole, buffer.width % Int(factor) == 0, buffer.height % Int(factor) == 0 {
            // The frame was drawn for another size, and is shown at that size.
            self = .scaled(factor)
        } else {
            return nil
        }
    }
}
