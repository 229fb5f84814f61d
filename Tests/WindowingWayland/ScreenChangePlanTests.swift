// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

@testable import WindowingWayland

@Suite("Screen change plans")
struct ScreenChangePlanTests {
    private let modes = [
        ScreenMode(size: PixelSize(width: 1920, height: 1080), refreshRate: 60),
        ScreenMode(size: PixelSize(width: 1920, height: 1080), refreshRate: 59.94, isPreferred: true),
        ScreenMode(size: PixelSize(width: 1280, height: 720), refreshRate: 60),
    ]

    private func plan(isEnabled: Bool = true) -> ScreenChangePlan {
        let description = ScreenDescription(name: "A", frame: .zero, modes: modes, currentMode: modes[1])
        let other = ScreenDescription(name: "B", frame: .zero)
        return ScreenChangePlan(
            route: "way",
            heads: [
                ScreenHead(screen: description, isEnabled: isEnabled), ScreenHead(screen: other, isEnabled: false),
            ])
    }

    private func mode(_ width: Int, _ height: Int, _ rate: Double) -> ScreenMode {
        ScreenMode(size: PixelSize(width: width, height: height), refreshRate: rate)
    }

    @Test("Each head has a target, which is unchanged without a change")
    func unchanged() throws {
        let targets = try plan().targets(for: [])
        #expect(targets == [HeadTarget(name: "A", isEnabled: true), HeadTarget(name: "B", isEnabled: false)])
    }

    @Test("A mode is the matching listed one, otherwise a custom one")
    func modeChoice() throws {
        func chosen(_ mode: ScreenMode) throws -> HeadTarget.Mode? {
            try plan().targets(for: [ScreenChange(name: "A", mode: mode)])[0].mode
        }
        #expect(try chosen(mode(1920, 1080, 60)) == .listed(0))
        #expect(try chosen(mode(1920, 1080, 59.9401)) == .listed(1))
        #expect(try chosen(mode(1920, 1080, 0)) == .listed(1), "whatever rate: the preferred one")
        #expect(try chosen(mode(1280, 720, 0)) == .listed(2))
        #expect(try chosen(mode(1920, 1080, 75)) == .custom(width: 1920, height: 1080, millihertz: 75_000))
        #expect(try chosen(mode(640, 480, 59.94)) == .custom(width: 640, height: 480, millihertz: 59_940))
    }

    @Test("An output that is enabled gets a mode, the preferred one")
    func switchingOn() throws {
        #expect(
            try plan(isEnabled: false).targets(for: [ScreenChange(name: "A", isEnabled: true)])[0].mode == .listed(1))
        #expect(try plan().targets(for: [ScreenChange(name: "B", isEnabled: true)])[1].mode == nil)
    }

    @Test(
        "Impossible changes are refused with a reason, because they would be protocol errors",
        arguments: [
            (ScreenChange(name: "C"), "there is no output C"),
            (ScreenChange(name: "B", scale: 2), "B is switched off"),
            (ScreenChange(name: "A", isEnabled: false, transform: .flipped), "A is switched off"),
            (ScreenChange(name: "A", scale: 0), "A cannot have a scale of 0.0"),
            (ScreenChange(name: "A", scale: .nan), "A cannot have a scale of nan"),
            (
                ScreenChange(name: "A", mode: ScreenMode(size: PixelSize(width: 0, height: 5), refreshRate: 60)),
                "0x5 at 60.0 Hz is no mode"
            ),
            (
                ScreenChange(
                    name: "A", mode: ScreenMode(size: PixelSize(width: 50, height: 5), refreshRate: .infinity)),
                "50x5 at inf Hz is no mode"
            ),
            (
                ScreenChange(name: "A", position: CGPoint(x: CGFloat.nan, y: 0)),
                "A cannot lie at \(CGPoint(x: CGFloat.nan, y: 0))"
            ),
        ])
    func refusals(change: ScreenChange, reason: String) {
        #expect(throws: ScreenConfigurationError.refused(route: "way", reason: reason)) {
            try plan().targets(for: [change])
        }
    }

    @Test("Two changes of one output are contradictory")
    func twice() {
        #expect(throws: ScreenConfigurationError.refused(route: "way", reason: "A is to be changed twice")) {
            try plan().targets(for: [ScreenChange(name: "A"), ScreenChange(name: "A", scale: 2)])
        }
    }

    @Test("Differences between the result and the request are described")
    func disagreement() throws {
        let plan = plan()
        func difference(_ change: ScreenChange) throws -> String? {
            plan.disagreement(with: try plan.targets(for: [change]))
        }
        #expect(try difference(ScreenChange(name: "A", mode: modes[1])) == nil)
        #expect(try difference(ScreenChange(name: "A", position: CGPoint(x: 7, y: 7), scale: 3)) == nil)
        #expect(try difference(ScreenChange(name: "A", mode: modes[2])) == "A shows 1920x1080")
        #expect(try difference(ScreenChange(name: "A", mode: mode(9, 9, 1))) == "A shows 1920x1080")
        #expect(try difference(ScreenChange(name: "A", isEnabled: false)) == "A is switched on")
        #expect(try difference(ScreenChange(name: "B", isEnabled: true)) == "B is switched off")
        #expect(try difference(ScreenChange(name: "A", transform: .flipped)) == "A is turned otherwise")
        #expect(
            plan.disagreement(with: [HeadTarget(name: "C", isEnabled: true)]) == "C is gone")
        #expect(plan.disagreement(with: [HeadTarget(name: "C", isEnabled: false)]) == nil)
    }
}
