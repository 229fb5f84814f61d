// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Symbols
import Testing

@Suite("Symbol library")
struct SymbolLibraryTests {
    private func drawing(
        _ name: String, pointSize: CGFloat = 17, weight: SymbolWeight = .regular, scale: SymbolScale = .medium
    ) throws -> SymbolDrawing {
        try #require(
            SymbolLibrary.drawing(named: name, pointSize: pointSize, weight: weight, scale: scale), "\(name)")
    }

    /// The number of covered pixels in monochrome rendering.
    private func area(_ drawing: SymbolDrawing) throws -> Int {
        let bitmap = try SymbolRenderer.bitmap(drawing, scale: 1)
        return (0..<bitmap.height).reduce(0) { sum, y in
            (0..<bitmap.width).reduce(sum) { $0 + Int(bitmap.pixel(x: $1, y: y).alpha) }
        } / 255
    }

    // MARK: - Names

    @Test("Names are sorted and unique")
    func namesAreSortedAndUnique() {
        let names = SymbolLibrary.names
        #expect(names.count >= 500)
        #expect(names == names.sorted())
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { SymbolLibrary.contains($0) })
    }

    @Test(
        "Unknown names have no drawing",
        arguments: ["", ".", "star.", "Star", "star.star", "_a", "_star", "51.circle", "star\n", " star"]
            + [String(repeating: "star.", count: 10_000)])
    func unknownNames(name: String) {
        #expect(!SymbolLibrary.contains(name))
        #expect(!SymbolLibrary.isDirectional(name))
        #expect(SymbolLibrary.drawing(named: name, pointSize: 17, weight: .regular, scale: .medium) == nil)
    }

    // MARK: - Geometry

    @Test("Every symbol has finite layers inside its image at every weight and scale")
    func everySymbolIsDrawn() throws {
        for (index, name) in SymbolLibrary.names.enumerated() {
            for (offset, scale) in SymbolScale.allCases.enumerated() {
                // One weight for each scale; which one, changes from symbol to symbol.
                let weight = SymbolWeight.allCases[(index + 4 * offset) % SymbolWeight.allCases.count]
                let drawing = try drawing(name, weight: weight, scale: scale)
                let image = CGRect(origin: .zero, size: drawing.size)
                #expect(image.isFinite && image.width > 0 && image.height > 0, "\(name)")
                #expect(!drawing.layers.isEmpty, "\(name)")
                for layer in drawing.layers {
                    let box = layer.path.boundingBoxOfPath
                    #expect(box.isFinite && !layer.path.isEmpty && (0...2).contains(layer.hierarchy), "\(name)")
                    #expect(layer.erases || image.contains(box), "\(name)")
                }
                let insets = drawing.contentInsets
                #expect(min(insets.top, insets.left, insets.bottom, insets.right) >= 0, "\(name)")
                #expect(
                    insets.left + insets.right < image.width && insets.top + insets.bottom < image.height, "\(name)")
            }
        }
    }

    @Test("Heavier weights cover more of the image, but never all of it")
    func heavierWeightsCoverMore() throws {
        // Symbols next to each other in the alphabet are variants of each other.
        for (index, name) in SymbolLibrary.names.enumerated() where index % 3 == 0 {
            let drawings = try [.ultraLight, .regular, .black].map { try drawing(name, pointSize: 20, weight: $0) }
            let areas = try drawings.map(area)
            #expect(areas[0] > 5, "\(name)")
            // Marks that are cut out of a filled shape grow as well.
            let hasMarks = drawings[0].layers.contains { $0.erases || $0.monochromeRole == .erases }
            #expect(hasMarks || (areas[0] < areas[1] && areas[1] < areas[2]), "\(name)")
            #expect(CGFloat(areas[2]) < drawings[2].size.width * drawings[2].size.height, "\(name)")
        }
    }

    @Test("Sizes are proportional to the point size")
    func sizesAreProportional() throws {
        for name in ["star", "chevron.right", "person.crop.circle.badge.plus", "wifi", "square.and.arrow.up"] {
            let (small, large) = (try drawing(name, pointSize: 17), try drawing(name, pointSize: 51))
            #expect(abs(large.size.width - 3 * small.size.width) < 0.1, "\(name)")
            #expect(abs(large.size.height - 3 * small.size.height) < 0.1, "\(name)")
            #expect(abs(large.contentInsets.left - 3 * small.contentInsets.left) < 0.1, "\(name)")
            #expect(
                abs(large.baselineOffsetFromBottom - 3 * small.baselineOffsetFromBottom) < 0.1, "\(name)")
        }
    }

    @Test("Unusable point sizes have no drawing", arguments: [0, -1, .nan, .infinity, -.infinity] as [CGFloat])
    func unusablePointSizes(pointSize: CGFloat) {
        #expect(SymbolLibrary.drawing(named: "star", pointSize: pointSize, weight: .bold, scale: .large) == nil)
    }

    @Test("Huge and tiny point sizes are clamped")
    func pointSizesAreClamped() throws {
        let limits = SymbolLibrary.pointSizes
        #expect(try drawing("star", pointSize: 1e300).size == drawing("star", pointSize: limits.upperBound).size)
        #expect(try drawing("star", pointSize: 1e-300).size == drawing("star", pointSize: limits.lowerBound).size)
    }

    @Test(
        "Symbols have about the sizes of those that they stand for",
        arguments: [
            ("star", 20, 19), ("chevron.right", 11, 17), ("square.and.arrow.up", 18, 22), ("circle", 20, 20),
            ("xmark", 16, 15), ("ellipsis", 18, 4),
        ] as [(String, CGFloat, CGFloat)])
    func typicalSizes(name: String, width: CGFloat, height: CGFloat) throws {
        let size = try drawing(name).size
        #expect(abs(size.width - width) < 2.5 && abs(size.height - height) < 2.5, "\(size)")
    }

    @Test("The scales are smaller and larger than the medium one")
    func scales() throws {
        let widths = try SymbolScale.allCases.map { try drawing("star", scale: $0).size.width }
        #expect(abs(widths[0] / widths[1] - 0.79) < 0.02 && abs(widths[2] / widths[1] - 1.29) < 0.02)
    }
}
