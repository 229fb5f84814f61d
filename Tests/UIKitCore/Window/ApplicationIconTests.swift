// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("The application's icon")
struct ApplicationIconTests {
    private static func bundle(_ name: String = "AppIcon", info: [String: Any] = [:]) throws -> Bundle {
        let bundle = try CatalogBundle.make { writer in
            let images = [
                try CatalogBundle.pixels(.red, width: 40, height: 40) { $0.conditions.idiom = .phone },
                try CatalogBundle.pixels(.green, width: 120, height: 120),
                try CatalogBundle.pixels(.blue, width: 256, height: 256) { $0.conditions.luminosity = .dark },
                try CatalogBundle.pixels(.blue, width: 200, height: 200) { $0.conditions.idiom = .watch },
            ]
            writer.add(.image, named: name, images)
        }
        guard !info.isEmpty else { return bundle }
        // Foundation keeps what it read of a bundle by its path.
        let copy = bundle.bundleURL.deletingLastPathComponent().appending(path: "\(UUID().uuidString).bundle")
        try FileManager.default.copyItem(at: bundle.bundleURL, to: copy)
        let list = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        try list.write(to: copy.appending(path: "Info.plist"))
        return try #require(Bundle(path: copy.path))
    }

    private static func icon(of bundle: Bundle) async throws -> WindowIcon {
        try #require(await ApplicationIcon(bundle: bundle).value)
    }

    @Test("The largest light image of the set AppIcon is used, in sizes that don't enlarge it")
    func catalog() async throws {
        let icon = try await Self.icon(of: Self.bundle())
        #expect(icon.images.map(\.width) == [16, 32, 48, 64])
        #expect(icon.images.allSatisfy { $0.width == $0.height })
        #expect(icon.images.allSatisfy { image in image.pixels.allSatisfy { $0 == 0xFF00_FF00 } })
    }

    @Test(
        "Info.plist names the set",
        arguments: [
            ["CFBundleIconName": "Bird"],
            ["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "Bird"]]],
            ["CFBundleIcons": ["CFBundlePrimaryIcon": "Bird"]],
            ["CFBundleIcons~ipad": ["CFBundlePrimaryIcon": ["CFBundleIconFiles": ["None", "Bird"]]]],
        ] as [[String: any Sendable]])
    func info(_ info: [String: any Sendable]) async throws {
        let icon = try await Self.icon(of: Self.bundle("Bird", info: info))
        #expect(icon.images.last?.width == 64)
    }

    @Test("A file has colors that aren't premultiplied, and its proportions")
    func file() async throws {
        let bundle = try CatalogBundle.make { _ in }
        let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        try CatalogBundle.png(color, width: 128, height: 64).write(
            to: bundle.bundleURL.appending(path: "AppIcon@2x.png"))
        let icon = try await Self.icon(of: bundle)
        let image = try #require(icon.images.last)
        #expect(image.width == 128 && image.height == 128)
        #expect(image.pixels[0] == 0 && image.pixels[127 * 128] == 0)
        let middle = image.pixels[64 * 128 + 64]
        #expect(middle >> 24 == 128 && middle >> 16 & 255 == 255)
        #expect((126...129).contains(middle >> 8 & 255) && middle & 255 == 0)
    }

    @Test("A vector is drawn in every size")
    func vector() async throws {
        let svg =
            "<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'>"
            + "<rect width='10' height='10' fill='#f00'/></svg>"
        let bundle = try CatalogBundle.make { writer in
            var rendition = AssetRendition(format: .vector, payload: Data(svg.utf8))
            (rendition.width, rendition.height) = (10, 10)
            writer.add(.image, named: "AppIcon", [rendition])
        }
        let icon = try await Self.icon(of: bundle)
        #expect(icon.images.map(\.width) == [16, 32, 48, 64, 128])
        #expect(icon.images.allSatisfy { $0.pixels[$0.pixels.count / 2] == 0xFFFF_0000 })
    }

    @Test("Without an icon, and with a damaged one, there is none")
    func missing() async throws {
        let bundle = try CatalogBundle.make { _ in }
        #expect(await ApplicationIcon(bundle: bundle).value == nil)
        try Data("no image".utf8).write(to: bundle.bundleURL.appending(path: "AppIcon.png"))
        #expect(await ApplicationIcon(bundle: bundle).value == nil)
    }

    @Test("A window gets the icon after its first frame, if the desktop shows icons of windows")
    func window() async throws {
        let stage = Stage(bundle: try Self.bundle())
        let first = try #require(stage.system.windows.last)
        try stage.settle()
        stage.system.showsWindowIcons = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 250, height: 200))
        window.makeKeyAndVisible()
        let second = try #require(stage.system.windows.last)
        #expect(second !== first)
        try stage.settle()
        _ = await stage.application.icon.value
        // The window's own task waits for the same value.
        for _ in 0..<1000 where second.icon == nil { await Task.yield() }
        #expect(second.icon?.images.count == 4)
        #expect(first.icon == nil)
    }
}
