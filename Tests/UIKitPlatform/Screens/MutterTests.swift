// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestCompositor
import TestProcesses
import Testing
import Windowing

@testable import UIKitPlatform

/// Mutter's answers, in GVariant text format.
private enum Told {
    static func mode(_ width: Int, _ height: Int, _ rate: Double, _ properties: String = "") -> String {
        "('\(width)x\(height)@\(rate)', \(width), \(height), \(rate), 1.0, [1.0, 2.0], @a{sv} {\(properties)})"
    }

    /// Returns the state of two monitors of 1920 × 1080 side by side and a third that is off.
    static func state(
        serial: Int = 7, leftMode: (Int, Int) = (1920, 1080), scale: Double = 1, layout: Int = 1, isLeftOn: Bool = true
    ) -> String {
        func monitor(_ name: String, current: (Int, Int)?) -> String {
            let modes = [(1920, 1080, 60.0), (1920, 1080, 59.94), (1280, 720, 60.0)].enumerated().map { index, mode in
                let isCurrent = current.map { $0 == (mode.0, mode.1) && mode.2 == 60 } ?? false
                return Told.mode(
                    mode.0, mode.1, mode.2,
                    (isCurrent ? "'is-current': <true>, " : "") + "'is-preferred': <\(index == 0)>")
            }
            return """
                (('\(name)', 'ACM', 'Model', '0x01'), [\(modes.joined(separator: ", "))], \
                {'width-mm': <510>, 'height-mm': <290>})
                """
        }
        func part(_ name: String, _ x: Int, scale: Double, isPrimary: Bool) -> String {
            "(\(x), 0, \(scale), uint32 0, \(isPrimary), [('\(name)', 'ACM', 'Model', '0x01')], @a{sv} {})"
        }
        let width = layout == 1 ? Int(Double(leftMode.0) / scale) : leftMode.0
        let left = isLeftOn ? [part("DP-1", 0, scale: scale, isPrimary: true)] : []
        let parts = left + [part("DP-2", isLeftOn ? width : 0, scale: 1, isPrimary: !isLeftOn)]
        return """
            (uint32 \(serial), \
            [\(monitor("DP-1", current: isLeftOn ? leftMode : nil)), \(monitor("DP-2", current: (1920, 1080))), \
            \(monitor("HDMI-1", current: nil))], \
            [\(parts.joined(separator: ", "))], {'layout-mode': <uint32 \(layout)>})
            """
    }
}

@Suite("Screen configuration by Mutter", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct MutterTests {
    private static let path = "/org/gnome/Mutter/DisplayConfig"
    private static let name = "org.gnome.Mutter.DisplayConfig"
    private static let small = ScreenMode(size: PixelSize(width: 1280, height: 720), refreshRate: 60)

    private func desktop(_ state: String = Told.state()) async throws -> DesktopTestBus {
        try await DesktopTestBus(
            [Self.name], replies: ["GetCurrentState": .values(state), "ApplyMonitorsConfig": .values("()")])
    }

    private func configurator(_ desktop: DesktopTestBus) async throws -> MutterScreenConfigurator {
        try #require(await MutterScreenConfigurator.find(on: DesktopBus(address: desktop.bus.address)))
    }

    private func applied(_ desktop: DesktopTestBus) -> [String] {
        desktop.service.calls.filter { $0.member == "ApplyMonitorsConfig" }.map(\.arguments)
    }

    @Test("Monitors are reported as heads with all their modes, on or off")
    func heads() async throws {
        let configurator = try await configurator(try await desktop(Told.state(scale: 1.5)))
        #expect(configurator.heads.map(\.screen.name) == ["DP-1", "DP-2", "HDMI-1"])
        #expect(configurator.heads.map(\.isEnabled) == [true, true, false])
        let first = configurator.heads[0]
        #expect(first.screen.frame == CGRect(x: 0, y: 0, width: 1280, height: 720) && first.screen.scale == 1.5)
        #expect(first.screen.currentMode?.isPreferred == true && first.screen.modes.count == 3)
        #expect(first.screen.make == "ACM" && first.serialNumber == "0x01" && first.screen.physicalSize.width == 510)
        #expect(configurator.heads[1].screen.frame.minX == 1280)
        #expect(configurator.heads[2].screen.currentMode == nil)
    }

    @Test("A change contains the whole layout; neighbors follow, and the new state is read before it returns")
    func apply() async throws {
        let desktop = try await desktop()
        let configurator = try await configurator(desktop)
        var changeCount = 0
        configurator.changeHandler = { changeCount += 1 }
        desktop.service.set(.values(Told.state(serial: 8, leftMode: (1280, 720))), for: "GetCurrentState")
        try await configurator.apply([ScreenChange(name: "DP-1", mode: Self.small)])
        #expect(
            applied(desktop) == [
                "(7, 1, [(0, 0, 1.0, 0, true, [('DP-1', '1280x720@60.0', {})]), "
                    + "(1280, 0, 1.0, 0, false, [('DP-2', '1920x1080@60.0', {})])], {})"
            ])
        #expect(configurator.heads[0].screen.currentMode?.size == Self.small.size && changeCount == 1)
        try await configurator.test([ScreenChange(name: "HDMI-1", isEnabled: true)])
        let test = try #require(applied(desktop).last)
        #expect(
            test.hasPrefix("(8, 0, [") && test.contains("(3200, 0, 1.0, 0, false, [('HDMI-1', '1920x1080@60.0', {})])"))
    }

    @Test("Disabling the primary screen makes another one primary, at the origin")
    func switchingOff() async throws {
        let desktop = try await desktop()
        let configurator = try await configurator(desktop)
        desktop.service.set(.values(Told.state(isLeftOn: false)), for: "GetCurrentState")
        try await configurator.apply([ScreenChange(name: "DP-1", isEnabled: false)])
        #expect(applied(desktop).last?.contains("[(0, 0, 1.0, 0, true, [('DP-2',") == true)
        #expect(configurator.heads.map(\.screen.name) == ["DP-2", "DP-1", "HDMI-1"])
        let refused = ScreenConfigurationError.refused(route: Self.name, reason: "one screen has to stay on")
        await #expect(throws: refused) {
            try await configurator.apply([ScreenChange(name: "DP-2", isEnabled: false)])
        }
    }

    @Test("Errors have Mutter's message; a stale serial is outdated, and an accepted change is verified")
    func refusals() async throws {
        let desktop = try await desktop()
        let configurator = try await configurator(desktop)
        let change = ScreenChange(name: "DP-1", mode: Self.small)
        func refused(_ reason: String) -> ScreenConfigurationError { .refused(route: Self.name, reason: reason) }
        desktop.service.set(
            .error(name: "org.freedesktop.DBus.Error.InvalidArgs", text: "Logical monitors not adjacent"),
            for: "ApplyMonitorsConfig")
        await #expect(throws: refused("Logical monitors not adjacent")) { try await configurator.apply([change]) }
        desktop.service.set(
            .error(
                name: "org.freedesktop.DBus.Error.AccessDenied",
                text: "The requested configuration is based on stale information"), for: "ApplyMonitorsConfig")
        await #expect(throws: ScreenConfigurationError.outdated(route: Self.name)) {
            try await configurator.test([change])
        }
        desktop.service.set(.values("()"), for: "ApplyMonitorsConfig")
        await #expect(throws: refused("it was agreed to, but DP-1 shows 1920x1080")) {
            try await configurator.apply([change])
        }
        let mistakes: [(ScreenChange, String)] = [
            (ScreenChange(name: "DP-9"), "there is no output DP-9"),
            (
                ScreenChange(name: "DP-1", mode: ScreenMode(size: PixelSize(width: 7, height: 5))),
                "DP-1 has no mode of 7x5 at 60.0 Hz"
            ),
            (ScreenChange(name: "DP-1", scale: .nan), "DP-1 cannot have a scale of nan"),
            (ScreenChange(name: "DP-1", position: CGPoint(x: CGFloat.infinity, y: 0)), "DP-1 cannot lie at (inf, 0.0)"),
            (ScreenChange(name: "HDMI-1", scale: 2), "HDMI-1 is switched off"),
        ]
        for (change, reason) in mistakes {
            await #expect(throws: refused(reason)) { try await configurator.apply([change]) }
        }
    }

    @Test("Changes by other clients are noticed")
    func following() async throws {
        let desktop = try await desktop()
        let configurator = try await configurator(desktop)
        let post = Post<Int>()
        configurator.changeHandler = { [weak configurator] in post.put(configurator?.heads.count ?? 0) }
        // After this answer, the signal is certainly subscribed to.
        try await configurator.test([])
        // Positions in pixels are converted to points.
        desktop.service.set(.values(Told.state(scale: 2, layout: 2)), for: "GetCurrentState")
        try desktop.service.emit(path: Self.path, interface: Self.name, member: "MonitorsChanged", body: "()")
        #expect(await post.next() == 3)
        #expect(configurator.heads[0].screen.frame == CGRect(x: 0, y: 0, width: 960, height: 540))
        #expect(configurator.heads[1].screen.frame.minX == 1920)
    }

    @Test(
        "Without the service, or with an invalid answer, there is no configurator",
        arguments: [
            "()", "(1, 2, 3)", "(uint32 1, 'a', 'b')", "(-1, @as [], @as [])",
        ])
    func nonsense(answer: String) async throws {
        let desktop = try await desktop(answer)
        #expect(await MutterScreenConfigurator.find(on: DesktopBus(address: desktop.bus.address)) == nil)
        let empty = try await TestBus()
        #expect(await MutterScreenConfigurator.find(on: DesktopBus(address: empty.address)) == nil)
    }

    @Test("Invalid monitors, modes, and logical monitors are skipped")
    func hostileParts() throws {
        let none = BusValue.dictionary([:])
        let mode = BusValue.list([
            .text("m"), .integer(800), .integer(600), .number(.nan), .number(1), .list([]), none,
        ])
        let good = BusValue.list([
            .text("m"), .integer(800), .integer(600), .number(1e300), .number(-5), .list([]),
            .dictionary(["is-current": .boolean(true)]),
        ])
        let huge = BusValue.list([
            .text("m"), .integer(.max), .integer(.min), .number(60), .number(1), .list([]), none,
        ])
        func names(_ name: String) -> BusValue { .list([.text(name), .text(""), .text(""), .text("")]) }
        let monitor = BusValue.list([
            names("A"), .list([mode, good, huge, .unreadable]), .dictionary(["width-mm": .number(.infinity)]),
        ])
        func part(_ x: BusValue, _ scale: Double, _ transform: UInt64, _ name: String) -> BusValue {
            .list([
                x, .integer(0), .number(scale), .unsigned(transform), .boolean(true), .list([names(name)]), none,
            ])
        }
        let state = try #require(
            MutterState([
                .unsigned(1), .list([monitor, monitor, .text("x"), .list([names(""), .list([]), none])]),
                .list([
                    part(.integer(.max), 1, 0, "A"), part(.integer(0), .nan, 0, "A"), part(.integer(0), 1, 99, "A"),
                    part(.integer(0), 1, 0, "Z"), part(.integer(3), 2, 1, "A"), .list([]),
                ]),
            ]))
        #expect(state.monitors.map(\.connector) == ["A"] && state.monitors[0].modes.count == 1)
        #expect(state.monitors[0].modes[0].refreshRate == 100_000 && state.monitors[0].modes[0].preferredScale == 1)
        #expect(state.parts.count == 1 && state.parts[0].transform == .rotated90)
    }

    @Test("A compositor without an output management protocol uses Mutter's service")
    func compositor() async throws {
        let desktop = try await desktop()
        let compositor = try TestCompositor(
            CompositorOptions().without("zwlr_output_manager_v1").without("kde_output_management_v2"))
        let process = try ChildProcess(
            .built("screenmodes"), ["list"],
            environment: [
                "WAYLAND_DISPLAY": compositor.displayName, "DBUS_SESSION_BUS_ADDRESS": desktop.bus.address,
            ])
        let report = try await process.end()
        #expect(report.output.contains("Changes use org.gnome.Mutter.DisplayConfig."), "\(report)")
        #expect(report.output.contains("HDMI-1"))
    }
}
