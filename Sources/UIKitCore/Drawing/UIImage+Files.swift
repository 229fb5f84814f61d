// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

extension UIImage {
    /// Loads an image by name from `bundle` or the main bundle: the image of an asset catalog, otherwise a file,
    /// choosing the one for the screen's scale.
    ///
    /// An image of a catalog adapts to the traits of the view that shows it. For files, a name without an extension refers to a PNG file or else a JPEG file. The pixels of a file that another image
    /// still uses are shared.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// Loads an image like `init(named:in:)`, choosing the variant for the traits of `traitCollection`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let image = onMainThread { UIImage.find(name, in: bundle ?? .ofApplication, traitCollection) }
        guard let image else { return nil }
        self.init(image.values)
    }

    @MainActor
    private static func find(_ name: String, in bundle: Bundle, _ traitCollection: UITraitCollection?) -> UIImage? {
        if let image = CatalogImages.image(named: name, in: bundle, compatibleWith: traitCollection) { return image }
        let scale = traitCollection.flatMap { $0.displayScale > 0 ? $0.displayScale : nil } ?? UIScreen.main.scale
        let found = ImageFiles.image(named: name, in: bundle, scale: scale)
        return found.map { UIImage(cgImage: $0.pixels, scale: $0.scale) }
    }
}

/// Lookup of image files by name.
enum ImageFiles {
    static func scale(ofFileNamed path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }

    // MARK: - By name

    private struct Entry {
        weak var pixels: CGImage?
    }

    /// The cached pixels of named files that are still in use, by path.
    @MainActor private static var shown: [String: Entry] = [:]

    @MainActor
    static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> (pixels: CGImage, scale: CGFloat)? {
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for ending in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
            for suffix in suffixes(for: scale) {
                guard let path = bundle.resourcePath(of: base + suffix, type: ending) else { continue }
                if let pixels = pixels(at: path) { return (pixels, Self.scale(ofFileNamed: path)) }
            }
        }
        return nil
    }

    /// Returns the file name suffixes to try: the smallest scale that is sufficient first, then larger ones, then
    /// smaller ones.
    private static func suffixes(for scale: CGFloat) -> [String] {
        if scale > 2 { return ["@3x", "@2x", ""] }
        return scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    }

    @MainActor
    private static func pixels(at path: String) -> CGImage? {
        if let pixels = shown[path]?.pixels { return pixels }
        guard let pixels = try? ImageDecoder.image(contentsOfFile: path) else { return nil }
        shown = shown.filter { $0.value.pixels != nil }
        shown[path] = Entry(pixels: pixels)
        return pixels
    }
}
