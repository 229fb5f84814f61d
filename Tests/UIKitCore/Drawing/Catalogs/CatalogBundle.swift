// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import Testing
import UIKitTesting

/// A bundle in a temporary folder with a compiled asset catalog.
enum CatalogBundle {
    static func make(_ fill: (inout AssetCatalogWriter) throws -> Void) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var writer = AssetCatalogWriter()
        try fill(&writer)
        try writer.data().write(to: folder.appendingPathComponent(AssetCatalog.fileName))
        return try #require(Bundle(path: folder.path))
    }

    /// Returns a PNG file of one color.
    static func png(_ color: CGColor, width: Int = 4, height: Int = 4) throws -> Data {
        let bitmap = try Bitmap(width: width, height: height)
        let context = bitmap.makeContext()
        context.setFillColor(color)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return try #require(CGImage(bitmap: bitmap)).pngData()
    }

    /// Returns a rendition made of one color.
    static func pixels(
        _ color: CGColor, width: Int = 4, height: Int = 4, _ change: (inout AssetRendition) -> Void = { _ in }
    ) throws -> AssetRendition {
        var rendition = AssetRendition(format: .pixels, payload: try png(color, width: width, height: height))
        change(&rendition)
        return rendition
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension Bitmap.Pixel {
    static let pureRed = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    static let pureGreen = Bitmap.Pixel(red: 0, green: 255, blue: 0)
    static let pureBlue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
}

extension StagePicture.Pixel {
    static let pureRed = StagePicture.Pixel(red: 255, green: 0, blue: 0)
    static let pureGreen = StagePicture.Pixel(red: 0, green: 255, blue: 0)
    static let pureBlue = StagePicture.Pixel(red: 0, green: 0, blue: 255)
}
