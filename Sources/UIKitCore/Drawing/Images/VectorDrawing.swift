// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import Synchronization

/// The colors with which a vector is drawn.
struct VectorColors: Hashable, Sendable {
    /// The traits with which dynamic colors are resolved.
    var traits: UITraitCollection
    /// The color of parts without their own.
    var tint: CGColor

    /// The colors where no view determines them.
    static let standard = VectorColors(traits: .standard, tint: .black)
}

/// An image that is drawn at any size without loss: a symbol, or an SVG document.
protocol VectorDrawing: Sendable {
    /// The natural size in points.
    var size: CGSize { get }

    /// Whether the pixels depend on the colors with which they are drawn.
    ///
    /// Otherwise, the same pixels are used for all.
    var usesColors: Bool { get }

    /// Draws the image at a size in pixels; `nil` if it can't be drawn.
    func pixels(width: Int, height: Int, colors: VectorColors) -> CGImage?
}

/// A vector, and its most recent pixels.
final class VectorContent: Sendable {
    private struct Key: Hashable {
        let width: Int
        let height: Int
        let colors: VectorColors?
    }

    let drawing: any VectorDrawing
    /// Images are used on any thread, without waiting for another.
    private let recent = Mutex<(key: Key, pixels: CGImage)?>(nil)

    init(_ drawing: any VectorDrawing) {
        self.drawing = drawing
    }

    func pixels(width: Int, height: Int, colors: VectorColors = .standard) -> CGImage? {
        let key = Key(width: width, height: height, colors: drawing.usesColors ? colors : nil)
        if let known = recent.withLock({ $0?.key == key ? $0?.pixels : nil }) { return known }
        let sides = 1...Bitmap.maximumSide
        guard sides.contains(width), sides.contains(height),
            let pixels = drawing.pixels(width: width, height: height, colors: colors)
        else { return nil }
        recent.withLock { $0 = (key, pixels) }
        return pixels
    }
}

/// An SVG document.
struct SVGDrawing: VectorDrawing {
    let data: Data
    let size: CGSize
    /// The name of the image, for messages.
    let name: String

    var usesColors: Bool { false }

    func pixels(width: Int, height: Int, colors: VectorColors) -> CGImage? {
        try? VectorDecoder.image(svg: data, width: width, height: height, name: name)
    }
}

/// A vector whose shape is filled with one color.
struct TintedDrawing: VectorDrawing {
    let content: VectorContent
    let color: UIColor

    var size: CGSize { content.drawing.size }
    var usesColors: Bool { true }

    func pixels(width: Int, height: Int, colors: VectorColors) -> CGImage? {
        content.pixels(width: width, height: height, colors: colors)?.tinted(color.cgColor(for: colors.traits))
    }
}
