// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("UIImage: thumbnails")
struct UIImageThumbnailTests {
    /// An image whose left half is red and whose right half is blue.
    private func image(scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
        }
    }

    private func colors(of image: UIImage?) throws -> [Bitmap.Pixel] {
        let bitmap = try #require(image?.cgImage).bitmap
        return [1, bitmap.width - 2].map { bitmap.pixel(x: $0, y: bitmap.height / 2) }
    }

    @Test("A thumbnail has the requested size in points and the image's scale")
    func size() throws {
        let thumbnail = try #require(image(scale: 2).preparingThumbnail(of: CGSize(width: 10, height: 5)))
        #expect(thumbnail.size == CGSize(width: 10, height: 5) && thumbnail.scale == 2)
        #expect(try colors(of: thumbnail) == colors(of: image()))
    }

    @Test("A thumbnail has the orientation in which the image is displayed")
    func orientation() throws {
        let pixels = try #require(image().cgImage)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .upMirrored)
        let thumbnail = turned.preparingThumbnail(of: CGSize(width: 20, height: 10))
        #expect(thumbnail?.imageOrientation == .up)
        #expect(try colors(of: thumbnail) == Array(colors(of: image()).reversed()))
        let upright = UIImage(cgImage: pixels, scale: 1, orientation: .right)
        #expect(upright.preparingThumbnail(of: CGSize(width: 10, height: 20))?.cgImage?.height == 20)
    }

    @Test("A size that no bitmap can have gives no thumbnail")
    func badSizes() {
        for side in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
            #expect(image().preparingThumbnail(of: CGSize(width: side, height: 10)) == nil)
        }
        #expect(UIImage().preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
    }

    @Test("A thumbnail can be prepared away from the main actor")
    func away() async {
        let thumbnail = await image().byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5))
        #expect(thumbnail?.size == CGSize(width: 10, height: 5))
    }
}
