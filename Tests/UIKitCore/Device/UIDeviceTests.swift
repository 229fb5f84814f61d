// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("UIDevice")
struct UIDeviceTests {
    @Test("It has a name, a model, and a system version of three numbers")
    func identity() throws {
        let device = UIDevice.current
        #expect(!device.name.isEmpty)
        #expect(!device.model.isEmpty)
        #expect(device.localizedModel == device.model)
        #expect(device.systemName == "Linux")
        #expect(device.systemVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
        #expect(device.isMultitaskingSupported)
        for text in [device.name, device.model] {
            #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines.union(.controlCharacters)))
        }
    }

    @Test("Its identifier is stored with the application's state, and recreated if that is damaged")
    func identifier() throws {
        let folder = try ScratchFolder()
        func identifier(in folder: URL?) -> UUID? {
            let stage = Stage(stateFolder: folder)
            defer { stage.end() }
            let identifier = UIDevice.current.identifierForVendor
            #expect(UIDevice.current.identifierForVendor == identifier)
            return identifier
        }
        let first = try #require(identifier(in: folder.url))
        #expect(identifier(in: folder.url) == first)
        try folder.write(Data([0xff, 0xfe]), to: "identifier-for-vendor")
        let second = try #require(identifier(in: folder.url))
        #expect(second != first)
        #expect(identifier(in: folder.url) == second)
        #expect(identifier(in: nil) == nil)
        #expect(identifier(in: URL(fileURLWithPath: "/proc/shoji")) == nil)
    }
}
