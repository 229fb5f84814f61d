// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("Image contexts and renderers")
struct UIGraphicsImageTests {
    private let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    private let black = Bitmap.Pixel(red: 0, green: 0, blue: 0)

    private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) throws -> Bitmap.Pixel {
        try #require(image?.cgImage).bitmap.pixel(x: x, y: y)
    }

    private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = scale
        format.opaque = opaque
        return format
    }

    @Test("Image contexts can be nested, and end in order")
    func contextsNestAndEnd() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), false, 2)
        let outer = UIGraphicsGetCurrentContext()
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetCurrentContext() !== outer)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
        // Popping doesn't end the image context.
        UIGraphicsPopContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() === outer)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIRectFill(CGRect(x: 5, y: 0, width: 1, height: 1))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        #expect(image?.size == CGSize(width: 10, height: 5) && image?.scale == 2)
        #expect(try pixel(image, 1, 1) == red)
        #expect(try pixel(image, 2, 2) == .clear && pixel(image, 10, 0) == .clear)
    }

    @Test("An opaque context is black where nothing is drawn")
    func opaqueContextIsBlack() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 1)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIGraphicsGetCurrentContext()?.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(try pixel(image, 0, 0) == red && pixel(image, 1, 0) == black)
        #expect(image?.cgImage?.alphaInfo == .noneSkipFirst)
    }

    @Test(
        "An invalid size provides no context and no image",
        arguments: [
            CGSize.zero, CGSize(width: -4, height: 5), CGSize(width: CGFloat.nan, height: 5),
            CGSize(width: 5, height: CGFloat.infinity), CGSize(width: 50_000, height: 50_000),
            CGSize(width: 30_000, height: 30_000), CGSize(width: 1e300, height: 1),
        ]
    )
    func invalidSizes(size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
        var calls = 0
        let renderer = UIGraphicsImageRenderer(size: size, format: format(1))
        #expect(renderer.image { _ in calls += 1 }.cgImage == nil)
        #expect(renderer.pngData { _ in calls += 1 }.isEmpty)
        #expect(calls == 0)
    }

    @Test("A renderer draws in its bounds")
    func renderersDrawInTheirBounds() throws {
        let renderer = UIGraphicsImageRenderer(
            bounds: CGRect(x: 10, y: 20, width: 4, height: 3), format: format(2))
        #expect(renderer.allowsImageOutput)
        let image = renderer.image { context in
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 3))
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
            #expect(context.currentImage.size == CGSize(width: 4, height: 3))
            // Contexts that are pushed and not popped are removed with the renderer's.
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        }
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
        #expect(try pixel(image, 1, 1) == red && pixel(image, 2, 0) == .clear)
    }

    @Test("A renderer context fills, frames, and clips rectangles")
    func rendererContextsFillFrameAndClip() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4), format: format(1)).image { context in
            UIColor.red.setStroke()
            context.cgContext.setLineWidth(7)
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.clip(to: CGRect(x: 4, y: 0, width: 2, height: 4))
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 1), blendMode: .clear)
        }
        let rows = try (0..<4).map { y in
            try (0..<8).map { x in
                let pixel = try pixel(image, x, y)
                return pixel == red ? "r" : pixel == black ? "b" : "."
            }.joined()
        }
        #expect(rows == ["rrrr....", "r..rbb..", "r..rbb..", "rrrrbb.."])
    }

    @Test("Encoded images can be decoded")
    func encodedImagesCanBeReadAgain() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7), format: format(1, opaque: true))
        let draw: (UIGraphicsImageRendererContext) -> Void = {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 7))
        }
        let png = try #require(UIImage(data: renderer.pngData(actions: draw)))
        #expect(png.size == CGSize(width: 9, height: 7))
        #expect(try pixel(png, 4, 4) == red)
        let jpeg = try #require(UIImage(data: renderer.jpegData(withCompressionQuality: 1, actions: draw)))
        #expect(try pixel(jpeg, 4, 4).red > 250)
    }

    @Test("Later changes of a format have no effect on the renderer")
    func formatIsCopied() {
        let format = format(3)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
        format.scale = 1
        #expect(renderer.image { _ in }.scale == 3)
        #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2.5)).scale == 2.5)
    }

    @Test("Shadows are measured in points")
    func shadowsAreMeasuredInPoints() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format(2)).image { context in
            context.cgContext.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: UIColor.red.cgColor)
            context.cgContext.scaleBy(x: 0.5, y: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        #expect(try pixel(image, 0, 0) == black && pixel(image, 3, 3) == black)
        #expect(try pixel(image, 10, 0) == red && pixel(image, 13, 3) == red && pixel(image, 14, 0) == .clear)
    }

    @Test("A pattern color tiles its image, and has the mean color elsewhere")
    func patternColors() throws {
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let color = UIColor(patternImage: tile)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2), format: format(2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 1, width: 6, height: 1))
            tile.drawAsPattern(in: CGRect(x: 4, y: 0, width: 2, height: 1))
        }
        let row = try (0..<12).map { try pixel(image, $0, 0) == red ? "r" : "." }.joined()
        #expect(row == "rr..rr..rr..")
        #expect(try pixel(image, 0, 2) == black)
        // A layer has a single color, the mean of the image.
        #expect(abs(color.cgColor.alpha - 0.5) < 0.01)
        #expect(color == color && color != UIColor(patternImage: tile))
    }
}
