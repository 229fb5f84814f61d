// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Image assets")
struct UIImageAssetTests {
    private func image(_ color: CGColor) throws -> UIImage {
        try #require(UIImage(data: try CatalogBundle.png(color)))
    }

    private func traits(_ change: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection { change(&$0) }
    }

    private func color(_ image: UIImage) -> Bitmap.Pixel? { image.cgImage?.bitmap.pixel(x: 0, y: 0) }

    @Test("An asset returns the registered image with the most traits that agree")
    func registering() throws {
        let asset = UIImageAsset()
        asset.register(try image(.red), with: traits { $0.userInterfaceStyle = .light })
        asset.register(try image(.green), with: traits { $0.userInterfaceStyle = .dark })
        asset.register(
            try image(.blue),
            with: traits {
                $0.userInterfaceStyle = .dark
                $0.accessibilityContrast = .high
            })
        #expect(color(asset.image(with: UITraitCollection())) == .pureRed)
        let dark = traits { $0.userInterfaceStyle = .dark }
        #expect(color(asset.image(with: dark)) == .pureGreen)
        let high = traits {
            $0.userInterfaceStyle = .dark
            $0.accessibilityContrast = .high
        }
        #expect(color(asset.image(with: high)) == .pureBlue)
        asset.unregister(with: high)
        #expect(color(asset.image(with: high)) == .pureGreen)
    }

    @Test("An asset without images returns an empty one")
    func empty() {
        #expect(UIImageAsset().image(with: UITraitCollection()).cgImage == nil)
    }

    @Test("A view shows the registered image for its traits")
    func view() throws {
        let asset = UIImageAsset()
        asset.register(try image(.red), with: traits { $0.userInterfaceStyle = .light })
        asset.register(try image(.green), with: traits { $0.userInterfaceStyle = .dark })
        let stage = Stage(size: CGSize(width: 20, height: 20))
        let view = UIImageView(image: asset.image(with: UITraitCollection()))
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10)) == .pureRed)
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10)) == .pureGreen)
    }

    @Test("An image that flips in right-to-left layout is mirrored there")
    func flipping() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        let context = bitmap.makeContext()
        for (x, color) in [CGColor.red, .green].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        let pixels = try #require(CGImage(bitmap: bitmap))
        let image = UIImage(cgImage: pixels).imageFlippedForRightToLeftLayoutDirection()
        #expect(image.flipsForRightToLeftLayoutDirection)
        let stage = Stage(size: CGSize(width: 2, height: 1))
        let view = UIImageView(image: image)
        stage.window.addSubview(view)
        #expect(stage.pixel(at: CGPoint(x: 0, y: 0)) == .pureRed)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(stage.pixel(at: CGPoint(x: 0, y: 0)) == .pureGreen)
    }
}
