// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Windowing

/// A layer's pixels, as they travel to the render server.
///
/// An object, so that handing it on costs one count of references and not one for each of its parts.
final class LayerContents: Sendable {
    let bitmap: Bitmap
    /// Every pixel is known to be opaque.
    let isOpaque: Bool
    /// The layer drew them for its bounds: one pixel of the bitmap is one of the layer's, however the size was rounded.
    let isBackingStore: Bool
    /// Outside these pixels the bitmap is known to be transparent; `nil` where nothing is known.
    let ink: PixelRect?
    /// What `contents` hands out.
    let object: any Sendable

    init(backingStore bitmap: Bitmap, isOpaque: Bool, ink: PixelRect?) {
        self.bitmap = bitmap
        self.ink = ink
        self.isOpaque = isOpaque
        isBackingStore = true
        object = bitmap
    }

    /// `nil` unless `object` is a picture.
    init?(_ object: Any?) {
        switch object {
        case let image as CGImage:
            bitmap = image.bitmap
            isOpaque = image.isOpaque
            self.object = image
        case let bitmap as Bitmap:
            self.bitmap = bitmap
            isOpaque = false
            self.object = bitmap
        default: return nil
        }
        isBackingStore = false
        ink = nil
    }
}

extension LayerContents: Equatable {
    /// The same object: what may be large is not compared pixel by pixel.
    static func == (left: LayerContents, right: LayerContents) -> Bool { left === right }
}
