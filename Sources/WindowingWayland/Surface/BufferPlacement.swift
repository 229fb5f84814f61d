// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// How a buffer's pixels become surface points.
enum BufferPlacement: Hashable {
    /// So many pixels to a point on each axis; a viewport, if the surface has one, is idle.
    case scaled(Int32)
    /// Stretched over so many points by a viewport.
    case stretched(width: Int32, height: Int32)

    /// The placement for a buffer under a configuration, or `nil` if the compositor would take it for a mistake.
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
            // The frame was drawn for another size: it is seen at that size.
            self = .scaled(factor)
        } else {
            return nil
        }
    }
}
