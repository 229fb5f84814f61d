// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import Synchronization

/// The renditions of an image in a catalog, decoded when they are used.
final class CatalogImage: Sendable {
    let name: String
    private let renditions: [AssetRendition]
    private let languages: [String]
    /// The pixels that images still use, by rendition.
    ///
    /// Images are used on any thread, without waiting for another.
    private let decoded = Mutex<[Int: WeakPixels]>([:])

    private struct WeakPixels: Sendable {
        weak let pixels: CGImage?
    }

    /// Returns `nil` if the catalog has no such image.
    init?(named name: String, in catalog: AssetCatalog, languages: [String]) {
        renditions = catalog.renditions(of: .image, named: name)
        guard !renditions.isEmpty else { return nil }
        self.name = name
        self.languages = languages
    }

    /// Whether the image depends on anything except the scale.
    ///
    /// Also true for several scales: an image view in a window of another scale uses them.
    var hasVariants: Bool { renditions.count > 1 }

    /// Returns the image for traits; `nil` if no rendition suits them or if it can't be decoded.
    func image(for traits: UITraitCollection, asset: UIImageAsset) -> UIImage? {
        let environment = AssetEnvironment(traits, languages: languages)
        guard let index = environment.best(of: renditions.map(\.conditions)) else { return nil }
        let rendition = renditions[index]
        var values = UIImage.Values()
        switch rendition.format {
        case .pixels:
            guard let pixels = pixels(of: rendition, at: index) else { return nil }
            values.content = .pixels(pixels)
            values.scale = CGFloat(max(rendition.conditions.scale, 1))
        case .vector:
            let size = CGSize(width: CGFloat(rendition.width), height: CGFloat(rendition.height))
            values.content = .vector(VectorContent(SVGDrawing(data: rendition.payload, size: size, name: name)))
            values.scale = CGFloat(environment.scale)
        case .color, .systemColor, .data:
            return nil
        }
        values.renderingMode =
            switch rendition.renderingIntent {
            case .automatic: .automatic
            case .original: .alwaysOriginal
            case .template: .alwaysTemplate
            }
        values.alignmentRectInsets = UIEdgeInsets(rendition.alignmentInsets)
        values.imageAsset = asset
        let image = UIImage(values)
        return rendition.capInsets == AssetRendition.Insets() ? image : Self.sliced(image, rendition)
    }

    private func pixels(of rendition: AssetRendition, at index: Int) -> CGImage? {
        if let pixels = decoded.withLock({ $0[index]?.pixels }) { return pixels }
        do throws(ImageError) {
            let pixels = try ImageDecoder.image(data: rendition.payload, name: name)
            decoded.withLock { $0[index] = WeakPixels(pixels: pixels) }
            return pixels
        } catch {
            Log.error("\(error)")
            return nil
        }
    }

    /// Returns a resizable image.
    private static func sliced(_ image: UIImage, _ rendition: AssetRendition) -> UIImage {
        let caps = UIEdgeInsets(rendition.capInsets)
        let center = CGSize(width: CGFloat(rendition.centerWidth), height: CGFloat(rendition.centerHeight))
        let mode: UIImage.ResizingMode = rendition.resizingMode == .tile ? .tile : .stretch
        let cut = image.cgImage?.cut(caps: caps, center: center, scale: image.scale)
        return image.changed { values in
            if let cut { values.content = .pixels(cut) }
        }
        .resizableImage(withCapInsets: caps, resizingMode: mode)
    }
}

extension CGImage {
    /// Returns the image without what lies between its center and its trailing caps, which slicing leaves out; `nil` if
    /// that is nothing.
    ///
    /// `center` is the size of the part between the caps in points; 0 for all of it.
    fileprivate func cut(caps: UIEdgeInsets, center: CGSize, scale: CGFloat) -> CGImage? {
        func spans(_ first: CGFloat, _ center: CGFloat, _ last: CGFloat, _ length: Int) -> [Range<Int>]? {
            let (first, last) = (Int((first * scale).rounded()), Int((last * scale).rounded()))
            guard first + last <= length else { return nil }
            let kept = center > 0 ? min(Int((center * scale).rounded()), length - first - last) : length - first - last
            return [0..<(first + kept), (length - last)..<length]
        }
        guard let columns = spans(caps.left, center.width, caps.right, width),
            let rows = spans(caps.top, center.height, caps.bottom, height)
        else { return nil }
        let (newWidth, newHeight) = (columns.reduce(0) { $0 + $1.count }, rows.reduce(0) { $0 + $1.count })
        guard (newWidth, newHeight) != (width, height), let bitmap = try? Bitmap(width: newWidth, height: newHeight)
        else { return nil }
        let context = bitmap.makeContext()
        var y = 0
        for row in rows where !row.isEmpty {
            var x = 0
            for column in columns where !column.isEmpty {
                let part = CGRect(x: column.lowerBound, y: row.lowerBound, width: column.count, height: row.count)
                if let pixels = cropping(to: part) {
                    context.draw(pixels, in: CGRect(x: x, y: y, width: column.count, height: row.count))
                }
                x += column.count
            }
            y += row.count
        }
        return CGImage(bitmap: bitmap)
    }
}

extension UIEdgeInsets {
    fileprivate init(_ insets: AssetRendition.Insets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}
