// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A layer's pixels, as they are sent to the render server.
///
/// A class, so that passing it on costs one reference count instead of one for each member.
final class LayerContents: Sendable {
    let bitmap: Bitmap
    /// Whether every pixel is known to be opaque.
    let isOpaque: Bool
    /// Whether the layer drew the pixels for its bounds.
    ///
    /// They then map one to one to the layer's pixels, however its size was rounded.
    let isBackingStore: Bool
    /// The parts of the bitmap that lie outside of the layer's bounds.
    let margins: DrawnMargins
    /// The area outside of which the bitmap is known to be transparent; `nil` if unknown.
    let ink: PixelRect?
    /// The same pixels in a form that is faster to compose, if they have one.
    let coverage: LayerCoverage?
    /// The object that `contents` returns.
    let object: any Sendable

    init(
        backingStore bitmap: Bitmap, margins: DrawnMargins, isOpaque: Bool, ink: PixelRect?,
        coverage: LayerCoverage? = nil
    ) {
        self.bitmap = bitmap
        self.margins = margins
        self.coverage = coverage
        self.ink = ink
        self.isOpaque = isOpaque
        isBackingStore = true
        object = bitmap
    }

    /// Creates contents from `object`; `nil` if it is not an image.
    init?(_ object: Any?) {
        switch object {
        case let image as CGImage:
            bitmap = image.bitmap
            isOpaque = image.coversEveryPixel
            self.object = image
        case let bitmap as Bitmap:
            self.bitmap = bitmap
            isOpaque = false
            self.object = bitmap
        default: return nil
        }
        isBackingStore = false
        margins = .none
        ink = nil
        coverage = nil
    }
}

extension LayerContents: Equatable {
    /// Compares by identity, because comparing large bitmaps pixel by pixel would be slow.
    static func == (left: LayerContents, right: LayerContents) -> Bool { left === right }
}
