// SPDX-License-Identifier: MIT
import DesktopBus
import TestBus
import TestProcesses
import Testing
import UIKitCore

@testable import UIKitPlatform

@Suite("System services", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct SystemServiceTests {
    // MARK: - Memory

    @Test("Memory warnings of any level are reported; invalid signals are ignored")
    func memory() async throws {
        let desktop = try await DesktopTestBus.portal(settings: "@a{sa{sv}} {}")
        let bus = DesktopBus(address: desktop.bus.address)
        let post = Post<Int>()
        var count = 0
        let portal = MemoryPortal(bus: bus) {
            count += 1
            post.put(count)
        }
        _ = try await bus.call(Portal.method("org.freedesktop.portal.Settings", "ReadAll"), [.texts([])])
        for body in ["()", "('now',)", "(byte 0x00,)", "(byte 0x32,)", "(byte 0xff,)"] { try desktop.warn(body) }
        #expect(await post.next() == 1)
        #expect(await post.next() == 2)
        #expect(count == 2)
        withExtendedLifetime(portal) {}
    }

    // MARK: - Sensor

    private static let sensor = "net.hadess.SensorProxy"
    private static let sensorPath = "/net/hadess/SensorProxy"

    @Test("The accelerometer is claimed, read, followed, and released")
    func accelerometer() async throws {
        let system = try await DesktopTestBus(
            [Self.sensor],
            replies: [
                "ClaimAccelerometer": .values("()"), "ReleaseAccelerometer": .values("()"),
                "GetAll": .values("({'HasAccelerometer': <true>, 'AccelerometerOrientation': <'left-up'>},)"),
            ])
        let bus = DesktopBus(address: system.bus.address)
        let sensor = SensorProxy(bus: bus)
        let post = Post<SensedOrientation?>()
        sensor.start { post.put($0) }
        #expect(await post.next() == .held(.leftEdgeUp))
        #expect(system.service.calls.map(\.member) == ["ClaimAccelerometer", "GetAll"])
        let steps: [(String, SensedOrientation?)] = [
            ("{'AccelerometerOrientation': <'normal'>}", .held(.upright)),
            ("{'AccelerometerOrientation': <'right-up'>}", .held(.rightEdgeUp)),
            ("{'AccelerometerOrientation': <'bottom-up'>}", .held(.bottomEdgeUp)),
            ("{'Tilt': <'face-up'>}", .faceUp), ("{'Tilt': <'face-down'>}", .faceDown),
            ("{'Tilt': <'vertical'>}", .held(.bottomEdgeUp)),
            ("{'AccelerometerOrientation': <'sideways'>}", nil), ("{'AccelerometerOrientation': <7>}", nil),
            ("{'AccelerometerOrientation': <'normal'>, 'HasAccelerometer': <false>}", nil),
        ]
        for (properties, orientation) in steps {
            try system.update(Self.sensorPath, Self.sensor, properties)
            #expect(await post.next() == .some(orientation), "\(properties)")
        }
        sensor.stop()
        // The sensor is released asynchronously; each call waits for a round trip to the service.
        let isReleased = await Patience.eventually {
            _ = try? await bus.call(
                BusMethod(service: Self.sensor, path: Self.sensorPath, interface: Self.sensor, member: "Look"))
            return system.service.calls.contains { $0.member == "ReleaseAccelerometer" }
        }
        #expect(isReleased)
    }

    // MARK: - Battery

    private static let power = "org.freedesktop.UPower"
    private static let powerPath = "/org/freedesktop/UPower/devices/DisplayDevice"

    @Test("The battery is read and followed; invalid data means that there is none")
    func battery() async throws {
        let system = try await DesktopTestBus(
            [Self.power],
            replies: ["GetAll": .values("({'IsPresent': <true>, 'Percentage': <50.0>, 'State': <uint32 2>},)")])
        let service = PowerService(bus: DesktopBus(address: system.bus.address))
        let post = Post<BatteryReading?>()
        service.start { post.put($0) }
        #expect(await post.next() == BatteryReading(level: 0.5, state: .unplugged))
        let steps: [(String, BatteryReading?)] = [
            ("{'State': <uint32 1>}", BatteryReading(level: 0.5, state: .charging)),
            ("{'Percentage': <100.0>, 'State': <uint32 4>}", BatteryReading(level: 1, state: .full)),
            ("{'Percentage': <1e300>, 'State': <uint32 77>}", BatteryReading(level: 1, state: .unknown)),
            ("{'Percentage': <-3.0>}", BatteryReading(level: 0, state: .unknown)),
            ("{'Percentage': <'half'>}", nil), ("{'Percentage': <20.0>, 'IsPresent': <false>}", nil),
        ]
        for (properties, reading) in steps {
            try system.update(Self.powerPath, "org.freedesktop.UPower.Device", properties)
            #expect(await post.next() == .some(reading), "\(properties)")
        }
        service.stop()
    }

    // MARK: - Brightness

    @Test("The user's session sets the backlight; its refusal is an error")
    func brightness() async throws {
        let system = try await DesktopTestBus(
            ["org.freedesktop.login1"], replies: ["SetBrightness": .values("()")])
        let session = LoginSession(bus: DesktopBus(address: system.bus.address))
        try await session.setBrightness(120, of: "intel_backlight")
        #expect(
            system.service.calls.map { $0.member + $0.arguments }
                == ["SetBrightness('backlight', 'intel_backlight', 120)"])
        system.service.set(.error(name: "org.freedesktop.DBus.Error.AccessDenied", text: "No."), for: "SetBrightness")
        await #expect(throws: BusError.self) { try await session.setBrightness(1, of: "intel_backlight") }
    }

    // MARK: - Addresses

    @Test("Bus addresses come from the environment, then from the default socket")
    func addresses() throws {
        let folder = try TemporaryFolder()
        func addresses(_ variables: [String: String]) -> BusAddresses {
            BusAddresses(variables, systemSocket: folder.path(of: "system"))
        }
        #expect(addresses([:]).session == nil && addresses([:]).system == nil)
        #expect(addresses(["XDG_RUNTIME_DIR": folder.path]).session == nil)
        _ = try folder.write("", to: "bus")
        _ = try folder.write("", to: "system")
        let found = addresses(["XDG_RUNTIME_DIR": folder.path])
        #expect(found.session == "unix:path=\(folder.path)/bus" && found.system == "unix:path=\(folder.path)/system")
        let told = addresses([
            "XDG_RUNTIME_DIR": folder.path, "DBUS_SESSION_BUS_ADDRESS": "a:", "DBUS_SYSTEM_BUS_ADDRESS": "b:",
        ])
        #expect(told.session == "a:" && told.system == "b:")
        #expect(addresses(["XDG_RUNTIME_DIR": "relative"]).session == nil)
    }
}
