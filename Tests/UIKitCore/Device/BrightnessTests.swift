// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@testable import UIKitCore

/// Records requests, or refuses them.
@MainActor
private final class TestControl: BacklightControl {
    var values: [UInt32] = []
    var refusal: BusyError?

    func setBrightness(_ value: UInt32, of device: String) async throws {
        if let refusal { throw refusal }
        values.append(value)
    }
}

private struct BusyError: Error {}

@MainActor
@Suite("Brightness")
struct BrightnessTests {
    private func write(_ files: [String: String], to name: String, in folder: ScratchFolder) throws {
        for (file, text) in files { try folder.write(text + "\n", to: "\(name)/\(file)") }
    }

    @Test("Of several devices for one backlight, the firmware's is read; invalid values are ignored")
    func files() throws {
        let folder = try ScratchFolder()
        let backlight = Backlight(folder: folder.url)
        #expect(backlight.reading() == nil)
        try write(["type": "raw", "max_brightness": "0", "brightness": "5"], to: "a", in: folder)
        try write(["type": "raw", "max_brightness": "nan", "brightness": "5"], to: "b", in: folder)
        try write(["type": "raw", "max_brightness": "99999999999999999999", "brightness": "5"], to: "c", in: folder)
        #expect(backlight.reading() == nil)
        try write(["type": "raw", "max_brightness": "1000", "brightness": "5000"], to: "d", in: folder)
        #expect(backlight.reading() == Backlight.Reading(device: "d", value: 1000, maximum: 1000))
        try write(["type": "firmware", "max_brightness": "10", "brightness": "4"], to: "z", in: folder)
        #expect(backlight.reading()?.level == 0.4)
    }

    @Test("The built-in screen's brightness is set in its own steps and never to off; others ignore it")
    func setting() throws {
        let folder = try ScratchFolder()
        try write(["type": "raw", "max_brightness": "200", "brightness": "100"], to: "panel", in: folder)
        let stage = Stage()
        let device = UIDevice.current
        let control = TestControl()
        device.backlight = Backlight(folder: folder.url)
        device.backlightControl = control
        #expect(UIScreen.main.brightness == 1)
        UIScreen.main.brightness = 0.2
        #expect(control.values == [])
        let panel = UIScreen(description: ScreenDescription(name: "eDP-1", frame: UIScreen.main.bounds))
        let log = NotificationLog(UIScreen.brightnessDidChangeNotification, object: panel)
        #expect(panel.brightness == 0.5)
        for level in [0.25, 0, -1, 7, CGFloat.nan] { panel.brightness = level }
        #expect(control.values == [50, 1, 1, 200])
        #expect(log.count == 4)
        control.refusal = BusyError()
        panel.brightness = 0.5
        #expect(log.count == 4)
        withExtendedLifetime(stage) {}
    }
}
