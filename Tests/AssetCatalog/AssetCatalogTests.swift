// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Testing

@Suite("Compiled asset catalogs")
struct AssetCatalogTests {
    private func rendition(_ text: String) -> AssetRendition {
        AssetRendition(format: .data, payload: Data(text.utf8))
    }

    private func catalog(_ names: [String]) throws -> AssetCatalog {
        var writer = AssetCatalogWriter()
        for name in names { writer.add(.data, named: name, [rendition("content of \(name)")]) }
        return try AssetCatalog(data: writer.data())
    }

    @Test("Every attribute of a rendition is read as it was written")
    func attributes() throws {
        var written = AssetRendition(format: .pixels, payload: Data([1, 2, 3]))
        written.conditions.idiom = .mac
        written.conditions.scale = 3
        written.conditions.luminosity = .dark
        written.conditions.contrast = .high
        written.conditions.direction = .rightToLeft
        written.conditions.widthClass = .compact
        written.conditions.heightClass = .regular
        written.conditions.gamut = .displayP3
        written.conditions.language = "pt-BR"
        written.renderingIntent = .template
        written.resizingMode = .tile
        written.capInsets = .init(top: 1, left: 2.5, bottom: 3, right: 4)
        written.alignmentInsets = .init(top: 5, left: 6, bottom: 7, right: 8)
        (written.centerWidth, written.centerHeight) = (9, 10)
        (written.width, written.height) = (11, 12)
        (written.weight, written.symbolScale) = (4, 2)
        written.text = "public.png"
        var writer = AssetCatalogWriter()
        writer.add(.image, named: "leaf", [written])
        let catalog = try AssetCatalog(data: writer.data())
        #expect(catalog.renditions(of: .image, named: "leaf") == [written])
    }

    @Test("Each of many assets is found by its name and kind, and no other name is")
    func lookup() throws {
        let names = (0..<500).map { "asset \($0 * 7 % 500)" } + ["", "é", "Icons/star", "Icons"]
        let catalog = try catalog(names)
        for name in names {
            #expect(catalog.renditions(of: .data, named: name).map(\.payload) == [Data("content of \(name)".utf8)])
        }
        for name in ["asset", "asset 500", "asset 4999", "icons", "Icons/"] {
            #expect(catalog.renditions(of: .data, named: name).isEmpty)
        }
        #expect(catalog.renditions(of: .image, named: "asset 1").isEmpty)
        #expect(catalog.names(of: .data) == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test("A color keeps its components, also beyond the range of sRGB")
    func colors() throws {
        var writer = AssetCatalogWriter()
        writer.add(.color, named: "accent", [AssetRendition(color: [-0.25, 0.5, 1.25, 0.75])])
        let catalog = try AssetCatalog(data: writer.data())
        let color = catalog.rendition(of: .color, named: "accent", for: AssetEnvironment())?.color
        #expect(color == [-0.25, 0.5, 1.25, 0.75])
    }

    @Test("Equal assets give equal files, and equal content is stored once")
    func reproducible() throws {
        var first = AssetCatalogWriter()
        var second = AssetCatalogWriter()
        let large = AssetRendition(format: .data, payload: Data(repeating: 7, count: 10_000))
        for name in ["a", "b", "c"] { first.add(.data, named: name, [large]) }
        for name in ["c", "a", "b"] { second.add(.data, named: name, [large]) }
        #expect(try first.data() == second.data())
        #expect(try first.data().count < 11_000)
    }

    @Test("A file that is no catalog, of another version, or cut off is a typed error")
    func unreadable() throws {
        let path = FileManager.default.temporaryDirectory.path + "/there-is-no-such.catalog"
        #expect(throws: AssetCatalogError.self) { try AssetCatalog(contentsOfFile: path) }
        #expect(throws: AssetCatalogError.notACatalog(path: "data")) { try AssetCatalog(data: Data()) }
        #expect(throws: AssetCatalogError.notACatalog(path: "data")) { try AssetCatalog(data: Data("PNG".utf8)) }
        var writer = AssetCatalogWriter()
        writer.add(.data, named: "a", [rendition("b")])
        var file = try writer.data()
        #expect(throws: AssetCatalogError.truncated(path: "data", needed: file.count, found: file.count - 1)) {
            try AssetCatalog(data: file.dropLast())
        }
        file[8] = 9
        #expect(throws: AssetCatalogError.unknownVersion(path: "data", found: 9, supported: 1)) {
            try AssetCatalog(data: file)
        }
    }

    @Test("A catalog in a slice of other data is read from there")
    func slice() throws {
        var writer = AssetCatalogWriter()
        writer.add(.data, named: "a", [rendition("b")])
        let file = Data([1, 2, 3]) + (try writer.data())
        #expect(try AssetCatalog(data: file.dropFirst(3)).renditions(of: .data, named: "a").count == 1)
    }

    @Test("A damaged catalog is an error or lacks assets")
    func damaged() throws {
        var writer = AssetCatalogWriter()
        for name in ["accent", "leaf", "star"] {
            var dark = AssetRendition(color: [0, 0, 0, 1])
            dark.conditions.luminosity = .dark
            writer.add(.color, named: name, [AssetRendition(color: [1, 1, 1, 1]), dark])
            writer.add(.data, named: name, [rendition(name)])
        }
        let file = try writer.data()
        // More rounds on request.
        let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 3000
        var state = UInt64(count)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % limit
        }
        var found = 0
        for _ in 0..<count {
            var damaged = file
            for _ in 0...next(3) {
                damaged[next(damaged.count)] = [0, 1, 0x7F, 0x80, 0xFF, UInt8(next(256))][next(6)]
            }
            if next(4) == 0 { damaged.removeLast(next(damaged.count)) }
            guard let catalog = try? AssetCatalog(data: damaged) else { continue }
            for name in ["accent", "leaf", "star", "none"] {
                let color = catalog.rendition(of: .color, named: name, for: AssetEnvironment())
                if color?.color != nil { found += 1 }
                _ = catalog.rendition(of: .data, named: name, for: AssetEnvironment())
                _ = catalog.renditions(of: .image, named: name)
            }
            _ = catalog.names(of: .color)
        }
        #expect(found > count)
    }
}
