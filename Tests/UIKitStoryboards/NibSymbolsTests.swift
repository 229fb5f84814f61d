// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Interface files: symbols and named colors")
struct NibSymbolsTests {
    @Test("An image view gets a symbol of the system, and its configuration")
    func imageView() throws {
        let view = try #require(
            try UINib.view(
                """
                <imageView image="star.fill" catalog="system" id="i">
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="large" weight="light"/>
                </imageView>
                """) as? UIImageView)
        #expect(view.image?.isSymbolImage == true)
        let wanted = UIImage.SymbolConfiguration(weight: .light).applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(view.preferredSymbolConfiguration?.isEqual(to: wanted) == true)
    }

    @Test("A reference to a symbol gives it a scale and colors")
    func reference() throws {
        let view = try #require(
            try UINib.view(
                """
                <imageView id="i">
                    <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"
                        renderingMode="palette">
                        <paletteColors>
                            <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </paletteColors>
                    </imageReference>
                </imageView>
                """) as? UIImageView)
        let star = try #require(UIImage(systemName: "star.fill"))
        let wanted = UIImage.SymbolConfiguration(scale: .large).applying(
            UIImage.SymbolConfiguration(paletteColors: [UIColor(red: 1, green: 0, blue: 0, alpha: 1)]))
        let image = try #require(view.image)
        #expect(image.symbolConfiguration?.isEqual(to: wanted) == true)
        #expect(image.size.width > star.size.width)
    }

    @Test("A state of a button has its own configuration, with the size of a font or a text style")
    func button() throws {
        let button = try #require(
            try UINib.view(
                """
                <button id="b">
                    <state key="normal" image="plus" catalog="system">
                        <preferredSymbolConfiguration key="preferredSymbolConfiguration"
                            configurationType="pointSize" pointSize="30" weight="bold"/>
                    </state>
                    <state key="highlighted">
                        <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
                            <fontDescription key="fontDescription" type="system" pointSize="40"/>
                        </preferredSymbolConfiguration>
                    </state>
                </button>
                """) as? UIButton)
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(
            button.preferredSymbolConfigurationForImage(in: .normal)?.isEqual(
                to: UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)) == true)
        #expect(
            button.preferredSymbolConfigurationForImage(in: .highlighted)?.isEqual(
                to: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 40))) == true)
    }

    @Test("An unknown symbol is reported, and the rest loads")
    func unknown() throws {
        let view = try #require(
            try UINib.view(#"<imageView image="no.such.symbol" catalog="system" alpha="0.5" id="i"/>"#))
        #expect(view.alpha == 0.5 && (view as? UIImageView)?.image == nil)
    }

    @Test("A named color comes from the application's catalog, otherwise from the file")
    func namedColors() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var writer = AssetCatalogWriter()
        writer.add(.color, named: "accent", [AssetRendition(color: [0, 0, 1, 1])])
        try writer.data().write(to: folder.appendingPathComponent(AssetCatalog.fileName))
        let bundle = try #require(Bundle(url: folder))
        func color(_ name: String) throws -> UIColor? {
            let xib = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <objects><view id="v"><color key="backgroundColor" name="\(name)"/></view></objects>
                    <resources><namedColor name="\(name)">
                        <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </namedColor></resources>
                </document>
                """
            let objects = UINib(data: Data(xib.utf8), bundle: bundle).instantiate(withOwner: nil)
            return (objects.first as? UIView)?.backgroundColor
        }
        let traits = UITraitCollection(userInterfaceStyle: .light)
        #expect(try color("accent")?.resolvedColor(with: traits) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(try color("other") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
}
