// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Launch images")
struct LaunchImageTests {
    private static let suffixes = [
        "-PortraitUpsideDown", "-LandscapeLeft", "-LandscapeRight", "-Portrait", "-Landscape", "",
    ]

    /// Each file and its replacement if it is missing, as in the table of the guide.
    private static let fallbacks = [
        "-PortraitUpsideDown": "-Portrait", "-LandscapeLeft": "-Landscape", "-LandscapeRight": "-Landscape",
        "-Portrait": "", "-Landscape": "",
    ]

    @Test("S-IPAD-11 For each orientation and set of files, the file is chosen as in the table")
    func table() throws {
        let first: [(UIInterfaceOrientation, String)] = [
            (.portrait, "-Portrait"), (.portraitUpsideDown, "-PortraitUpsideDown"),
            (.landscapeLeft, "-LandscapeLeft"), (.landscapeRight, "-LandscapeRight"),
        ]
        for set in 0..<64 {
            let present = Set(Self.suffixes.enumerated().filter { set & 1 << $0.offset != 0 }.map(\.element))
            let folder = try ScratchFolder()
            for suffix in present { try folder.write("", to: "Default\(suffix).png") }
            let bundle = try #require(Bundle(url: folder.url))
            for (orientation, best) in first {
                var wanted: String? = best
                while let suffix = wanted, !present.contains(suffix) { wanted = Self.fallbacks[suffix] }
                let found = LaunchImage(bundle: bundle).path(in: bundle, for: orientation)
                #expect(
                    found.map { ($0 as NSString).lastPathComponent } == wanted.map { "Default\($0).png" },
                    "\(orientation) among \(present)")
            }
        }
    }

    @Test("S-IPAD-12 Suffixes are appended to the name for the iPad; the phone has its own name")
    func ownName() throws {
        let folder = try ScratchFolder()
        try folder.writeInfo(["UILaunchImageFile": "MyPhone.png", "UILaunchImageFile~ipad": "MyiPadImage.png"])
        let bundle = try #require(Bundle(url: folder.url))
        let pad = LaunchImage(bundle: bundle, idiom: .pad)
        #expect(pad.fileNames(for: .portrait).first == "MyiPadImage-Portrait.png")
        #expect(pad.fileNames(for: .landscapeLeft).contains("MyiPadImage-Landscape.png"))
        for name in ["MyiPadImage-Portrait.png", "MyiPadImage-Landscape.png", "MyPhone.png"] {
            try folder.write("", to: name)
        }
        func found(_ image: LaunchImage, _ orientation: UIInterfaceOrientation) -> String? {
            image.path(in: bundle, for: orientation).map { ($0 as NSString).lastPathComponent }
        }
        #expect(found(pad, .portrait) == "MyiPadImage-Portrait.png")
        #expect(found(pad, .landscapeRight) == "MyiPadImage-Landscape.png")
        #expect(found(LaunchImage(bundle: bundle, idiom: .phone), .landscapeRight) == "MyPhone.png")
    }

    @Test("Only file names are accepted from the property list, not paths", arguments: ["../a.png", "", "/a"])
    func hostileName(name: String) throws {
        let folder = try ScratchFolder()
        try folder.writeInfo(["UILaunchImageFile": name])
        let bundle = try #require(Bundle(url: folder.url))
        #expect(LaunchImage(bundle: bundle).baseName == "Default")
    }

    @Test("The launch orientation is that of the device if the application supports it")
    func orientation() {
        #expect(LaunchImage.orientation(.landscapeRight, among: [.portrait, .landscapeRight]) == .landscapeRight)
        #expect(LaunchImage.orientation(.landscapeRight, among: [.portrait, .portraitUpsideDown]) == .portrait)
    }

    // MARK: - In a window

    private func png(_ color: UIColor) throws -> Data {
        let stage = Stage(size: CGSize(width: 8, height: 8))
        defer { stage.end() }
        stage.window.backgroundColor = color
        stage.advance(by: 0)
        return try stage.screenshot().pngData()
    }

    @Test("The first window shows its image at its size until it has a subview, and then releases it")
    func window() throws {
        let folder = try ScratchFolder()
        try folder.write(try png(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), to: "Default-Landscape.png")
        try folder.write("no picture at all", to: "Default-Portrait.png")
        let bundle = try #require(Bundle(url: folder.url))
        let stage = Stage()
        defer { stage.end() }
        let clock = ManualTimeSource()
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 64, height: 48))], timeSource: clock)
        let application = UIApplication.launch(
            on: system, delegate: nil, options: ApplicationOptions(identifier: "org.shoji.test", bundle: bundle)
        ) { _ in }
        defer { application.tearDown() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        clock.advance(by: 0)
        let layer = try #require(window.launchScreen?.layer)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 64, height: 48))
        system.windows.last?.resize(to: CGSize(width: 320, height: 200))
        clock.advance(by: 0)
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
        window.rootViewController = UIViewController()
        #expect(window.launchScreen?.layer == nil)
        #expect(layer.superlayer == nil)
        window.isHidden = true
        // An invalid image file is ignored, and a window with a subview needs none.
        let tall = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        tall.makeKeyAndVisible()
        #expect(tall.launchScreen?.layer == nil)
        tall.isHidden = true
        window.isHidden = false
        #expect(window.launchScreen?.layer == nil)
    }
}
