// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("Compositor")
struct CompositorTests {
    private func solid(_ color: CGColor, _ width: Int, _ height: Int) throws -> Bitmap {
        let canvas = try Canvas(width, height)
        canvas.context.setFillColor(color)
        canvas.context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return canvas.bitmap
    }

    /// A bitmap whose red component is the column and whose green component is the row.
    private func numbered(_ width: Int, _ height: Int) throws -> Bitmap {
        let bitmap = try Bitmap(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width {
                let context = bitmap.makeContext()
                context.setFillColor(red: CGFloat(x) / 255, green: CGFloat(y) / 255, blue: 0, alpha: 1)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return bitmap
    }

    private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> DeviceRect {
        DeviceRect(x: x, y: y, width: width, height: height)
    }

    // MARK: - Fills

    @Test("Whole pixels are filled and cleared")
    func wholePixelsAreFilledAndCleared() throws {
        let bitmap = try Bitmap(width: 4, height: 2)
        let compositor = Compositor(bitmap)
        compositor.fill(rect(1, 0, 3, 2), color: .red)
        compositor.clear(rect(2, 1, 9, 9))
        #expect(bitmap.rows == [".###", ".#.."])
        compositor.fill(rect(1, 0, 1, 1), color: CGColor(gray: 0, alpha: 0.5))
        #expect(bitmap.pixel(x: 1, y: 0).isClose(to: Bitmap.Pixel(red: 127, green: 0, blue: 0)))
    }

    @Test("Rectangles of any size are clipped to the bitmap")
    func rectanglesOfAnySizeAreClippedToBitmap() throws {
        let bitmap = try Bitmap(width: 2, height: 2)
        let compositor = Compositor(bitmap)
        compositor.fill(rect(Int.min, Int.min, Int.max, Int.max), color: .red)
        #expect(bitmap.rows == ["..", ".."])
        compositor.fill(rect(-1_000_000, 1, Int.max, Int.max), color: .red)
        #expect(bitmap.rows == ["..", "##"])
        compositor.fill(rect(0, 0, -5, 5), color: .red)
        #expect(bitmap.rows == ["..", "##"] && compositor.error == nil)
    }

    @Test("A border lies inside the outline")
    func borderLiesInsideOutline() throws {
        let bitmap = try Bitmap(width: 6, height: 5)
        Compositor(bitmap).border(
            RoundedRect(CGRect(x: 0, y: 0, width: 6, height: 5)), width: 1, color: .red)
        #expect(bitmap.rows == ["######", "#....#", "#....#", "#....#", "######"])
    }

    @Test("A border wider than the shape fills it")
    func borderWiderThanShapeFillsIt() throws {
        let bitmap = try Bitmap(width: 4, height: 4)
        let shape = RoundedRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        Compositor(bitmap).border(shape, width: 50, color: .red)
        #expect(bitmap.rows == ["....", ".##.", ".##.", "...."])
        let other = try Bitmap(width: 4, height: 4)
        Compositor(other).border(shape, width: .nan, color: .red)
        #expect(other.rows.allSatisfy { $0 == "...." })
    }

    @Test("Rounded fills are transformed")
    func roundedFillsAreTransformed() throws {
        let bitmap = try Bitmap(width: 16, height: 16)
        Compositor(bitmap).fill(
            RoundedRect(CGRect(x: 0, y: 0, width: 8, height: 8), radii: CornerRadii(2)), color: .red,
            transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(bitmap.pixel(x: 0, y: 0).alpha < 100 && bitmap.pixel(x: 15, y: 15).alpha < 100)
        #expect(bitmap.pixel(x: 0, y: 8) == .redPixel && bitmap.pixel(x: 2, y: 2) == .redPixel)
    }

    // MARK: - Clip

    @Test("The clip is a set of rectangles")
    func clipIsSetOfRectangles() throws {
        let bitmap = try Bitmap(width: 5, height: 1)
        let compositor = Compositor(bitmap)
        compositor.setClip([rect(0, 0, 1, 1), rect(3, 0, 1, 1)])
        compositor.fill(rect(0, 0, 5, 1), color: .red)
        #expect(bitmap.rows == ["#..#."])
        compositor.setClip([])
        compositor.fill(rect(0, 0, 5, 1), color: .red)
        #expect(bitmap.rows == ["#..#."])
        compositor.setClip(nil)
        compositor.fill(rect(0, 0, 5, 1), color: .red)
        #expect(bitmap.rows == ["#####"])
    }

    @Test("Saved clips are restored")
    func savedClipsAreRestored() throws {
        let bitmap = try Bitmap(width: 3, height: 1)
        let compositor = Compositor(bitmap)
        compositor.save()
        compositor.clip(to: rect(0, 0, 1, 1))
        compositor.restore()
        compositor.fill(rect(0, 0, 3, 1), color: .red)
        #expect(bitmap.rows == ["###"])
    }

    @Test("Opaque copies blend at an antialiased clip")
    func opaqueCopiesBlendAtAntialiasedClip() throws {
        let bitmap = try solid(.white, 2, 1)
        let compositor = Compositor(bitmap)
        compositor.save()
        compositor.clip(to: RoundedRect(CGRect(x: 0.5, y: 0, width: 1.5, height: 1)))
        compositor.blit(try solid(.black, 2, 1), x: 0, y: 0, isOpaque: true)
        compositor.restore()
        #expect(bitmap.pixel(x: 0, y: 0).isClose(to: Bitmap.Pixel(red: 127, green: 127, blue: 127)))
        #expect(bitmap.pixel(x: 1, y: 0) == .blackPixel)
    }

    // MARK: - Blits

    @Test("Blits map pixels one to one")
    func blitsMapPixelsOneToOne() throws {
        let bitmap = try Bitmap(width: 4, height: 4)
        Compositor(bitmap).blit(try numbered(2, 2), x: 1, y: 2)
        #expect(bitmap.rows == ["....", "....", ".##.", ".##."])
        #expect(bitmap.pixel(x: 2, y: 3) == Bitmap.Pixel(red: 1, green: 1, blue: 0))
    }

    @Test("A part can be blitted", arguments: [true, false])
    func partCanBeBlitted(isOpaque: Bool) throws {
        let bitmap = try Bitmap(width: 3, height: 3)
        Compositor(bitmap).blit(try numbered(8, 8), part: rect(5, 6, 2, 1), x: 0, y: 1, isOpaque: isOpaque)
        #expect(bitmap.rows == ["...", "##.", "..."])
        #expect(bitmap.pixel(x: 1, y: 1) == Bitmap.Pixel(red: 6, green: 6, blue: 0))
    }

    @Test("Parts outside the bitmap are ignored")
    func partsOutsideBitmapAreIgnored() throws {
        let bitmap = try Bitmap(width: 3, height: 3)
        let source = try numbered(2, 2)
        let compositor = Compositor(bitmap)
        compositor.blit(source, x: -1, y: -1)
        compositor.blit(source, part: rect(1, 1, 9, 9), x: 2, y: 2)
        compositor.blit(source, part: rect(-1, 0, 2, 1), x: 1, y: 0)
        compositor.blit(source, x: Int.max, y: Int.min)
        compositor.blit(source, part: rect(5, 5, 1, 1), x: 0, y: 0)
        #expect(bitmap.rows == ["#.#", "...", "..#"] && compositor.error == nil)
        #expect(bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 1, green: 1, blue: 0))
    }

    @Test("Blits apply alpha")
    func blitsApplyAlpha() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let compositor = Compositor(bitmap)
        compositor.blit(try solid(.red, 1, 1), x: 0, y: 0, alpha: 0.5, isOpaque: true)
        #expect(bitmap.pixel(x: 0, y: 0).isClose(to: Bitmap.Pixel(red: 128, green: 0, blue: 0, alpha: 128)))
        compositor.blit(try solid(.blue, 1, 1), x: 0, y: 0, alpha: .nan)
        compositor.blit(try solid(.blue, 1, 1), x: 0, y: 0, alpha: 0)
        #expect(bitmap.pixel(x: 0, y: 0).blue == 0)
    }

    @Test("Masks are filled with the color")
    func masksAreFilledWithColor() throws {
        let mask = try Bitmap(width: 3, height: 1, format: .alpha8)
        mask.withUnsafeMutableBytes { bytes in
            bytes[0] = 255
            bytes[1] = 128
        }
        let bitmap = try Bitmap(width: 3, height: 2)
        let compositor = Compositor(bitmap)
        compositor.blit(mask: mask, x: 0, y: 0, color: .red)
        compositor.blit(mask: mask, part: rect(1, 0, 1, 1), x: 0, y: 1, color: .blue)
        #expect(bitmap.alphas == [[255, 128, 0], [128, 0, 0]])
        #expect(bitmap.pixel(x: 0, y: 0) == .redPixel)
    }

    // MARK: - Stretched

    @Test("Nearest-neighbor sampling doubles pixels")
    func nearestNeighborSamplingDoublesPixels() throws {
        let bitmap = try Bitmap(width: 4, height: 4)
        Compositor(bitmap).draw(try numbered(2, 2), in: CGRect(x: 0, y: 0, width: 4, height: 4), filter: .nearest)
        #expect(bitmap.pixel(x: 1, y: 1) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 2, y: 3) == Bitmap.Pixel(red: 1, green: 1, blue: 0))
    }

    @Test("Stretching without a change of size is a blit")
    func stretchingWithoutChangeOfSizeIsBlit() throws {
        let source = try numbered(4, 4)
        let bitmap = try Bitmap(width: 4, height: 4)
        Compositor(bitmap).draw(
            source, part: CGRect(x: 1, y: 2, width: 2, height: 1), in: CGRect(x: 0, y: 0, width: 4, height: 2),
            transform: CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 2, y: 2))
        #expect(bitmap.rows == ["....", ".##.", "....", "...."])
        #expect(bitmap.pixel(x: 1, y: 1) == Bitmap.Pixel(red: 1, green: 2, blue: 0))
    }

    @Test("Rotations by 90° keep pixels")
    func rotationsBy90DegreesKeepPixels() throws {
        let bitmap = try Bitmap(width: 2, height: 2)
        Compositor(bitmap).draw(
            try numbered(2, 2), in: CGRect(x: 0, y: 0, width: 2, height: 2),
            transform: CGAffineTransform(0, 1, -1, 0, 2, 0))
        // The source's top left is now at the top right.
        #expect(bitmap.pixel(x: 1, y: 0) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 1, y: 1) == Bitmap.Pixel(red: 1, green: 0, blue: 0))
        #expect(bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 0, green: 1, blue: 0))
    }

    @Test("A shape clips the bitmap")
    func shapeClipsBitmap() throws {
        let bitmap = try Bitmap(width: 20, height: 20)
        let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        Compositor(bitmap).draw(
            try solid(.red, 20, 20), in: frame, isOpaque: true,
            clippedTo: RoundedRect(frame, radii: CornerRadii(topLeft: 8, topRight: 0, bottomRight: 0, bottomLeft: 0)))
        #expect(bitmap.pixel(x: 0, y: 0) == .clear)
        #expect(bitmap.pixel(x: 19, y: 0) == .redPixel && bitmap.pixel(x: 10, y: 10) == .redPixel)
    }

    @Test("Stretched masks are filled with the color")
    func stretchedMasksAreFilledWithColor() throws {
        let mask = try Bitmap(width: 1, height: 1, format: .alpha8)
        mask.withUnsafeMutableBytes { $0[0] = 255 }
        let bitmap = try Bitmap(width: 4, height: 1)
        Compositor(bitmap).draw(mask: mask, in: CGRect(x: 1, y: 0, width: 2, height: 1), color: .red)
        #expect(bitmap.rows == [".##."] && bitmap.pixel(x: 1, y: 0) == .redPixel)
    }

    @Test("Nine-part images keep their corners")
    func ninePartImagesKeepTheirCorners() throws {
        let source = try numbered(3, 3)
        let bitmap = try Bitmap(width: 6, height: 5)
        Compositor(bitmap).drawNineParts(
            source, center: CGRect(x: 1, y: 1, width: 1, height: 1), in: CGRect(x: 0, y: 0, width: 6, height: 5),
            filter: .nearest)
        let columns = [0, 1, 1, 1, 1, 2] as [UInt8]
        let rows = [0, 1, 1, 1, 2] as [UInt8]
        for y in 0..<5 {
            for x in 0..<6 {
                #expect(bitmap.pixel(x: x, y: y) == Bitmap.Pixel(red: columns[x], green: rows[y], blue: 0))
            }
        }
    }

    @Test(
        "Empty and non-finite rectangles draw nothing",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .null, .zero,
            CGRect(x: 0, y: 0, width: 1e-300, height: 1e300), CGRect(x: 1e300, y: 0, width: 1e300, height: 1e300),
        ])
    func emptyAndNonFiniteRectanglesDrawNothing(frame: CGRect) throws {
        let bitmap = try Bitmap(width: 2, height: 2)
        let compositor = Compositor(bitmap)
        let source = try numbered(2, 2)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        compositor.draw(source, in: frame)
        compositor.draw(mask: source, in: frame, color: .red)
        compositor.draw(source, part: frame, in: CGRect(x: 0, y: 0, width: 2, height: 2), transform: flat)
        compositor.drawNineParts(source, center: frame, in: frame)
        compositor.drawShadow(
            of: RoundedRect(frame), sigma: 3, color: .red, transform: flat, renderer: ShadowRenderer())
        compositor.border(RoundedRect(frame), width: 1, color: .red, transform: flat)
        #expect(bitmap.rows == ["..", ".."] && compositor.error == nil)
    }

    // MARK: - Groups

    @Test("A group fades as a whole")
    func groupFadesAsWhole() throws {
        let bitmap = try Bitmap(width: 1, height: 1)
        let compositor = Compositor(bitmap)
        compositor.pushGroup()
        compositor.fill(rect(0, 0, 1, 1), color: .red)
        compositor.fill(rect(0, 0, 1, 1), color: .blue)
        compositor.popGroup(alpha: 0.5)
        #expect(bitmap.pixel(x: 0, y: 0) == Bitmap.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    }

    @Test("A group is clipped once when it is popped")
    func groupIsClippedOnceWhenItIsPopped() throws {
        let bitmap = try Bitmap(width: 3, height: 1)
        let compositor = Compositor(bitmap)
        compositor.save()
        compositor.clip(to: RoundedRect(CGRect(x: 0.5, y: 0, width: 9, height: 1)))
        compositor.pushGroup()
        compositor.fill(rect(0, 0, 3, 1), color: .red)
        compositor.popGroup(clippedTo: RoundedRect(CGRect(x: 0, y: 0, width: 2, height: 1)))
        compositor.restore()
        #expect(bitmap.alphas == [[128, 255, 0]])
    }

    @Test("Groups can be nested")
    func groupsCanBeNested() throws {
        let bitmap = try Bitmap(width: 2, height: 1)
        let compositor = Compositor(bitmap)
        compositor.pushGroup()
        compositor.pushGroup()
        compositor.fill(rect(0, 0, 1, 1), color: .red)
        compositor.popGroup(alpha: 0.5)
        compositor.fill(rect(1, 0, 1, 1), color: .red)
        compositor.popGroup(alpha: 0.5)
        #expect(bitmap.pixel(x: 0, y: 0).alpha == 64 && bitmap.pixel(x: 1, y: 0).alpha == 128)
    }
}
