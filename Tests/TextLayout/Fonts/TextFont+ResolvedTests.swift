// SPDX-License-Identifier: MIT
import Foundation
import Testing
import TextLayout

@MainActor
@Suite("Installed fonts", .serialized)
struct TextFontResolvedTests {
    @Test("Metrics scale with the size", arguments: [TextFont.Family.system, .systemMonospaced, .systemSerif])
    func metricsScale(family: TextFont.Family) {
        let small = TextFont(family: family, size: 16).metrics
        let large = TextFont(family: family, size: 32).metrics
        // Pango's numbers are 1024ths of a point, and twice a rounded one can be off by two of them.
        let tolerance = 3.0 / 1024
        #expect(abs(large.ascender - 2 * small.ascender) <= tolerance)
        #expect(abs(large.descender - 2 * small.descender) <= tolerance)
        #expect(abs(large.capHeight - 2 * small.capHeight) <= tolerance)
        #expect(abs(large.xHeight - 2 * small.xHeight) <= tolerance)
        #expect(abs(large.underlineThickness - 2 * small.underlineThickness) <= tolerance)
        #expect(large.lineHeight > small.lineHeight)
    }

    @Test("Metrics are in the usual order, from descender to ascender")
    func metricsAreOrdered() {
        let metrics = TextFont(size: 100).metrics
        #expect(metrics.ascender > metrics.capHeight)
        #expect(metrics.capHeight > metrics.xHeight)
        #expect(metrics.xHeight > metrics.strikethroughPosition)
        #expect(metrics.strikethroughPosition > 0)
        #expect(metrics.underlinePosition < 0)
        #expect(metrics.underlinePosition > metrics.descender)
        #expect(metrics.underlineThickness > 0)
        #expect(metrics.descender < 0)
        #expect(metrics.leading >= 0)
        #expect(metrics.lineHeight == metrics.ascender - metrics.descender)
    }

    @Test("The smallest and the largest font have finite metrics", arguments: [0, 10_000, CGFloat.infinity])
    func extremeSizes(size: CGFloat) {
        let metrics = TextFont(size: size).metrics
        #expect(metrics.lineHeight.isFinite)
        #expect(metrics.lineHeight > 0)
    }

    @Test("An installed family is resolved by its name")
    func familyIsFound() throws {
        let families = TextFont.families
        let family = try #require(families.first { $0.hasPrefix("DejaVu Sans") } ?? families.first)
        #expect(TextFont(family: .named([family]), size: 12).resolvedFamily == family)
        #expect(families == families.sorted())
    }

    @Test("The first installed family of a list is used")
    func firstInstalledFamily() throws {
        let family = try #require(TextFont(family: .systemMonospaced, size: 12).resolvedFamily)
        #expect(TextFont(family: .named(["No Such Family At All", family]), size: 12).resolvedFamily == family)
    }

    @Test("Invalid names fall back", arguments: ["", "\0", "a,b,,c", "\u{1F600}"])
    func oddNames(name: String) {
        let font = TextFont(family: .named([name]), size: 12)
        #expect(font.resolvedFamily != nil)
        #expect(font.metrics.lineHeight > 0)
    }

    @Test("An empty list falls back")
    func noNames() {
        #expect(TextFont(family: .named([]), size: 12).resolvedFamily != nil)
    }

    @Test("The system font follows its setting, including sizes measured before")
    func systemFamilies() throws {
        let initial = TextFont.systemFamilies
        defer { TextFont.systemFamilies = initial }
        let monospaced = try #require(TextFont(family: .systemMonospaced, size: 17).resolvedFamily)
        let text = AttributedText("iiiiiiii", attributes: TextAttributes(font: TextFont(size: 17)))
        let before = TextLayout.size(of: text)
        TextFont.systemFamilies.standard = [monospaced]
        #expect(TextFont(size: 17).resolvedFamily == monospaced)
        #expect(TextLayout.size(of: text).width > before.width)
    }

    @Test("A heavier weight is wider or darker, and monospaced digits have equal widths")
    func weightsAndFigures() {
        func width(_ string: String, _ font: TextFont) -> CGFloat {
            TextLayout(string, attributes: TextAttributes(font: font)).size.width
        }
        let font = TextFont(size: 100)
        #expect(width("Hamburg", font.withWeight(700)) != width("Hamburg", font))
        var figures = font
        figures.hasMonospacedDigits = true
        #expect(abs(width("1111", figures) - width("0000", figures)) < 0.01)
        let monospaced = TextFont(family: .systemMonospaced, size: 100)
        #expect(abs(width("iii", monospaced) - width("WWW", monospaced)) < 0.01)
    }
}
