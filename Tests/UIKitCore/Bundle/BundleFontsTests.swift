// SPDX-License-Identifier: MIT
import Diagnostics
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Fonts of applications")
struct BundleFontsTests {
    nonisolated private static let sample = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"
    nonisolated private static var hasSample: Bool { FileManager.default.fileExists(atPath: sample) }

    /// A font with a family that isn't installed; `name` has 16 characters.
    private func font(named name: String) throws -> Data {
        var data = try Data(contentsOf: URL(fileURLWithPath: Self.sample))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let old = try #require("DejaVu Sans Mono".data(using: encoding))
            let new = try #require(name.data(using: encoding))
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        return data
    }

    private func launch(_ fonts: [String], in folder: ScratchFolder) throws -> [String] {
        try folder.writeInfo(["UIAppFonts": fonts])
        let bundle = try #require(Bundle(path: folder.url.path))
        let recorder = LogRecorder()
        recorder.record { withExtendedLifetime(Stage(bundle: bundle)) {} }
        return recorder.texts
    }

    @Test("A font that UIAppFonts lists is found by its name, and texts are set in it", .enabled(if: hasSample))
    func registered() throws {
        #expect(UIFont(name: "Shoji Probe Font", size: 12) == nil)
        let folder = try ScratchFolder()
        try folder.write(try font(named: "Shoji Probe Font"), to: "Fonts/probe.ttf")
        #expect(try launch(["Fonts/probe.ttf"], in: folder).isEmpty)
        let font = try #require(UIFont(name: "Shoji Probe Font", size: 12))
        #expect(font.familyName == "Shoji Probe Font" && UIFont.familyNames.contains("Shoji Probe Font"))
        let widths = ["iiii", "WWWW"].map { ($0 as NSString).size(withAttributes: [.font: font]).width }
        #expect(widths[0] == widths[1] && widths[0] > 0)
        #expect(UIFont(name: "DejaVu Sans Mono", size: 12) != nil, "Installed fonts remain")
    }

    @Test("A missing or damaged font file is reported once, and the others are registered", .enabled(if: hasSample))
    func damaged() throws {
        let folder = try ScratchFolder()
        try folder.write("not a font", to: "bad.ttf")
        try folder.write(try font(named: "Shoji Other Font").prefix(3000), to: "short.ttf")
        try folder.write(try font(named: "Shoji Other Font"), to: "good.ttf")
        let texts = try launch(["bad.ttf", "short.ttf", "absent.ttf", "good.ttf"], in: folder)
        #expect(texts.count == 3 && texts.count { $0.contains("absent.ttf") } == 1)
        #expect(try launch(["bad.ttf"], in: folder).isEmpty, "Reported before")
        #expect(UIFont(name: "Shoji Other Font", size: 12) != nil)
    }

    @Test("A value of UIAppFonts that isn't an array is reported")
    func wrongType() throws {
        let folder = try ScratchFolder()
        try folder.writeInfo(["UIAppFonts": "a.ttf"])
        let bundle = try #require(Bundle(path: folder.url.path))
        let recorder = LogRecorder()
        recorder.record { withExtendedLifetime(Stage(bundle: bundle)) {} }
        #expect(recorder.texts.count == 1)
    }

    @Test("A font file can be registered while the application runs", .enabled(if: hasSample))
    func atRunTime() throws {
        let folder = try ScratchFolder()
        try folder.write(try font(named: "Shoji Later Font"), to: "later.ttf")
        let stage = Stage()
        defer { withExtendedLifetime(stage) {} }
        let file = folder.url.appendingPathComponent("later.ttf")
        #expect(CTFontManagerRegisterFontsForURL(file, .process, nil))
        #expect(UIFont(name: "Shoji Later Font", size: 12) != nil)
        var error: (any Error)?
        #expect(!CTFontManagerRegisterFontsForURL(folder.url.appendingPathComponent("none"), .process, &error))
        #expect((error as? CocoaError)?.code == .fileReadNoSuchFile)
    }
}
