// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@MainActor
@Suite("Colors of asset catalogs")
struct CatalogColorTests {
    private func bundle() throws -> Bundle {
        try CatalogBundle.make { writer in
            var dark = AssetRendition(color: [0, 0, 1, 1])
            dark.conditions.luminosity = .dark
            var high = AssetRendition(color: [0, 0, 0, 1])
            high.conditions.contrast = .high
            writer.add(.color, named: "accent", [AssetRendition(color: [1, 0, 0, 0.5]), dark, high])
            writer.add(.color, named: "plain", [AssetRendition(color: [0, 1, 0, 1])])
            var system = AssetRendition(format: .systemColor)
            system.text = "systemRedColor"
            writer.add(.color, named: "system", [system])
            system.text = "noSuchColor"
            writer.add(.color, named: "unknown", [system])
        }
    }

    private func resolved(_ color: UIColor?, _ change: (inout any UIMutableTraits) -> Void) -> CGColor? {
        color?.resolvedColor(with: UITraitCollection { change(&$0) }).cgColor
    }

    @Test("A color follows appearance and contrast")
    func dynamic() throws {
        let color = try #require(UIColor(named: "accent", in: try bundle(), compatibleWith: nil))
        #expect(resolved(color) { $0.userInterfaceStyle = .light } == CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(resolved(color) { $0.userInterfaceStyle = .dark } == .blue)
        #expect(resolved(color) { $0.accessibilityContrast = .high } == .black)
        let view = UIView()
        view.backgroundColor = color
        let stage = Stage(size: CGSize(width: 20, height: 20))
        view.frame = stage.window.bounds
        stage.window.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        #expect(stage.pixel(at: CGPoint(x: 10, y: 10)) == StagePicture.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("Given traits apply wherever the color is used")
    func fixedTraits() throws {
        let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
        let color = UIColor(named: "accent", in: try bundle(), compatibleWith: dark)
        #expect(resolved(color) { $0.userInterfaceStyle = .light } == .blue)
    }

    @Test("The same name gives equal colors")
    func equality() throws {
        let bundle = try bundle()
        for name in ["accent", "plain", "system"] {
            let first = try #require(UIColor(named: name, in: bundle, compatibleWith: nil))
            let second = try #require(UIColor(named: name, in: bundle, compatibleWith: nil))
            #expect(first == second && first.hashValue == second.hashValue)
        }
        let accent = UIColor(named: "accent", in: bundle, compatibleWith: nil)
        #expect(accent != UIColor(named: "system", in: bundle, compatibleWith: nil))
    }

    @Test("A color can be one of the system; an unknown one is none")
    func system() throws {
        let bundle = try bundle()
        let color = UIColor(named: "system", in: bundle, compatibleWith: nil)
        #expect(
            resolved(color) { $0.userInterfaceStyle = .dark } == resolved(.systemRed) { $0.userInterfaceStyle = .dark })
        #expect(UIColor(named: "unknown", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "none", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("A generated name gives the color; if there is none, it is clear")
    func resources() throws {
        let bundle = try bundle()
        let color = UIColor(resource: ColorResource(name: "plain", bundle: bundle))
        #expect(color == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(UIColor(resource: ColorResource(name: "none", bundle: bundle)) == .clear)
    }

    @Test("A damaged catalog has no colors")
    func damaged() throws {
        let bundle = try bundle()
        let other = bundle.bundleURL.deletingLastPathComponent().appendingPathComponent("\(UUID().uuidString).bundle")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let file = try Data(contentsOf: bundle.bundleURL.appendingPathComponent(AssetCatalog.fileName))
        try file.prefix(100).write(to: other.appendingPathComponent(AssetCatalog.fileName))
        let damaged = try #require(Bundle(path: other.path))
        #expect(UIColor(named: "accent", in: damaged, compatibleWith: nil) == nil)
    }
}
