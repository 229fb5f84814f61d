// SPDX-License-Identifier: MIT
import Foundation
import TestCompositor
import TestProcesses
import Testing
import Windowing

@testable import UIKitPlatform

@Suite("Backend selection")
@MainActor
struct BackendTests {
    private func name(_ variables: [String: String]) throws -> String {
        let system = try Backend.connect(try ApplicationEnvironment(variables))
        defer { system.disconnect() }
        return system.name
    }

    @Test("Without a display, screens are in memory, with the requested number and sizes")
    func headless() throws {
        #expect(try name([:]) == "headless")
        #expect(try name(["SHOJI_DISPLAY": "", "WAYLAND_DISPLAY": ""]) == "headless")
        let environment = try ApplicationEnvironment(["SHOJI_HEADLESS": "640x480@2,800x600"])
        let system = try Backend.connect(environment)
        #expect(system.screens.count == 2)
        #expect(system.screens.first?.description.scale == 2)
        system.disconnect()
    }

    @Test("A Wayland display is used if there is one, unless a headless screen is requested")
    func wayland() throws {
        let compositor = try TestCompositor()
        #expect(try name(["WAYLAND_DISPLAY": compositor.displayName]) == "wayland")
        #expect(try name(["SHOJI_DISPLAY": "wayland", "WAYLAND_DISPLAY": compositor.displayName]) == "wayland")
        #expect(try name(["SHOJI_DISPLAY": "headless", "WAYLAND_DISPLAY": compositor.displayName]) == "headless")
    }

    @Test("An X display is used if there is no Wayland display", .enabled(if: Program.areInstalled("Xvfb")))
    func x11() async throws {
        let server = try ChildProcess(Program.required("Xvfb"), ["-displayfd", "1", "-noreset", "-nolisten", "tcp"])
        let number = try await server.wait(for: "the display's number") { $0.lines.first { Int($0) != nil } }
        #expect(try name(["DISPLAY": ":\(number)"]) == "x11")
        #expect(try name(["SHOJI_DISPLAY": "x11", "DISPLAY": ":\(number)"]) == "x11")
        let compositor = try TestCompositor()
        #expect(try name(["WAYLAND_DISPLAY": compositor.displayName, "DISPLAY": ":\(number)"]) == "wayland")
    }

    @Test("An invalid setting is an error that lists the valid values")
    func nonsense() {
        #expect(
            throws: SettingError(
                name: "SHOJI_DISPLAY", value: "teletype", expected: "wayland, x11 or headless")
        ) {
            try name(["SHOJI_DISPLAY": "teletype"])
        }
        #expect(throws: SettingError.self) { try name(["SHOJI_HEADLESS": "wide"]) }
    }

    @Test("A requested display that is missing is not replaced by another one")
    func nothingThere() throws {
        let path = try TemporaryFolder().path(of: "wayland-9")
        let error = ConnectionError.noDisplay(
            backend: "Wayland", display: path, reason: "no compositor has a socket of that name")
        #expect(throws: error) { try name(["WAYLAND_DISPLAY": path]) }
        #expect(throws: error) { try name(["SHOJI_DISPLAY": "wayland", "WAYLAND_DISPLAY": path]) }
        #expect(throws: error) { try name(["WAYLAND_DISPLAY": path, "DISPLAY": ":0"]) }
        let noServer = ConnectionError.noDisplay(
            backend: "X11", display: ":981", reason: "the X server cannot be reached")
        #expect(throws: noServer) { try name(["DISPLAY": ":981"]) }
        #expect(throws: noServer) { try name(["SHOJI_DISPLAY": "x11", "DISPLAY": ":981"]) }
    }
}
