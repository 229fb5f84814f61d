// SPDX-License-Identifier: MIT
package import AssetCatalog
package import Foundation
package import Graphics
package import UIKitTesting

/// A bundle in a temporary folder with a compiled asset catalog.
package enum CatalogBundle {
    package static func make(_ fill: (inout AssetCatalogWriter) throws -> Void) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var writer = AssetCatalogWriter()
        try fill(&writer)
        try writer.data().write(to: folder.appendingPathComponent(AssetCatalog.fileName))
        guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    /// Returns a PNG file of one color.
    package static func png(_ color: CGColor, width: Int = 4, height: Int = 4) throws -> Data {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        guard let image = CGImage(bitmap: bitmap) else { throw CocoaError(.fileWriteUnknown) }
        return try image.pngData()
    }

    /// Returns a rendition made of one color.
    package static func pixels(
        _ color: CGColor, width: Int = 4, height: Int = 4, _ change: (inout AssetRendition) -> Void = { _ in }
    ) throws -> AssetRendition {
        var rendition = AssetRendition(format: .pixels, payload: try png(color, width: width, height: height))
        change(&rendition)
        return rendition
    }
}

extension CGColor {
    package static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    package static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    package static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension Bitmap.Pixel {
    package static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    package static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    package static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
}

extension StagePicture.Pixel {
    package static let pureRed = StagePicture.Pixel(red: 255, green: 0, blue: 0)
    package static let pureGreen = StagePicture.Pixel(red: 0, green: 255, blue: 0)
    package static let pureBlue = StagePicture.Pixel(red: 0, green: 0, blue: 255)
}
