// SPDX-License-Identifier: MIT
import AssetCatalog
import UIKit

/// Opening a catalog of 2,000 images, and looking up a color and an image in it.
final class CatalogScenario: Scenario {
    private static let repetitions = 15
    private static let imageCount = 2000

    func run(in view: UIView) async -> [TableRow] {
        var (opening, colors, images): ([TimeInterval], [TimeInterval], [TimeInterval]) = ([], [], [])
        for index in 0..<Self.repetitions {
            // A bundle of its own each time, since catalogs stay open.
            guard let bundle = makeBundle() else { return [] }
            defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
            let name = "Image \(index * 131 % Self.imageCount)"
            opening.append(ProcessorTime.of { _ = UIColor(named: "none", in: bundle, compatibleWith: nil) })
            colors.append(ProcessorTime.of { _ = UIColor(named: "accent", in: bundle, compatibleWith: nil) })
            images.append(ProcessorTime.of { _ = UIImage(named: name, in: bundle, compatibleWith: nil) })
        }
        return [
            Figures(opening).row("opening a catalog of 2000 images", target: 1),
            Figures(colors).row("the first color of it", target: 1),
            Figures(images).row("the first image of 16 x 16 pixels", target: 1),
        ]
    }

    private func makeBundle() -> Bundle? {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
        guard let pixels = renderer.image(actions: { $0.fill(CGRect(x: 2, y: 2, width: 12, height: 12)) }).pngData()
        else { return nil }
        var writer = AssetCatalogWriter()
        for index in 0..<Self.imageCount {
            // Files that differ, as those of an application do.
            let rendition = AssetRendition(format: .pixels, payload: pixels + Data("\(index)".utf8))
            writer.add(.image, named: "Image \(index)", [rendition])
        }
        writer.add(.color, named: "accent", [AssetRendition(color: [0.2, 0.4, 0.8, 1])])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try writer.data().write(to: folder.appendingPathComponent(AssetCatalog.fileName))
            return Bundle(path: folder.path)
        } catch {
            return nil
        }
    }
}
