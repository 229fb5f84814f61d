// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Widths, matrices, and axes of fonts")
struct FontDesignTests {
    @Test("A width is a trait of the descriptor")
    func widths() {
        for (width, isNarrow, isWide) in [
            (UIFont.Width.compressed, true, false), (.condensed, true, false), (.standard, false, false),
            (.expanded, false, true),
        ] {
            let font = UIFont.systemFont(ofSize: 12, weight: .bold, width: width)
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            #expect(traits?[.width] as? CGFloat == width.rawValue)
            #expect(font.fontDescriptor.symbolicTraits.contains(.traitCondensed) == isNarrow)
            #expect(font.fontDescriptor.symbolicTraits.contains(.traitExpanded) == isWide)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        }
        let made = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]])
        #expect(made.symbolicTraits.contains(.traitExpanded))
    }

    @Test("A matrix transforms the glyphs, and is kept by other changes")
    func matrices() {
        let wide = CGAffineTransform(scaleX: 2, y: 1)
        let plain = UIFont.systemFont(ofSize: 20)
        let font = UIFont(descriptor: plain.fontDescriptor.withMatrix(wide), size: 0)
        func width(_ font: UIFont) -> CGFloat { "Text".size(withAttributes: [.font: font]).width }
        #expect(abs(width(font) - 2 * width(plain)) < 1)
        #expect(font.fontDescriptor.withSize(40).matrix == wide)
        #expect(font.fontDescriptor.matrix == wide && plain.fontDescriptor.matrix == .identity)
        #expect(UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes).matrix == wide)
        #expect(font.fontDescriptor.withMatrix(.identity) == plain.fontDescriptor)
        let broken = CGAffineTransform(a: .nan, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        #expect(abs(width(UIFont(descriptor: plain.fontDescriptor.withMatrix(broken), size: 0)) - width(plain)) < 0.5)
        #expect(UIFontDescriptor(name: "DejaVu Sans", matrix: wide).matrix == wide)
    }

    @Test("Values of axes are kept by the descriptor")
    func axes() {
        let key = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute)
        let weight = 0x7767_6874
        let described = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
            .addingAttributes([key: [weight: 650.0]])
        #expect(described.object(forKey: key) as? [Int: Double] == [weight: 650])
        #expect(CTFontCopyVariation(UIFont(descriptor: described, size: 10)) as? [Int: Double] == [weight: 650])
        #expect(CTFontCopyVariation(UIFont.systemFont(ofSize: 10)) == nil)
        let odd = described.addingAttributes([key: ["wght": "heavy", -1: 4, weight: Double.nan] as [AnyHashable: Any]])
        #expect(odd.object(forKey: key) == nil)
    }

    @Test("A descriptor knows the characters and the class of its font")
    func tables() throws {
        let family = try #require(UIFont.familyNames.first { $0 == "DejaVu Sans Mono" } ?? UIFont.familyNames.first)
        let described = UIFontDescriptor(name: family, size: 12)
        let characters = try #require(described.object(forKey: .characterSet) as? CharacterSet)
        #expect(characters.isEmpty == false)
        if family == "DejaVu Sans Mono" { #expect(described.symbolicTraits.contains(.traitMonoSpace)) }
    }

    @Test("Text styles have metrics, and the largest titles are bold")
    func styles() {
        let stage = Stage()
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        #expect(
            UIFont.TextStyle.title1.metrics.scaledValue(for: 10, compatibleWith: large)
                == UIFontMetrics(forTextStyle: .title1).scaledValue(for: 10, compatibleWith: large))
        let normal = UITraitCollection(preferredContentSizeCategory: .large)
        let title = UIFont.preferredFont(forTextStyle: .extraLargeTitle, compatibleWith: normal)
        #expect(title.pointSize == 36)
        #expect(title.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont.preferredFont(forTextStyle: .extraLargeTitle2, compatibleWith: normal).pointSize == 28)
        #expect(UIFont.Weight.heavy.symbolWeight() == .heavy)
        withExtendedLifetime(stage) {}
    }

    @Test("Alignments of UIKit and Core Text are converted")
    func alignments() {
        for alignment in [NSTextAlignment.left, .center, .right, .justified, .natural] {
            #expect(NSTextAlignment(CTTextAlignment(alignment)) == alignment)
        }
    }
}
