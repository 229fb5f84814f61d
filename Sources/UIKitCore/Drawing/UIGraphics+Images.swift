// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

/// Makes a new picture of one pixel to the point the current context, until `UIGraphicsEndImageContext()`.
@MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a new picture the current context, until `UIGraphicsEndImageContext()`.
///
/// Its origin is the upper left corner, y points down. Sides are rounded up to whole pixels. A size that is empty, not
/// finite or larger than a `Bitmap` may be gives no context: until the end there is none, and no image.
///
/// - Parameters:
///   - size: In points.
///   - opaque: The image has no transparent pixels: what is not drawn stays black.
///   - scale: Pixels per point; 0 for the screen's.
@MainActor
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = ImageCanvas.usableScale(scale)
    let context = ImageCanvas.context(CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
    GraphicsContextStack.entries.append(
        GraphicsContextStack.Entry(context: context, kind: .image(scale: scale, isOpaque: opaque)))
}

/// What was drawn so far; `nil` where the current context is none of `UIGraphicsBeginImageContextWithOptions`.
@MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = GraphicsContextStack.entries.last, case .image(let scale, let isOpaque) = entry.kind,
        let context = entry.context
    else { return nil }
    return ImageCanvas.image(of: context, scale: scale, isOpaque: isOpaque)
}

/// Ends the picture and brings back the context that was current before; does nothing where none was begun last.
@MainActor
public func UIGraphicsEndImageContext() {
    guard case .image = GraphicsContextStack.entries.last?.kind else { return }
    GraphicsContextStack.entries.removeLast()
}

/// Pictures that are drawn into with points.
@MainActor
enum ImageCanvas {
    /// The scale to draw with: the screen's for 0 and what is no scale, at most 64.
    static func usableScale(_ scale: CGFloat) -> CGFloat {
        scale.isFinite && scale > 0 ? min(scale, 64) : UIScreen.main.scale
    }

    /// A context for `bounds`, in points; `nil`, said in the log, where such a picture cannot be had.
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
        // A hair more than a whole number is what dividing and multiplying by a scale leaves behind.
        return Int(min((length * scale - 0.001).rounded(.up), 1_000_000))
    }
}
