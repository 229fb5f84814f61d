// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless screen settings")
struct HeadlessScreenSpecificationTests {
    @Test("The default is one screen of 1280 by 800 points", arguments: [nil, "", "  \n"])
    func standard(setting: String?) throws {
        let screens = try HeadlessScreenSpecification.screens(setting: setting)
        #expect(screens == [HeadlessScreenSpecification(size: CGSize(width: 1280, height: 800))])
    }

    @Test("A size is in points, its mode in pixels")
    func scale() throws {
        let screen = try #require(try HeadlessScreenSpecification.screens(setting: "1024x768@2").first)
        #expect(screen.sizes == [CGSize(width: 1024, height: 768)])
        #expect(screen.scale == 2)
        #expect(screen.modes == [ScreenMode(size: PixelSize(width: 2048, height: 1536), isPreferred: true)])
    }

    @Test("A fractional scale gives whole pixels")
    func fractionalScale() throws {
        let screen = try #require(try HeadlessScreenSpecification.screens(setting: "801x601@1.25").first)
        #expect(screen.modes.first?.size == PixelSize(width: 1001, height: 751))
    }

    @Test("Commas separate screens, colons their modes, of which the first is preferred")
    func several() throws {
        let screens = try HeadlessScreenSpecification.screens(setting: "1920x1080:1280x720:640x480@1, 800x600")
        try #require(screens.count == 2)
        #expect(screens[0].modes.map(\.size.width) == [1920, 1280, 640])
        #expect(screens[0].modes.map(\.isPreferred) == [true, false, false])
        #expect(screens[1] == HeadlessScreenSpecification(size: CGSize(width: 800, height: 600)))
    }

    @Test("A tilde precedes the overscan in pixels")
    func overscan() throws {
        let screens = try HeadlessScreenSpecification.screens(setting: "1280x720@2~32x18,800x600~0x0")
        try #require(screens.count == 2)
        #expect(screens[0].overscan == ScreenOverscan(horizontal: 32, vertical: 18, isScaled: false))
        #expect(screens[0].scale == 2 && screens[1].overscan == nil)
    }

    @Test(
        "An invalid setting is an error with its text and the expected format",
        arguments: [
            "1024", "1024x", "x768", "1024x768x32", "-1x5", "0x768", "5000x768", "99999999999999999999x1", "1024X768",
            "1024x768@", "1024x768@0", "1024x768@nan", "1024x768@inf", "1024x768@0x2", "1024x768@1e1", "1024x768@9",
            "1024x768~", "1024x768~32", "1024x768~32x", "1024x768~-1x2", "1024x768~32x18~1x1", "1024x768~32x18@2",
            "~1x1",
            "1024x768@1@2", "1024x768,", ",", ":", "1024x768:", "@2", "٣x٤",
            Array(repeating: "1x1", count: 17).joined(separator: ","),
        ])
    func invalid(setting: String) {
        let error = #expect(throws: SettingError.self) {
            try HeadlessScreenSpecification.screens(setting: setting)
        }
        #expect(error?.name == "SHOJI_HEADLESS")
        #expect(error?.value == setting)
        #expect(error?.expected.isEmpty == false)
    }
}
