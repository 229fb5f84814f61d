// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

/// Reports values set by the test.
@MainActor
private final class TestWatch: BatteryWatch {
    var report: (@MainActor (BatteryReading?) -> Void)?

    func start(_ report: @escaping @MainActor (BatteryReading?) -> Void) { self.report = report }
    func stop() { report = nil }
}

@MainActor
@Suite("Battery")
struct BatteryTests {
    private func write(_ files: [String: String], to name: String, in folder: ScratchFolder) throws {
        for (file, text) in files { try folder.write(text + "\n", to: "\(name)/\(file)") }
    }

    @Test("The device's batteries are read from sysfs, weighted by capacity and without peripherals")
    func files() throws {
        let folder = try ScratchFolder()
        let files = BatteryFiles(folder: folder.url)
        #expect(files.reading() == nil)
        try write(["type": "Mains", "online": "1"], to: "AC", in: folder)
        try write(["type": "Battery", "scope": "Device", "capacity": "10"], to: "hid-mouse", in: folder)
        #expect(files.reading() == nil)
        try write(
            ["type": "Battery", "capacity": "80", "status": "Full", "energy_full": "30000000"], to: "BAT0", in: folder)
        #expect(files.reading() == BatteryReading(level: 0.8, state: .full))
        try write(
            ["type": "Battery", "capacity": "40", "status": "Charging", "energy_full": "10000000"], to: "BAT1",
            in: folder)
        #expect(files.reading() == BatteryReading(level: 0.7, state: .charging))
        try write(["status": "Discharging"], to: "BAT1", in: folder)
        #expect(files.reading()?.state == .unplugged)
    }

    @Test(
        "Invalid files are ignored, and the level is never above 1",
        arguments: [
            ("nan", nil), ("-5", nil), ("", nil), ("1e3", nil), ("99999999999999999999", nil), ("250", 1.0),
            ("9223372036854775807", 1.0),
        ] as [(String, Double?)])
    func nonsense(capacity: String, level: Double?) throws {
        let folder = try ScratchFolder()
        try write(
            ["type": "Battery", "capacity": capacity, "status": "Exploding", "energy_full": "-7"], to: "BAT0",
            in: folder)
        let reading = BatteryFiles(folder: folder.url).reading()
        #expect(reading?.level == level)
        #expect(reading.map { $0.state == .unknown } ?? true)
        #expect(BatteryReading(level: .nan, state: .full) == nil)
        #expect(BatteryReading(level: -3, state: .full)?.level == 0)
    }

    @Test("Nothing is known before monitoring; then sysfs is read until the service reports, and changes are posted")
    func monitoring() throws {
        let folder = try ScratchFolder()
        try write(["type": "Battery", "capacity": "50", "status": "Discharging"], to: "BAT0", in: folder)
        let stage = Stage()
        let device = UIDevice.current
        let watch = TestWatch()
        device.batteryFiles = BatteryFiles(folder: folder.url)
        device.batteryWatch = watch
        let levels = NotificationLog(UIDevice.batteryLevelDidChangeNotification, object: device)
        let states = NotificationLog(UIDevice.batteryStateDidChangeNotification, object: device)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        #expect(watch.report == nil)
        device.isBatteryMonitoringEnabled = true
        #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged)
        watch.report?(BatteryReading(level: 0.5, state: .unplugged))
        #expect(levels.count == 0 && states.count == 0)
        watch.report?(BatteryReading(level: 0.504, state: .charging))
        #expect(levels.count == 0 && states.count == 1)
        watch.report?(BatteryReading(level: 0.52, state: .charging))
        #expect(levels.count == 1 && states.count == 1)
        #expect(device.batteryLevel == 0.52)
        device.isBatteryMonitoringEnabled = false
        #expect(watch.report == nil)
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
        device.isBatteryMonitoringEnabled = true
        let late = TestWatch()
        device.batteryWatch = late
        #expect(late.report != nil)
        withExtendedLifetime(stage) {}
    }
}
