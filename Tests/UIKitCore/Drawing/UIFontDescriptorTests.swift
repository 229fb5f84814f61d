// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Font descriptors")
struct UIFontDescriptorTests {
    /// A family that every test machine has.
    private func family() throws -> String {
        try #require(
            UIFont.familyNames.first { UIFont.fontNames(forFamilyName: $0).contains { $0.hasSuffix("-Bold") } })
    }

    @Test("A font equals the one made from its descriptor")
    func roundTrip() {
        let stage = Stage()
        for font in [
            UIFont.systemFont(ofSize: 20, weight: .heavy), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .medium), .monospacedDigitSystemFont(ofSize: 12, weight: .bold),
            .preferredFont(forTextStyle: .headline),
        ] {
            #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
            #expect(UIFont(descriptor: font.fontDescriptor, size: 31) == font.withSize(31))
            #expect(font.fontDescriptor.pointSize == font.pointSize)
        }
        withExtendedLifetime(stage) {}
    }

    @Test("Symbolic traits replace those of the font")
    func symbolicTraits() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        #expect(body.symbolicTraits == .classSansSerif)
        let both = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits.contains([.traitBold, .traitItalic]) && both.pointSize == body.pointSize)
        #expect(UIFont(descriptor: both, size: 17).fontName.hasSuffix("SemiBoldItalic"))
        let heavy = UIFont.systemFont(ofSize: 10, weight: .black).fontDescriptor
        #expect(heavy.withSymbolicTraits(.traitBold) == heavy)
        #expect(heavy.withSymbolicTraits([])?.symbolicTraits.contains(.traitBold) == false)
        #expect(both.withSymbolicTraits(.traitMonoSpace)?.symbolicTraits == .traitMonoSpace)
        let narrow = try #require(body.withSymbolicTraits(.traitCondensed))
        #expect(narrow.symbolicTraits.contains(.traitCondensed) && narrow != body)
    }

    @Test("Only system fonts have other designs")
    func designs() throws {
        let font = UIFont.systemFont(ofSize: 14, weight: .bold)
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 14, weight: .bold))
        #expect(font.fontDescriptor.withDesign(.serif)?.withDesign(.default) == font.fontDescriptor)
        #expect(UIFontDescriptor(name: try family(), size: 14).withDesign(.serif) == nil)
    }

    @Test("A font with a text style follows the preferred text size, also with other traits")
    func textStyle() throws {
        let stage = Stage()
        let bold = try #require(
            UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).withSymbolicTraits(.traitBold))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Tea"
        label.adjustsFontForContentSizeCategory = true
        label.font = UIFont(descriptor: bold, size: 0)
        stage.window.addSubview(label)
        stage.advance(by: 0)
        let size = label.font.pointSize
        stage.application.textScale = 1.5
        stage.advance(by: 0)
        #expect(label.font.pointSize > size && label.font.fontName.contains("SemiBold"))
        #expect(UIFont(descriptor: bold, size: 17).fontDescriptor.object(forKey: .textStyle) == nil)
    }

    @Test("Attributes describe the family, the face, the size, and the traits; others are ignored")
    func attributes() throws {
        let family = try family()
        let described = UIFontDescriptor(fontAttributes: [
            .family: family, .face: "Bold", .size: "18", .traits: [UIFontDescriptor.TraitKey.slant: 0.2],
        ])
        #expect(described.pointSize == 18 && described.symbolicTraits == [.traitBold, .traitItalic])
        let font = UIFont(descriptor: described, size: 0)
        #expect(font.familyName == family && font.fontName.hasSuffix("-BoldItalic"))
        #expect(described.object(forKey: .face) as? String == "BoldItalic")
        #expect(described.fontAttributes[.family] as? String == family)
        let traits = described.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
        #expect(UIFontDescriptor(fontAttributes: described.fontAttributes) == described)
        let odd = UIFontDescriptor(fontAttributes: [.size: CGFloat.nan, .family: 7, .traits: "bold", .face: "Strange"])
        #expect(odd == UIFontDescriptor() && odd.pointSize == 0 && UIFont(descriptor: odd, size: 0).pointSize == 12)
        #expect(described.withSize(-1).pointSize == 0)
        let weight = UIFontDescriptor().addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
        ])
        #expect(UIFont(descriptor: weight, size: 20) == .systemFont(ofSize: 20, weight: .light))
    }

    @Test("Features change the shapes of glyphs, and unknown ones are ignored")
    func features() throws {
        let plain = UIFont.systemFont(ofSize: 40).fontDescriptor
        func font(_ type: Int, _ selector: Int) -> UIFont {
            UIFont(
                descriptor: plain.addingAttributes([
                    .featureSettings: [
                        [UIFontDescriptor.FeatureKey.type: type, .selector: selector]
                    ]
                ]), size: 0)
        }
        func width(_ font: UIFont) -> CGFloat { ("1111" as NSString).size(withAttributes: [.font: font]).width }
        #expect(font(kNumberSpacingType, kMonospacedNumbersSelector) != UIFont(descriptor: plain, size: 0))
        #expect(
            width(font(kNumberSpacingType, kMonospacedNumbersSelector))
                == width(.monospacedDigitSystemFont(ofSize: 40, weight: .regular)))
        #expect(font(999, 1) == UIFont(descriptor: plain, size: 0))
        let set = font(kStylisticAlternativesType, 4).fontDescriptor.fontAttributes[.featureSettings]
        #expect((set as? [[UIFontDescriptor.FeatureKey: Any]])?.first?[.selector] as? Int == 4)
    }

    @Test("Installed fonts are found by family and style")
    func matching() throws {
        let family = try family()
        let all = UIFontDescriptor(name: family, size: 12).matchingFontDescriptors(withMandatoryKeys: [.family])
        let bold = UIFontDescriptor(fontAttributes: [.family: family, .face: "Bold"])
            .matchingFontDescriptors(withMandatoryKeys: [.family, .face])
        #expect(!bold.isEmpty && bold.count < all.count)
        #expect(bold.allSatisfy { $0.symbolicTraits.contains(.traitBold) })
        #expect(
            UIFontDescriptor(name: "No Such Family", size: 12).matchingFontDescriptors(withMandatoryKeys: nil).isEmpty)
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    }

    @Test("Descriptors and their fonts can be used on other threads")
    func threads() async {
        let size = await Task.detached {
            UIFont(descriptor: UIFontDescriptor().withSize(15), size: 0).pointSize
        }.value
        #expect(size == 15)
    }
}
