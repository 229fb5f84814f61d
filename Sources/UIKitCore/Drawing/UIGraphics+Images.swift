// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import Graphics

/// Creates an image context at 1 pixel per point and makes it current, until `UIGraphicsEndImageContext()`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Creates an image context and makes it current, until `UIGraphicsEndImageContext()`.
///
/// The origin is the top left corner and y points down. Dimensions are rounded up to whole pixels. If the size is
/// empty, not finite, or larger than a `Bitmap` allows, the current context is `nil` until the matching end call, and
/// no image is available.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the image has no alpha channel. Areas that aren't drawn are black.
///   - scale: The number of pixels per point; 0 means that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = ImageCanvas.usableScale(scale)
    let context = ImageCanvas.context(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsContextStack.entries.append(
        GraphicsContextStack.Entry(context: context, kind: .image(scale: scale, isOpaque: opaque)))
}

/// Returns the image drawn so far; `nil` if the current context isn't an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.entries.last, case .image(let scale, let isOpaque) = entry.kind,
        let context = entry.context
    else { return nil }
    return ImageCanvas.image(of: context, scale: scale, isOpaque: isOpaque)
}

/// Ends the image context and restores the previous context.
///
/// Does nothing if the current context isn't an image context.
public func UIGraphicsEndImageContext() {
    guard case .image = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
}

/// Creation of bitmap contexts measured in points.
enum ImageCanvas {
    /// Returns the scale to draw with: at most 64, and that of the screen for 0 and invalid values.
    static func usableScale(_ scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? min(scale, 64) : onMainThread { UIScreen.main.scale }
    }

    /// Returns a context for `bounds`, in points; `nil`, with a log message, if no such bitmap can be created.
    static func context(_ bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = pixels(bounds.size.width, scale)
        let height = pixels(bounds.size.height, scale)
        do throws(GraphicsError) {
            let context = try Bitmap(width: width, height: height).makeContext()
            if isOpaque { context.fill(CGRect(x: 0, y: 0, width: width, height: height)) }
            context.scaleBy(x: scale, y: scale)
            context.adoptBaseScale()
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            return context
        } catch {
            Log.misuse("There is nothing to draw an image into. \(error)")
            return nil
        }
    }

    static func image(of context: CGContext, scale: CGFloat, isOpaque: Bool) -> UIImage? {
        let picture = isOpaque ? context.bitmap?.makeOpaqueImage() : context.makeImage()
        return picture.map { UIImage(cgImage: $0, scale: scale) }
    }

    private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Int {
        guard length.isFinite, length > 0 else { return 0 }
        // Tolerates the rounding error of dividing and multiplying by a scale.
        return Int(min((length * scale - 0.001).rounded(.up), 1_000_000))
    }
}
