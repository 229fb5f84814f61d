// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Symbols
import Testing

@Suite("Composed symbols")
struct SymbolCompositionTests {
    private func drawing(_ name: String) throws -> SymbolDrawing {
        try #require(
            SymbolLibrary.drawing(named: name, pointSize: 40, weight: .regular, scale: .medium), "\(name)")
    }

    private func alpha(_ drawing: SymbolDrawing, at point: CGPoint, mode: SymbolRenderer.Mode) throws -> UInt8 {
        try SymbolRenderer.bitmap(drawing, scale: 1, mode: mode).pixel(x: Int(point.x), y: Int(point.y)).alpha
    }

    @Test("Every slash erases a gap, is primary, and leaves the symbol secondary")
    func slashes() throws {
        let names = SymbolLibrary.names.filter { name in
            let parts = name.split(separator: ".")
            return parts.last == "slash" || parts.suffix(2) == ["slash", "fill"]
        }
        #expect(names.count > 40)
        for name in names {
            let layers = try drawing(name).layers
            let gap = try #require(layers.lastIndex { $0.erases }, "\(name)")
            #expect(gap > 0 && gap == layers.count - 2, "\(name)")
            #expect(layers.last?.hierarchy == 0, "\(name)")
            #expect(layers[..<gap].allSatisfy { $0.erases || $0.hierarchy > 0 }, "\(name)")
        }
    }

    @Test("Every badge erases a gap, is primary, and has a color")
    func badges() throws {
        for name in SymbolLibrary.names where name.contains(".badge") && !name.contains(".key") {
            let layers = try drawing(name).layers
            let badge = try #require(layers.first { $0.multicolor != nil && $0.multicolor != .white }, "\(name)")
            #expect(badge.hierarchy == 0 && !badge.erases, "\(name)")
            #expect(layers.contains { $0.erases && $0.multicolor == nil }, "\(name)")
        }
    }

    @Test("A badge and a slash don't move the alignment rectangle")
    func alignment() throws {
        let (plain, badged) = (try drawing("bell"), try drawing("bell.badge"))
        func alignmentSize(_ drawing: SymbolDrawing) -> CGSize {
            let insets = drawing.contentInsets
            return CGSize(
                width: drawing.size.width - insets.left - insets.right,
                height: drawing.size.height - insets.top - insets.bottom)
        }
        #expect(abs(alignmentSize(plain).width - alignmentSize(badged).width) < 0.01)
        #expect(abs(alignmentSize(plain).height - alignmentSize(badged).height) < 0.01)
        #expect(try drawing("person.badge.plus").contentInsets.right > drawing("person").contentInsets.right)
    }

    @Test("The mark in a filled circle erases in monochrome rendering and is painted in palette rendering")
    func filledCircles() throws {
        for name in ["plus.circle.fill", "xmark.square.fill", "star.circle.fill"] {
            let drawing = try drawing(name)
            let center = CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)
            #expect(try alpha(drawing, at: center, mode: .monochrome) == 0, "\(name)")
            #expect(try alpha(drawing, at: center, mode: .palette) == 255, "\(name)")
            #expect(drawing.layers.map(\.hierarchy) == [1, 0], "\(name)")
        }
        let outline = try drawing("plus.circle")
        #expect(outline.layers.allSatisfy { !$0.erases && $0.monochromeRole == .paints })
    }

    @Test("A filled variant has about the size of the outline")
    func filledVariants() throws {
        for name in SymbolLibrary.names where SymbolLibrary.contains("\(name).fill") {
            let (outline, filled) = (try drawing(name), try drawing("\(name).fill"))
            #expect(abs(outline.size.width - filled.size.width) < 4, "\(name)")
            #expect(abs(outline.size.height - filled.size.height) < 4, "\(name)")
        }
    }

    @Test("Variable symbols have thresholds from low to high")
    func variableThresholds() throws {
        for name in ["wifi", "speaker.wave.3", "speaker.wave.3.fill", "cellularbars"] {
            let thresholds = try drawing(name).layers.compactMap(\.variableThreshold)
            #expect(thresholds.count > 2 && thresholds == thresholds.sorted(), "\(name)")
            #expect(thresholds.allSatisfy { (0..<1).contains($0) }, "\(name)")
        }
    }

    @Test("Warnings have a yellow triangle and a white mark in multicolor rendering")
    func multicolor() throws {
        let colors = try drawing("exclamationmark.triangle.fill").layers.map(\.multicolor)
        #expect(colors == [.yellow, .white])
    }

    @Test("Symbols with a side in their names aren't mirrored, those with a direction are")
    func directions() {
        for name in ["chevron.forward", "chevron.backward.circle.fill", "list.bullet", "arrow.uturn.backward"] {
            #expect(SymbolLibrary.isDirectional(name), "\(name)")
        }
        for name in ["chevron.right", "chevron.left", "arrow.left", "star", "arrow.uturn.left"] {
            #expect(SymbolLibrary.contains(name) && !SymbolLibrary.isDirectional(name), "\(name)")
        }
        for name in SymbolLibrary.names where name.contains("forward") || name.contains("backward") {
            let isPlayback = name.hasPrefix("forward") || name.hasPrefix("backward") || name.hasPrefix("go")
            let isSlash = name.contains("forwardslash")
            #expect(SymbolLibrary.isDirectional(name) != (isPlayback || isSlash), "\(name)")
        }
    }
}
