// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@MainActor
@Suite("Headless screen configuration")
struct HeadlessScreenConfiguratorTests {
    private let system = HeadlessWindowSystem(
        screens: [
            HeadlessScreenSpecification(
                sizes: [CGSize(width: 80, height: 60), CGSize(width: 40, height: 30)], scale: 2),
            HeadlessScreenSpecification(size: CGSize(width: 50, height: 50)),
        ], timeSource: ManualTimeSource())

    private var configurator: HeadlessScreenConfigurator { system.screenConfigurator }

    @Test("Changes are applied together")
    func changesAreAppliedTogether() async throws {
        let small = try #require(configurator.heads[0].screen.modes.last)
        var calls = 0
        configurator.changeHandler = { calls += 1 }
        try await configurator.apply([
            ScreenChange(name: "HEADLESS-1", mode: small, scale: 1, transform: .rotated90),
            ScreenChange(name: "HEADLESS-2", position: CGPoint(x: -50, y: 0)),
        ])
        let screens = system.screens.map(\.description)
        #expect(screens[0].currentMode == small && screens[0].transform == .rotated90)
        #expect(screens[0].frame == CGRect(x: 0, y: 0, width: 60, height: 80))
        #expect(screens[1].frame.origin == CGPoint(x: -50, y: 0))
        #expect(calls == 1)
    }

    @Test("Screens can be disabled and enabled")
    func screensCanBeDisabledAndEnabled() async throws {
        try await configurator.apply([ScreenChange(name: "HEADLESS-2", isEnabled: false)])
        #expect(system.screens.map(\.description.name) == ["HEADLESS-1"])
        #expect(configurator.heads.map(\.isEnabled) == [true, false])
        try await configurator.apply([ScreenChange(name: "HEADLESS-2", isEnabled: true)])
        #expect(system.screens.map(\.description.name) == ["HEADLESS-1", "HEADLESS-2"])
    }

    @Test(
        "Impossible changes are refused as a whole",
        arguments: [
            ScreenChange(name: "HEADLESS-9"), ScreenChange(name: "HEADLESS-1", scale: .nan),
            ScreenChange(name: "HEADLESS-1", scale: 1000),
            ScreenChange(name: "HEADLESS-1", position: CGPoint(x: 1e9, y: 0)),
            ScreenChange(name: "HEADLESS-1", mode: ScreenMode(size: PixelSize(width: 7, height: 7))),
        ])
    func impossibleChangesAreRefusedAsWhole(_ change: ScreenChange) async {
        let before = system.screens.map(\.description)
        await #expect(throws: ScreenConfigurationError.self) {
            try await configurator.apply([ScreenChange(name: "HEADLESS-2", position: CGPoint(x: 500, y: 0)), change])
        }
        #expect(system.screens.map(\.description) == before)
    }

    @Test("The last screen can't be disabled")
    func lastScreenCannotBeDisabled() async {
        await #expect(throws: ScreenConfigurationError.self) {
            try await configurator.apply([
                ScreenChange(name: "HEADLESS-1", isEnabled: false), ScreenChange(name: "HEADLESS-2", isEnabled: false),
            ])
        }
        #expect(system.screens.count == 2)
    }

    @Test("Testing changes nothing")
    func testingChangesNothing() async throws {
        let before = system.screens.map(\.description)
        try await configurator.test([ScreenChange(name: "HEADLESS-1", transform: .rotated180)])
        #expect(system.screens.map(\.description) == before)
    }
}
