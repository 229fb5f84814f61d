// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("Images")
struct UIImageTests {
    /// Creates an image from letters: each stands for a color, and `.` is transparent.
    private func image(_ rows: [String], scale: CGFloat = 1, orientation: UIImage.Orientation = .up) throws -> UIImage {
        let bitmap = try Bitmap(width: rows[0].count, height: rows.count)
        let context = bitmap.makeContext()
        for (y, row) in rows.enumerated() {
            for (x, letter) in row.enumerated() where letter != "." {
                context.setFillColor(try #require(Self.colors[letter]))
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return UIImage(cgImage: try #require(bitmap.makeImage()), scale: scale, orientation: orientation)
    }

    private static let colors: [Character: CGColor] = [
        "r": CGColor(red: 1, green: 0, blue: 0, alpha: 1), "g": CGColor(red: 0, green: 1, blue: 0, alpha: 1),
        "b": CGColor(red: 0, green: 0, blue: 1, alpha: 1), "k": .black, "w": .white,
        "y": CGColor(red: 1, green: 1, blue: 0, alpha: 1),
    ]

    /// The result of `draw` in a bitmap with 1 pixel per point, as letters; `?` for other colors.
    private func letters(_ width: Int, _ height: Int, _ draw: () -> Void) throws -> [String] {
        let bitmap = try Bitmap(width: width, height: height)
        UIGraphicsPushContext(bitmap.makeContext())
        draw()
        UIGraphicsPopContext()
        return try rows(of: bitmap)
    }

    private func rows(of bitmap: Bitmap) throws -> [String] {
        var known: [Bitmap.Pixel: Character] = [.clear: "."]
        for (letter, color) in Self.colors {
            let parts = try #require(color.components).map { UInt8($0 * 255) }
            known[Bitmap.Pixel(red: parts[0], green: parts[1], blue: parts[2])] = letter
        }
        return (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { x in known[bitmap.pixel(x: x, y: y)] ?? "?" })
        }
    }

    @Test(
        "Each orientation displays the pixels rotated or mirrored",
        arguments: [
            (UIImage.Orientation.up, ["rgb", "kwy"]), (.down, ["ywk", "bgr"]), (.left, ["by", "gw", "rk"]),
            (.right, ["kr", "wg", "yb"]), (.upMirrored, ["bgr", "ywk"]), (.downMirrored, ["kwy", "rgb"]),
            (.leftMirrored, ["rk", "gw", "by"]), (.rightMirrored, ["yb", "wg", "kr"]),
        ]
    )
    func orientations(orientation: UIImage.Orientation, shown: [String]) throws {
        let image = try image(["rgb", "kwy"], orientation: orientation)
        let size = CGSize(width: shown[0].count, height: shown.count)
        #expect(image.size == size)
        #expect(image.imageOrientation == orientation)
        #expect(try letters(shown[0].count, shown.count) { image.draw(at: .zero) } == shown)
        let mirrored = image.withHorizontallyFlippedOrientation()
        #expect(
            try letters(shown[0].count, shown.count) { mirrored.draw(at: .zero) } == shown.map { String($0.reversed()) }
        )
        // The pixels in a file are upright.
        let data = try #require(image.pngData())
        let file = try #require(UIImage(data: data))
        #expect(try rows(of: try #require(file.cgImage).bitmap) == shown)
    }

    @Test("The size in points follows from the pixels and the scale")
    func sizeFollowsFromPixelsAndScale() throws {
        let image = try image(["rgb", "kwy"], scale: 0.5)
        #expect(image.size == CGSize(width: 6, height: 4))
        #expect(try self.image(["r"], scale: .nan).scale == 1)
        #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
    }

    @Test("Blend modes and alpha apply when an image is drawn")
    func blendModesAndAlphaApply() throws {
        let drawn = try letters(3, 1) {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 1))
            guard let image = try? image(["r."]) else { return }
            image.draw(at: .zero, blendMode: .copy, alpha: 1)
            image.draw(at: CGPoint(x: 2, y: 0), blendMode: .normal, alpha: 0)
        }
        #expect(drawn == ["r.b"])
        let faded = try Bitmap(width: 1, height: 1)
        UIGraphicsPushContext(faded.makeContext())
        UIGraphicsGetCurrentContext()?.setAlpha(0.5)
        try image(["r"]).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .normal, alpha: 0.5)
        UIGraphicsPopContext()
        #expect(abs(Int(faded.pixel(x: 0, y: 0).alpha) - 64) <= 1)
    }

    @Test("Caps keep their size, and the area between them is stretched")
    func capsKeepTheirSize() throws {
        let image = try image(["rgb", "kwy", "bgr"])
            .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), resizingMode: .stretch)
        #expect(
            try letters(5, 4) { image.draw(in: CGRect(x: 0, y: 0, width: 5, height: 4)) } == [
                "rgggb", "kwwwy", "kwwwy", "bgggr",
            ])
        // Caps are scaled down together if they don't fit.
        #expect(try letters(2, 2) { image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) } == ["rb", "br"])
    }

    @Test("The area between caps is tiled by default")
    func areaBetweenCapsIsTiled() throws {
        let image = try image(["rgwb"]).resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        #expect(image.resizingMode == .tile)
        #expect(try letters(7, 1) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) } == ["rgwgwgb"])
        let plain = try self.image(["rg"]).stretchableImage(withLeftCapWidth: 1, topCapHeight: 0)
        #expect(try letters(4, 2) { plain.draw(in: CGRect(x: 0, y: 0, width: 4, height: 2)) } == ["rggg", "rggg"])
    }

    @Test("Invalid caps and rectangles are handled without crashing", arguments: [CGFloat.nan, .infinity, -3, 1e300])
    func invalidCapsAndRectangles(number: CGFloat) throws {
        let image = try image(["rgb", "kwy", "bgr"]).resizableImage(
            withCapInsets: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
        _ = try letters(4, 4) {
            image.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
            image.draw(in: CGRect(x: number, y: 0, width: number, height: 4))
            image.draw(in: CGRect(x: 0, y: 0, width: 0, height: 4))
            image.drawAsPattern(in: CGRect(x: 0, y: 0, width: number, height: 4))
        }
    }

    @Test("A tinted image has one color and keeps its insets")
    func tintedImage() throws {
        let image = try image(["r.", ".k"]).withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let tinted = image.withTintColor(.blue, renderingMode: .alwaysTemplate)
        #expect(tinted.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
        #expect(tinted.alignmentRectInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(try letters(2, 2) { tinted.draw(at: .zero) } == ["b.", ".b"])
        #expect(try letters(2, 2) { image.draw(at: .zero) } == ["r.", ".k"])
    }

    @Test("Files are found by name and scale")
    func filesByScaleAndName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, rows) in [("leaf", ["r"]), ("leaf@2x", ["gg", "gg"]), ("leaf@3x", ["bbb", "bbb", "bbb"])] {
            try #require(try image(rows).pngData()).write(to: folder.appendingPathComponent(name + ".png"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        func named(_ scale: CGFloat) -> UIImage? {
            UIImage(named: "leaf", in: bundle, compatibleWith: UITraitCollection(displayScale: scale))
        }
        for (scale, expected) in [(1, 1), (1.5, 2), (2, 2), (3, 3), (4, 3)] as [(CGFloat, CGFloat)] {
            #expect(named(scale)?.scale == expected)
            #expect(named(scale)?.size == CGSize(width: 1, height: 1))
        }
        #expect(UIImage(named: "leaf.png", in: bundle) != nil)
        #expect(UIImage(named: "branch", in: bundle) == nil)
        #expect(UIImage(contentsOfFile: folder.appendingPathComponent("leaf@3x.png").path)?.scale == 3)

        // Pixels are shared while an image uses them, and loaded again afterward.
        var first = named(2)
        let pixels = try #require(first?.cgImage)
        #expect(named(2)?.cgImage === pixels)
        weak let remembered = named(3)?.cgImage
        #expect(remembered == nil)
        first = nil
        _ = first
    }
}
