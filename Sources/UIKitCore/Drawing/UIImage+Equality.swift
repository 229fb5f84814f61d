// SPDX-License-Identifier: MIT
internal import Foundation

extension UIImage: Hashable {
    /// Whether two images are drawn alike: they have the same pixels, scale, orientation, and rendering mode.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        guard left !== right else { return true }
        guard left.size == right.size, left.scale == right.scale, left.imageOrientation == right.imageOrientation,
            left.renderingMode == right.renderingMode, left.capInsets == right.capInsets
        else { return false }
        return left.pngData() == right.pngData()
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(size.width)
        hasher.combine(size.height)
        hasher.combine(scale)
        hasher.combine(renderingMode)
    }
}
