// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import TextLayout

@MainActor
@Suite("Broken font files")
struct BrokenFontTests {
    /// A generator with a fixed sequence of numbers.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }

    private static let name = Array("DejaVu".utf8)

    /// The data of an installed font; `nil` if it isn't installed.
    private var original: Data? {
        FileManager.default.contents(atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
    }

    /// Returns the data with another family name of the same length, so that only this font has it.
    private func renamed(_ data: Data, _ name: String) -> Data {
        var data = data
        for spacing in [1, 2] {
            let old: [UInt8] = Self.name.flatMap { spacing == 1 ? [$0] : [0, $0] }
            let new: [UInt8] = name.utf8.flatMap { spacing == 1 ? [$0] : [0, $0] }
            var start = data.startIndex
            while let found = data.range(of: Data(old), in: start..<data.endIndex) {
                data.replaceSubrange(found, with: new)
                start = found.upperBound
            }
        }
        return data
    }

    private func damage(_ data: inout Data, _ random: inout Generator) {
        // The directory and the first bytes of each table decide how the rest is read.
        let starts = (0..<16).map { index in
            let entry = 12 + 16 * index + 8
            return data[entry..<entry + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        for _ in 0..<Int.random(in: 1...24, using: &random) {
            let start = Bool.random(using: &random) ? starts.randomElement(using: &random) ?? 0 : 0
            let reach = Bool.random(using: &random) ? 64 : data.count
            let index = min(start + Int.random(in: 0..<reach, using: &random), data.count - 1)
            data[index] = [0, 0xFF, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            data = data.prefix(Int.random(in: 0..<data.count, using: &random))
        }
    }

    @Test("Text in a font with broken tables is laid out and drawn, in another font if need be")
    func broken() throws {
        guard let original else { return }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var random = Generator()
        var files: [String: String] = [:]
        for number in 0..<40 {
            let name = "Fz" + String(String(number + 10_000).suffix(4))
            var data = renamed(original, name)
            damage(&data, &random)
            let file = folder.appendingPathComponent("\(number).ttf")
            try data.write(to: file)
            files[file.path] = name + " Sans Mono"
        }
        defer {
            _ = TextFont.unregister(files: Array(files.keys))
            try? FileManager.default.removeItem(at: folder)
        }
        let unreadable = Set(TextFont.register(files: Array(files.keys)))
        var used = 0
        for (path, family) in files where !unreadable.contains(path) {
            for size in [CGFloat(14), 300] {
                var font = TextFont(family: .named([family]), size: size)
                if font.resolvedFamily == family { used += 1 }
                font.design = TextFont.Design()
                font.design?.axes = ["wght": 650]
                #expect(font.metrics.lineHeight.isFinite)
                _ = (font.characters, font.variationAxes, font.formClass)
                let attributes = TextAttributes(font: font)
                let layout = TextLayout("Affine تجربة हिन्दी 日本 👩🏽‍🚀 e\u{301}", attributes: attributes, width: 200)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                #expect(!layout.lines.isEmpty)
                let bitmap = try Bitmap(width: 64, height: 64)
                layout.draw(in: bitmap.makeContext(), at: .zero)
                // A later text is drawn as if nothing had happened.
                let plain = try Bitmap(width: 64, height: 64)
                let context = plain.makeContext()
                layout.draw(in: context, at: .zero)
                TextLayout("Hi", attributes: Sample.attributes()).draw(in: context, at: CGPoint(x: 2, y: 2))
                #expect((0..<64).contains { x in (0..<64).contains { plain.pixel(x: x, y: $0).alpha > 0 } })
            }
        }
        #expect(used > 0)
    }

    @Test("A font is available from its registration to its removal")
    func registration() throws {
        guard let original else { return }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("font-\(UUID().uuidString).ttf")
        try renamed(original, "Qq1234").write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let font = TextFont(family: .named(["Qq1234 Sans Mono"]), size: 12)
        #expect(TextFont.register(files: [file.path]).isEmpty)
        #expect(font.resolvedFamily == "Qq1234 Sans Mono")
        #expect(TextFont.unregister(files: [file.path, "/none"]) == ["/none"])
        #expect(font.resolvedFamily != "Qq1234 Sans Mono")
        #expect(TextFont.unregister(files: [file.path]) == [file.path])
    }

    @Test("The tables of a font tell its form and its characters")
    func tables() {
        guard original != nil else { return }
        let font = TextFont(family: .named(["DejaVu Sans Mono"]), size: 12)
        #expect(font.formClass.isMonospaced)
        #expect(!TextFont(family: .named(["DejaVu Serif"]), size: 12).formClass.isMonospaced)
        let characters = font.characters
        #expect(characters.contains("a"))
        #expect(!characters.contains("\u{1F600}"))
        #expect(font.variationAxes.isEmpty)
    }
}
