// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics

@MainActor
extension UIImage {
    /// Reads the image `name` from the main bundle, or from `bundle`: the file for the screen's scale if there is one.
    ///
    /// A name without an extension means PNG, then JPEG. Of a file that some image still shows the pixels are shared,
    /// not read again.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    /// As `init(named:in:)`, preferring the file for the scale of `traitCollection`.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let scale = traitCollection?.displayScale ?? UIScreen.main.scale
        guard let found = ImageFiles.image(named: name, in: bundle ?? .main, scale: scale) else { return nil }
        self.init(cgImage: found.pixels, scale: found.scale)
    }
}

/// Image files and what their names say.
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

    /// Pixels of named files that somebody shows, by path.
    @MainActor private static var shown: [String: Entry] = [:]

    @MainActor
    static func image(named name: String, in bundle: Bundle, scale: CGFloat) -> (pixels: CGImage, scale: CGFloat)? {
        let base = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for ending in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
            for suffix in suffixes(for: scale) {
                guard let path = bundle.path(forResource: base + suffix, ofType: ending) else { continue }
                if let pixels = pixels(at: path) { return (pixels, Self.scale(ofFileNamed: path)) }
            }
        }
        return nil
    }

    /// The files to look for: the smallest that has enough pixels first, then larger ones, then smaller ones.
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
