// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Symbols")
struct SymbolImageTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: name, withConfiguration: configuration))
    }

    /// The number of pixels of each opaque color that a view of 60 points shows.
    private func colors(of image: UIImage, tint: UIColor = .pureBlue) -> [StagePicture.Pixel: Int] {
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        view.contentMode = .scaleAspectFit
        view.tintColor = tint
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)
        defer { view.removeFromSuperview() }
        let picture = stage.screenshot(of: view)
        var counts: [StagePicture.Pixel: Int] = [:]
        for y in 0..<picture.height {
            for x in 0..<picture.width { counts[picture[x, y] ?? .pureRed, default: 0] += 1 }
        }
        return counts
    }

    @Test("A symbol is a template in the size of body text, and an unknown name is none")
    func creation() throws {
        let star = try symbol("star.fill")
        #expect(star.isSymbolImage && star.hasBaseline)
        #expect((15...24).contains(star.size.width) && (15...24).contains(star.size.height))
        #expect(colors(of: star)[.pureBlue, default: 0] > 500)
        for name in ["", "star.fil", "nothing", String(repeating: "star.", count: 10_000)] {
            #expect(UIImage(systemName: name) == nil)
        }
    }

    @Test("The size follows the point size and the scale")
    func sizes() throws {
        func width(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try symbol("circle", configuration).size.width
        }
        let body = try width(.init(pointSize: 17))
        #expect(abs(try width(.init(pointSize: 34)) - 2 * body) <= 2)
        #expect(try width(.init(pointSize: 17, weight: .regular, scale: .small)) < body)
        #expect(try width(.init(pointSize: 17, weight: .regular, scale: .large)) > body)
        for size in [0, -1, .nan, .infinity] as [CGFloat] {
            #expect(try width(.init(pointSize: size)) == body)
        }
    }

    @Test("A heavier weight covers more pixels")
    func weights() throws {
        func covered(_ weight: UIImage.SymbolWeight) throws -> Int {
            colors(of: try symbol("plus", UIImage.SymbolConfiguration(pointSize: 40, weight: weight)))[
                .pureBlue, default: 0]
        }
        #expect(try covered(.ultraLight) < covered(.regular))
        #expect(try covered(.regular) < covered(.black))
    }

    @Test("A text style follows the user's text size in the view that shows the symbol")
    func textStyles() throws {
        let view = UIImageView(image: try symbol("circle"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
        stage.window.addSubview(view)
        let before = view.intrinsicContentSize.width
        stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.intrinsicContentSize.width > before * 1.5)
    }

    @Test("The image's own attributes precede those that the view prefers")
    func precedence() throws {
        let own = UIImage.SymbolConfiguration(pointSize: 40)
        let view = UIImageView(image: try symbol("circle", own))
        let size = view.intrinsicContentSize
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10, weight: .regular, scale: .large)
        #expect(view.intrinsicContentSize.width > size.width)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
        #expect(view.intrinsicContentSize == size)
    }

    @Test("Configurations are combined attribute by attribute")
    func applying() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let combined = base.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(combined.isEqual(to: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)))
        #expect(combined.configurationWithoutScale().isEqual(to: base))
        #expect(base.configurationWithoutPointSizeAndWeight().isEqual(to: .unspecified))
        #expect(base.applying(UIImage.SymbolConfiguration(textStyle: .title1)).isEqual(to: base) == false)
        let image = try #require(try symbol("circle", base).applyingSymbolConfiguration(.init(pointSize: 10)))
        #expect(image.size.width < (try symbol("circle", base)).size.width)
        #expect(
            image.symbolConfiguration?.isEqual(to: UIImage.SymbolConfiguration(pointSize: 10, weight: .bold)) == true)
    }

    @Test("Palette colors fill the parts, and one color its shades")
    func colors() throws {
        let name = "plus.circle.fill"
        let palette = colors(of: try symbol(name, UIImage.SymbolConfiguration(paletteColors: [.pureGreen, .pureRed])))
        #expect(palette[.pureGreen, default: 0] > 50 && palette[.pureRed, default: 0] > 500)
        #expect(palette[.pureBlue] == nil)
        let shades = colors(of: try symbol(name, UIImage.SymbolConfiguration(hierarchicalColor: .pureRed)))
        #expect(shades[.pureRed, default: 0] > 50)
        // Half of the color over white.
        let half = shades.filter { $0.key.red == 255 && (126...129).contains($0.key.green) }.values.reduce(0, +)
        #expect(half > 500)
        let mono = colors(of: try symbol(name))
        #expect(mono[.pureBlue, default: 0] > 500 && mono[.pureRed] == nil)
    }

    @Test("A tint color that is drawn into a symbol stays if it isn't a template")
    func tint() throws {
        let tinted = try symbol("star.fill").withTintColor(.pureRed, renderingMode: .alwaysOriginal)
        #expect(colors(of: tinted)[.pureRed, default: 0] > 500)
        #expect(tinted.isSymbolImage)
        // A template takes the color of the view.
        #expect(colors(of: try symbol("star.fill").withTintColor(.pureRed))[.pureBlue, default: 0] > 500)
    }

    @Test("A view draws a symbol in the size at which it shows it")
    func sharpness() throws {
        // A shape whose pixels are scaled has many shades at its edges.
        let shades = colors(of: try symbol("square.fill")).keys.count
        #expect(shades < 60)
    }

    @Test("A directional symbol is mirrored in right-to-left layout")
    func direction() throws {
        let view = UIImageView(image: try symbol("chevron.forward"))
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        stage.window.addSubview(view)
        let before = stage.screenshot(of: view)
        view.semanticContentAttribute = .forceRightToLeft
        let after = stage.screenshot(of: view)
        let isSame = before == after
        let isMirrored = (0..<60).allSatisfy { y in (0..<60).allSatisfy { before[$0, y] == after[59 - $0, y] } }
        #expect(!isSame && isMirrored)
    }

    @Test("A button's symbol has the size and weight of its title unless it is configured")
    func buttons() throws {
        let button = UIButton(configuration: .plain())
        button.configuration?.image = try symbol("plus")
        stage.window.addSubview(button)
        let before = button.intrinsicContentSize.width
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
        #expect(button.intrinsicContentSize.width > before + 20)
        button.configuration = nil
        button.setImage(try symbol("plus"), for: .normal)
        button.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal)
        #expect(button.currentPreferredSymbolConfiguration?.isEqual(to: .init(pointSize: 40)) == true)
        let large = button.intrinsicContentSize.width
        button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
        #expect(button.intrinsicContentSize.width < large)
    }

    @Test("A custom symbol of a catalog is drawn in the nearest weight, scaled to the point size")
    func customSymbols() throws {
        let bundle = try CatalogBundle.make { writer in
            func variant(_ weight: UInt8, width: Float) -> AssetRendition {
                let svg =
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><rect width=\"10\" height=\"10\"/></svg>"
                var rendition = AssetRendition(format: .vector, payload: Data(svg.utf8))
                (rendition.weight, rendition.symbolScale) = (weight, 2)
                (rendition.width, rendition.height) = (width, 100)
                rendition.alignmentInsets.bottom = 20
                return rendition
            }
            writer.add(.symbol, named: "custom", [variant(4, width: 100), variant(9, width: 120)])
        }
        let regular = try #require(
            UIImage(named: "custom", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 50)))
        #expect(regular.isSymbolImage && regular.size == CGSize(width: 50, height: 50))
        #expect(regular.baselineOffsetFromBottom == 10)
        let heavy = try #require(
            UIImage(named: "custom", in: bundle, with: UIImage.SymbolConfiguration(pointSize: 50, weight: .heavy)))
        #expect(heavy.size.width == 60)
        #expect(colors(of: regular)[.pureBlue, default: 0] == 3600)
    }
}

extension UIColor {
    static let pureRed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let pureGreen = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let pureBlue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
}
