// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Images of asset catalogs")
struct CatalogImageTests {
    private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection { change(&$0) }
    }

    /// The color of an image's first pixel.
    private func color(_ image: UIImage?) -> Bitmap.Pixel? {
        image?.cgImage?.bitmap.pixel(x: 0, y: 0)
    }

    /// Red at 1x, green at 2x, and blue in dark appearance.
    private func bundle() throws -> Bundle {
        try CatalogBundle.make { writer in
            writer.add(
                .image, named: "Icons/leaf",
                [
                    try CatalogBundle.pixels(.red) { $0.conditions.scale = 1 },
                    try CatalogBundle.pixels(.green, width: 8, height: 8) { $0.conditions.scale = 2 },
                    try CatalogBundle.pixels(.blue) {
                        $0.conditions.scale = 1
                        $0.conditions.luminosity = .dark
                    },
                ])
        }
    }

    @Test("The variant for the given scale and appearance is loaded")
    func variants() throws {
        let bundle = try bundle()
        func image(_ change: (inout any UIMutableTraits) -> Void) -> UIImage? {
            UIImage(named: "Icons/leaf", in: bundle, compatibleWith: traits(change))
        }
        #expect(color(image { $0.displayScale = 1 }) == .pureRed)
        let large = image { $0.displayScale = 2 }
        #expect(color(large) == .pureGreen)
        #expect(large?.scale == 2 && large?.size == CGSize(width: 4, height: 4))
        #expect(color(image { $0.userInterfaceStyle = .dark }) == .pureBlue)
        #expect(UIImage(named: "leaf", in: bundle) == nil)
        #expect(UIImage(named: "Icons", in: bundle) == nil)
    }

    @Test("The pixels of an image that is still used are shared")
    func sharing() throws {
        let bundle = try bundle()
        let first = try #require(UIImage(named: "Icons/leaf", in: bundle))
        let second = try #require(UIImage(named: "Icons/leaf", in: bundle))
        #expect(first.cgImage === second.cgImage)
    }

    @Test("A view shows the variant for its own traits, and another when they change")
    func viewVariants() throws {
        let stage = Stage(size: CGSize(width: 40, height: 40))
        let view = UIImageView(image: UIImage(named: "Icons/leaf", in: try bundle()))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        stage.window.addSubview(view)
        #expect(stage.pixel(at: CGPoint(x: 20, y: 20)) == .pureRed)
        view.overrideUserInterfaceStyle = .dark
        #expect(stage.pixel(at: CGPoint(x: 20, y: 20)) == .pureBlue)
        view.overrideUserInterfaceStyle = .unspecified
        #expect(stage.pixel(at: CGPoint(x: 20, y: 20)) == .pureRed)
    }

    @Test("An image keeps its rendering mode in its variants")
    func derived() throws {
        let image = try #require(UIImage(named: "Icons/leaf", in: try bundle())).withRenderingMode(.alwaysTemplate)
        let dark = image.withConfiguration(
            UIImage.Configuration(traitCollection: traits { $0.userInterfaceStyle = .dark }))
        #expect(color(dark) == .pureBlue)
        #expect(dark.renderingMode == .alwaysTemplate)
    }

    @Test("The catalog's rendering intent, insets, and slices are those of the image")
    func attributes() throws {
        let bundle = try CatalogBundle.make { writer in
            let rendition = try CatalogBundle.pixels(.red, width: 20, height: 20) {
                $0.conditions.scale = 2
                $0.renderingIntent = .template
                $0.alignmentInsets = .init(top: 1, left: 2, bottom: 3, right: 4)
                $0.capInsets = .init(top: 2, left: 3, bottom: 2, right: 3)
                ($0.centerWidth, $0.centerHeight) = (1, 2)
                $0.resizingMode = .stretch
            }
            writer.add(.image, named: "a", [rendition])
        }
        let image = try #require(UIImage(named: "a", in: bundle))
        #expect(image.renderingMode == .alwaysTemplate && image.resizingMode == .stretch)
        #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
        // Caps and center only: the rest is left out.
        #expect(image.size == CGSize(width: 7, height: 6))
    }

    @Test("An SVG document is drawn with the pixels of the size at which a view shows it")
    func vectors() throws {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="#f00"/></svg>
            """
        let bundle = try CatalogBundle.make { writer in
            var rendition = AssetRendition(format: .vector, payload: Data(svg.utf8))
            (rendition.width, rendition.height) = (10, 10)
            writer.add(.image, named: "half", [rendition])
        }
        let image = try #require(UIImage(named: "half", in: bundle))
        #expect(image.size == CGSize(width: 10, height: 10))
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 10, height: 10))
        let stage = Stage(size: CGSize(width: 40, height: 40))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)
        // Scaled pixels would be mixed at the edge of the shape.
        #expect(stage.pixel(at: CGPoint(x: 19, y: 20)) == .pureRed)
        #expect(stage.pixel(at: CGPoint(x: 20, y: 20)) == StagePicture.Pixel(red: 255, green: 255, blue: 255))
        view.frame = CGRect(x: 0, y: 0, width: 21, height: 20)
        view.contentMode = .scaleAspectFit
        #expect(stage.pixel(at: CGPoint(x: 9, y: 10)) == .pureRed)
    }

    @Test("Files are looked up where no catalog has the name, and a damaged image is none")
    func fallback() throws {
        let bundle = try CatalogBundle.make { writer in
            writer.add(.image, named: "broken", [AssetRendition(format: .pixels, payload: Data("no image".utf8))])
            writer.add(.image, named: "lies", [AssetRendition(format: .pixels, payload: Self.hugePNG)])
        }
        try CatalogBundle.png(.green).write(to: bundle.bundleURL.appendingPathComponent("file.png"))
        #expect(color(UIImage(named: "file", in: bundle)) == .pureGreen)
        #expect(UIImage(named: "broken", in: bundle) == nil)
        #expect(UIImage(named: "lies", in: bundle) == nil)
    }

    /// The beginning of a PNG file that claims to have 2^31 - 1 pixels on each side.
    private static let hugePNG = Data(
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0])

    @Test("A generated name gives the image; if there is none, the image is empty")
    func resources() throws {
        let bundle = try bundle()
        #expect(color(UIImage(resource: ImageResource(name: "Icons/leaf", bundle: bundle))) == .pureRed)
        #expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).cgImage == nil)
    }

    @Test("Data of a catalog is found by its name")
    func data() throws {
        let bundle = try CatalogBundle.make { writer in
            var rendition = AssetRendition(format: .data, payload: Data("[1]".utf8))
            rendition.text = "public.json"
            writer.add(.data, named: "numbers", [rendition])
        }
        let asset = try #require(NSDataAsset(name: "numbers", bundle: bundle))
        #expect(asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json" && asset.name == "numbers")
        #expect(NSDataAsset(name: "letters", bundle: bundle) == nil)
    }
}
