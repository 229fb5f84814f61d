// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport

@testable import UIKitCore

@Suite("Device-specific keys in Info.plist")
struct BundleInfoTests {
    private func bundle(_ values: [String: Any]) throws -> (Bundle, ScratchFolder) {
        let folder = try ScratchFolder()
        try folder.writeInfo(values)
        return (try #require(Bundle(url: folder.url)), folder)
    }

    @Test("S-IPAD-4 A key for the iPad replaces the plain one only there")
    func orientationOfDevice() throws {
        let (bundle, folder) = try bundle([
            "UIInterfaceOrientation": "UIInterfaceOrientationPortrait",
            "UIInterfaceOrientation~ipad": "UIInterfaceOrientationLandscapeRight",
        ])
        defer { withExtendedLifetime(folder) {} }
        let key = "UIInterfaceOrientation"
        #expect(
            bundle.uiObject(forInfoDictionaryKey: key, idiom: .phone) as? String == "UIInterfaceOrientationPortrait")
        #expect(
            bundle.uiObject(forInfoDictionaryKey: key, idiom: .pad) as? String
                == "UIInterfaceOrientationLandscapeRight")
        #expect(bundle.uiObject(forInfoDictionaryKey: key) as? String == "UIInterfaceOrientationLandscapeRight")
    }

    @Test("The most specific key prevails, the device before the platform")
    func precedence() {
        var values = ["K": "plain", "K-iphoneos": "platform", "K~ipad": "device", "K-iphoneos~ipad": "both"]
        values["K~iphone"] = "phone"
        for (best, rest) in [("both", "K-iphoneos~ipad"), ("device", "K~ipad"), ("platform", "K-iphoneos")] {
            #expect(InfoKey("K", idiom: .pad).value { values[$0] } as? String == best)
            values[rest] = nil
        }
        #expect(InfoKey("K", idiom: .pad).value { values[$0] } as? String == "plain")
        #expect(InfoKey("K", idiom: .phone).value { values[$0] } as? String == "phone")
        #expect(InfoKey("K", idiom: .tv).value { values[$0] } as? String == "plain")
        #expect(InfoKey("Other", idiom: .pad).value { values[$0] } == nil)
    }

    @Test("Launch orientations are read in order, and invalid ones are omitted")
    func launchOrientations() throws {
        let (bundle, folder) = try bundle([
            "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
            "UISupportedInterfaceOrientations~ipad": [
                "UIInterfaceOrientationLandscapeRight", 7, "Sideways", "UIInterfaceOrientationLandscapeLeft",
            ] as [Any],
        ])
        defer { withExtendedLifetime(folder) {} }
        #expect(bundle.launchOrientations() == [.landscapeRight, .landscapeLeft])
        #expect(bundle.launchOrientations(idiom: .phone) == [.portrait])
        let (other, otherFolder) = try self.bundle(["UISupportedInterfaceOrientations": "All of them"])
        defer { withExtendedLifetime(otherFolder) {} }
        #expect(other.launchOrientations().count == 4)
    }
}
