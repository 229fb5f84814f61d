// SPDX-License-Identifier: MIT
internal import AssetCatalog
internal import Diagnostics
internal import Foundation
internal import Graphics
internal import Windowing

/// The icon of the application in its resources, for desktops that show the icon of a window.
///
/// It is looked up once, when the first window asks for it, and decoded away from the main actor.
@MainActor
final class ApplicationIcon {
    /// An image file or the content of an asset.
    enum Source: Sendable {
        case file(path: String)
        case pixels(Data, name: String)
        case vector(Data, size: CGSize, name: String)
    }

    private let bundle: Bundle
    private lazy var decoding = Task { [bundle] in await Self.icon(of: bundle) }

    init(bundle: Bundle) {
        self.bundle = bundle
    }

    /// The icon; `nil` if the application has none.
    var value: WindowIcon? {
        get async { await decoding.value }
    }

    private static func icon(of bundle: Bundle) async -> WindowIcon? {
        guard let source = source(in: bundle) else { return nil }
        let sides = sides
        return await Task.detached(priority: .utility) { source.icon(sides: sides) }.value
    }

    /// The sizes in pixels that task bars, window switchers, and title bars use.
    private static let sides = [16, 32, 48, 64, 128]

    // MARK: - Finding the icon

    /// Returns the icon with the first name that is an asset or a file of the bundle.
    static func source(in bundle: Bundle) -> Source? {
        for name in names(in: bundle) {
            for catalog in BundleCatalogs.catalogs(of: bundle) {
                if let source = source(named: name, in: catalog) { return source }
            }
            for suffix in ["", "@3x.png", "@2x.png", ".png", ".svg"] {
                if let path = bundle.resourcePath(of: name + suffix, type: nil) { return .file(path: path) }
            }
        }
        return nil
    }

    /// The names of the icon in `Info.plist`, most specific first, and the name that it has in new projects.
    private static func names(in bundle: Bundle) -> [String] {
        let icons = bundle.uiObject(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any] ?? [:]
        let primary = icons["CFBundlePrimaryIcon"] as? [String: Any] ?? [:]
        func value(_ key: String) -> Any? { primary[key] ?? bundle.uiObject(forInfoDictionaryKey: key) }
        var names = [value("CFBundleIconName") ?? icons["CFBundlePrimaryIcon"]].compactMap { $0 as? String }
        // Files are listed in the order of their sizes.
        names += (value("CFBundleIconFiles") as? [Any] ?? []).compactMap { $0 as? String }.reversed()
        names += [bundle.uiObject(forInfoDictionaryKey: "CFBundleIconFile")].compactMap { $0 as? String }
        return names.filter { !$0.isEmpty } + ["AppIcon"]
    }

    /// Returns the largest of the images of an asset that are for a light appearance.
    private static func source(named name: String, in catalog: AssetCatalog) -> Source? {
        let suitable = catalog.renditions(of: .image, named: name).filter {
            $0.conditions.luminosity != .dark && [.any, .phone, .pad, .mac].contains($0.conditions.idiom)
        }
        if let vector = suitable.first(where: { $0.format == .vector }) {
            let size = CGSize(width: CGFloat(vector.width), height: CGFloat(vector.height))
            return .vector(vector.payload, size: size, name: name)
        }
        let pixels = suitable.filter { $0.format == .pixels }
        let areas = pixels.map { ImageDecoder.storedPixelCount(of: $0.payload) ?? 0 }
        let largest = pixels.indices.max { areas[$0] < areas[$1] }
        return largest.map { .pixels(pixels[$0].payload, name: name) }
    }
}

extension ApplicationIcon.Source {
    /// Returns the icon as large as fits squares of the given sides; `nil` if it can't be decoded.
    func icon(sides: [Int]) -> WindowIcon? {
        do throws(ImageError) {
            let images = try images(sides: sides)
            return images.isEmpty ? nil : WindowIcon(images: images)
        } catch {
            Log.error("The application's icon can't be shown: \(error)")
            return nil
        }
    }

    private func images(sides: [Int]) throws(ImageError) -> [WindowIcon.Image] {
        var images: [WindowIcon.Image] = []
        switch self {
        case .vector(let data, let size, let name):
            for side in sides {
                let fitted = Self.fit(size, into: side)
                let pixels = try VectorDecoder.image(
                    svg: data, width: Int(fitted.width), height: Int(fitted.height), name: name)
                images += Self.image(pixels, side: side).map { [$0] } ?? []
            }
        case .pixels(let data, let name):
            images = Self.images(try ImageDecoder.image(data: data, name: name), sides: sides)
        case .file(let path):
            images = Self.images(try ImageDecoder.image(contentsOfFile: path), sides: sides)
        }
        return images
    }

    /// Enlarged images would only be blurred by the toolkit rather than by the desktop.
    private static func images(_ source: CGImage, sides: [Int]) -> [WindowIcon.Image] {
        let longest = max(source.width, source.height)
        let useful = sides.filter { $0 <= longest }
        return (useful.isEmpty ? [longest] : useful).compactMap { image(source, side: $0) }
    }

    private static func fit(_ size: CGSize, into side: Int) -> CGSize {
        let longest = max(size.width, size.height)
        guard longest > 0, longest.isFinite else { return CGSize(width: side, height: side) }
        let factor = CGFloat(side) / longest
        return CGSize(
            width: max((size.width * factor).rounded(), 1), height: max((size.height * factor).rounded(), 1))
    }

    /// Draws an image centered in a square, and removes the premultiplication of its colors.
    private static func image(_ source: CGImage, side: Int) -> WindowIcon.Image? {
        guard let bitmap = try? Bitmap(width: side, height: side) else { return nil }
        let size = fit(CGSize(width: source.width, height: source.height), into: side)
        let context = bitmap.makeContext()
        context.interpolationQuality = .high
        let origin = CGPoint(
            x: ((CGFloat(side) - size.width) / 2).rounded(.down), y: ((CGFloat(side) - size.height) / 2).rounded(.down))
        context.draw(source, in: CGRect(origin: origin, size: size))
        var pixels: [UInt32] = []
        pixels.reserveCapacity(side * side)
        for y in 0..<side {
            for x in 0..<side { pixels.append(bitmap.pixel(x: x, y: y).unpremultiplied) }
        }
        return WindowIcon.Image(width: side, height: side, pixels: pixels)
    }
}

extension Bitmap.Pixel {
    /// The components as alpha, red, green, and blue from the highest byte, without premultiplication.
    fileprivate var unpremultiplied: UInt32 {
        guard alpha > 0 else { return 0 }
        let whole = UInt32(alpha)
        func component(_ value: UInt8) -> UInt32 { min((UInt32(value) * 255 + whole / 2) / whole, 255) }
        return whole << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
