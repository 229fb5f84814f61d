// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import UIKitCore
internal import Windowing

extension DragPlatter {
    /// Returns an image of the gathered previews, which the display server shows at the pointer; `nil` if there are
    /// none.
    static func image(of session: DragSession, over window: UIWindow, keepsSize: Bool) -> DragImage? {
        let platter = DragPlatter(of: session, over: window)
        UIView.performWithoutAnimation {
            window.addSubview(platter)
            platter.gather(for: session, keepsSize: keepsSize)
        }
        defer { platter.removeFromSuperview() }
        let frames = platter.subviews.filter { !$0.isHidden }.map(\.frame)
        guard let first = frames.first else { return nil }
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }.integral
        let scale = window.traitCollection.displayScale
        let size = PixelSize(width: Int(whole.width * scale), height: Int(whole.height * scale))
        guard whole.isFiniteAndUsable, !size.isEmpty else { return nil }
        var pixels = [UInt32](repeating: 0, count: size.width * size.height)
        let isDrawn = pixels.withUnsafeMutableBytes { bytes -> Bool in
            guard let base = bytes.baseAddress,
                let bitmap = try? Bitmap(
                    borrowing: base, width: size.width, height: size.height, bytesPerRow: size.width * 4)
            else { return false }
            let context = bitmap.makeContext()
            context.scaleBy(x: scale, y: scale)
            context.translateBy(x: -whole.minX, y: -whole.minY)
            UIGraphicsPushContext(context)
            defer { UIGraphicsPopContext() }
            return platter.drawHierarchy(in: platter.bounds, afterScreenUpdates: true)
        }
        guard isDrawn else { return nil }
        let hotspot = CGPoint(x: session.place.x - whole.minX, y: session.place.y - whole.minY)
        return DragImage(pixels: pixels, size: size, scale: scale, hotspot: hotspot)
    }
}

extension CGRect {
    /// Whether a rectangle is small enough for an image at the pointer.
    fileprivate var isFiniteAndUsable: Bool {
        minX.isFinite && minY.isFinite && (1...4096).contains(width) && (1...4096).contains(height)
    }
}
