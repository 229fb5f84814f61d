// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Launch screens")
struct LaunchScreenTests {
    private let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
    }

    /// Shows an empty window of an application, and passes the color of a pixel of it.
    private func withWindow(_ body: (UIWindow, (Int, Int) -> Bitmap.Pixel?) throws -> Void) throws {
        let bundle = try #require(Bundle(url: folder.url))
        let stage = Stage()
        defer { stage.end() }
        let clock = ManualTimeSource()
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 60, height: 40))], timeSource: clock)
        let application = UIApplication.launch(
            on: system, delegate: nil, options: ApplicationOptions(identifier: "org.shoji.test", bundle: bundle)
        ) { _ in }
        defer { application.tearDown() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        clock.advance(by: 0)
        try body(window) { x, y in
            let renderer = UIGraphicsImageRenderer(bounds: window.bounds)
            return renderer.image { window.layer.render(in: $0.cgContext) }.cgImage?.bitmap.pixel(x: x, y: y)
        }
    }

    @Test("UILaunchScreen shows a color and an image in the middle, until the window has a subview")
    func colorAndImage() throws {
        var writer = AssetCatalogWriter()
        writer.add(.color, named: "ground", [AssetRendition(color: [0, 0, 1, 1])])
        writer.add(.image, named: "logo", [try CatalogBundle.pixels(.red, width: 10, height: 10)])
        try folder.write(try writer.data(), to: AssetCatalog.fileName)
        try folder.writeInfo(["UILaunchScreen": ["UIColorName": "ground", "UIImageName": "logo"]])
        try withWindow { window, pixel in
            #expect(window.subviews.isEmpty)
            #expect(pixel(5, 5) == .pureBlue && pixel(30, 20) == .pureRed && pixel(36, 20) == .pureBlue)
            window.rootViewController = UIViewController()
            #expect(window.launchScreen == nil)
            #expect(pixel(30, 20) != .pureRed)
        }
    }

    @Test("Names that don't exist show the background color")
    func missing() throws {
        try folder.writeInfo(["UILaunchScreen": ["UIColorName": "none", "UIImageName": 5]])
        try withWindow { window, pixel in
            #expect(window.launchScreen != nil)
            #expect(pixel(30, 20) == Bitmap.Pixel(red: 255, green: 255, blue: 255))
        }
    }

    @Test("A launch storyboard that doesn't exist shows nothing")
    func missingStoryboard() throws {
        try folder.writeInfo(["UILaunchStoryboardName": "None"])
        try withWindow { window, _ in #expect(window.launchScreen == nil) }
    }

    @Test("A launch storyboard shows its initial scene at the size of the window")
    func storyboard() throws {
        try folder.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES"
                initialViewController="a"><scenes><scene sceneID="s"><objects>
                <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
                    <rect key="frame" x="0" y="0" width="400" height="800"/>
                    <subviews><view id="w" translatesAutoresizingMaskIntoConstraints="NO">
                        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"
                            customColorSpace="sRGB"/></view></subviews>
                    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom"
                        customColorSpace="sRGB"/>
                    <constraints><constraint firstItem="w" firstAttribute="trailing" secondItem="v"
                        secondAttribute="trailing" id="1"/>
                        <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
                        <constraint firstItem="w" firstAttribute="height" secondItem="v" secondAttribute="height" id="3"/>
                        <constraint firstItem="w" firstAttribute="width" secondItem="v" secondAttribute="width"
                            multiplier="0.5" id="4"/></constraints>
                </view></viewController></objects></scene></scenes></document>
            """, to: "Launch.storyboard")
        try folder.writeInfo(["UILaunchStoryboardName": "Launch"])
        try withWindow { window, pixel in
            #expect(window.subviews.isEmpty)
            #expect(pixel(10, 35) == .pureBlue && pixel(50, 35) == .pureRed)
            window.addSubview(UIView())
            #expect(window.launchScreen == nil)
        }
    }
}
