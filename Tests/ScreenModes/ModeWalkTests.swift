// SPDX-License-Identifier: MIT
import Foundation
import ScreenModesCore
import Testing
import Windowing

@MainActor
struct ModeWalkTests {
    private let desktop = FakeConfigurator(ScreenHead.desk)
    private let stage = FakeStage()

    private func walk(_ outputs: [String] = [], requiresRate: Bool = false) async throws -> WalkReport {
        var options = ModeWalk.Options()
        options.requiresRate = requiresRate
        return try await ModeWalk(by: desktop, on: stage, outputs: outputs, options: options).run()
    }

    private func verdicts(_ report: WalkReport) -> [WalkReport.Verdict] { report.entries.map(\.verdict) }

    @Test func `Shows every mode of every output that is on, then restores them`() async throws {
        let report = try await walk()
        #expect(report.isPassed)
        #expect(stage.observed.map(\.mode) == ScreenHead.desk[0].screen.modes + ScreenHead.desk[1].screen.modes)
        #expect(stage.observed.map(\.index) == [1, 2, 3, 4, 5, 6])
        #expect(desktop.heads == ScreenHead.desk)
        #expect(report.summary == "6 of 6 modes passed. The screens are restored.")
    }

    @Test func `Turns on an output that is off for its test`() async throws {
        let report = try await walk(["DP-2"])
        #expect(report.isPassed)
        #expect(desktop.applied.first?.first?.isEnabled == true)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Rejects unknown outputs`() async {
        await #expect(throws: ScreenModesError.unknownOutput(name: "VGA", known: ["eDP-1", "HDMI-A-1", "DP-2"])) {
            try await walk(["VGA"])
        }
    }

    @Test func `Continues after a mode that is refused`() async throws {
        let error = ScreenConfigurationError.refused(route: "fake", reason: "the link is too slow")
        desktop.behaviours[4] = .refuses(error)
        let report = try await walk()
        #expect(verdicts(report).filter { $0 == .passed }.count == 5)
        #expect(report.entries[4].verdict == .failed([error.description]))
        #expect(!report.isPassed)
        #expect(report.restored == .complete)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Reports a mode that differs from the requested one`() async throws {
        desktop.behaviours[2] = .shows(.mode(1024, 768))
        let report = try await walk(["eDP-1"])
        #expect(report.entries[2].verdict == .failed(["1280x800@60 was requested; the output shows 1024x768@60."]))
        #expect(stage.observed.count == 2)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Reports a window with another size or scale`() async throws {
        stage.observations = [
            PixelSize(width: 1280, height: 720): WalkObservation(pixelSize: PixelSize(width: 1920, height: 1080)),
            PixelSize(width: 800, height: 600): WalkObservation(
                pixelSize: PixelSize(width: 1600, height: 1200), scale: 2),
        ]
        let report = try await walk(["HDMI-A-1"])
        #expect(
            verdicts(report) == [
                .passed, .failed(["The window has 1920x1080 pixels instead of 1280x720."]),
                .failed(["The window has scale 2 instead of 1."]),
            ])
    }

    @Test func `Accepts a scaled-down window where scales are integers`() async throws {
        stage.observations = [
            PixelSize(width: 1280, height: 800): WalkObservation(
                pixelSize: PixelSize(width: 1706, height: 1066), scale: 2)
        ]
        #expect(try await walk(["eDP-1"]).isPassed)
    }

    @Test func `Handles rotated screens`() async throws {
        desktop.heads[1].screen.transform = .rotated270
        stage.observations = [
            PixelSize(width: 800, height: 600): WalkObservation(pixelSize: PixelSize(width: 600, height: 800))
        ]
        // The fake's own sizes follow a change of mode.
        let report = try await walk(["HDMI-A-1"])
        #expect(verdicts(report) == [.passed, .passed, .passed])
    }

    @Test func `Fails where no window could be shown`() async throws {
        stage.observations = [PixelSize(width: 800, height: 600): WalkObservation(pixelSize: nil)]
        #expect(try await walk(["HDMI-A-1"]).entries[2].verdict == .failed(["No window could be shown on HDMI-A-1."]))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 0, -1])
    func `Treats an invalid scale as a missing window`(scale: CGFloat) async throws {
        stage.observations = [
            PixelSize(width: 800, height: 600): WalkObservation(
                pixelSize: PixelSize(width: Int.max / 4, height: 1), scale: scale)
        ]
        #expect(try await walk(["HDMI-A-1"]).entries[2].verdict == .failed(["No window could be shown on HDMI-A-1."]))
    }

    @Test func `Fails slow frames only if the rate is required`() async throws {
        let size = PixelSize(width: 800, height: 600)
        stage.observations = [size: WalkObservation(pixelSize: size, timestamps: FakeStage.frames(at: 60))]
        #expect(try await walk(["HDMI-A-1"]).isPassed)
        let strict = try await walk(["HDMI-A-1"], requiresRate: true)
        #expect(verdicts(strict) == [.passed, .passed, .failed(["The frame rate was 60 Hz."])])
        stage.observations = [size: WalkObservation(pixelSize: size)]
        let none = try await walk(["HDMI-A-1"], requiresRate: true)
        #expect(none.entries[2].verdict == .failed(["No frames were presented."]))
    }

    @Test func `Skips disconnected outputs and restores the others`() async throws {
        stage.onObserve = { [desktop] step in
            if step.index == 2 { desktop.heads.removeAll { $0.screen.name == "eDP-1" } }
        }
        let report = try await walk()
        #expect(
            verdicts(report) == [
                .passed, .failed(["eDP-1 was disconnected while the pattern was shown."]),
                .skipped("eDP-1 was disconnected."), .passed, .passed, .passed,
            ])
        #expect(report.restored == .exceptUnplugged(["eDP-1"]))
        #expect(desktop.heads == Array(ScreenHead.desk.dropFirst()))
        #expect(!report.isPassed)
    }

    @Test func `Reports an output that is disconnected while its mode is set`() async throws {
        desktop.behaviours[1] = .unplugs("eDP-1")
        let report = try await walk(["eDP-1"])
        #expect(report.entries[1].verdict == .failed(["eDP-1 was disconnected while the mode was set."]))
        #expect(report.entries[2].verdict == .skipped("eDP-1 was disconnected."))
    }

    @Test func `Retries once if the screens have changed in the meantime`() async throws {
        desktop.behaviours[0] = .refuses(.outdated(route: "fake"))
        #expect(try await walk(["eDP-1"]).isPassed)
        #expect(desktop.applied.count == 5)
    }

    @Test func `Restores the screens when it is stopped`() async throws {
        let walk = try ModeWalk(by: desktop, on: stage)
        stage.onObserve = { if $0.index == 5 { walk.stop() } }
        let report = await walk.run()
        #expect(stage.interruptions == 1)
        #expect(report.ending == .stopped)
        #expect(report.entries.count == 5)
        #expect(report.entries.last?.verdict == .skipped("The test was stopped."))
        #expect(report.restored == .complete)
        #expect(desktop.heads == ScreenHead.desk)
        #expect(!report.isPassed)
    }

    @Test func `Ends with the connection, and reports that nothing was restored`() async throws {
        desktop.behaviours[3] = .vanishes
        let report = try await walk()
        #expect(report.entries.count == 4)
        #expect(report.ending == .connectionLost(FakeConfigurator.lost))
        #expect(report.restored == .failed(FakeConfigurator.lost))
        #expect(report.summary.contains("NOT restored"))
    }

    @Test func `Doesn't restore the screens after the connection is lost`() async throws {
        let walk = try ModeWalk(by: desktop, on: stage)
        stage.onObserve = { if $0.index == 2 { walk.stop(after: FakeConfigurator.lost) } }
        let report = await walk.run()
        #expect(report.ending == .connectionLost(FakeConfigurator.lost))
        #expect(report.restored == .failed(FakeConfigurator.lost))
        #expect(report.entries.count == 2)
        #expect(desktop.applied.count == 2)
    }

    @Test func `Reports that restoring failed`() async throws {
        let error = ScreenConfigurationError.refused(route: "fake", reason: "busy")
        desktop.behaviours[3] = .refuses(error)
        let report = try await walk(["eDP-1"])
        #expect(report.restored == .failed(error))
        #expect(!report.isPassed)

        desktop.heads = ScreenHead.desk
        desktop.behaviours = [7: .shows(.mode(640, 480))]
        let different = try await walk(["HDMI-A-1"])
        #expect(different.restored == .different(["HDMI-A-1"]))
    }

    @Test func `Passes without modes`() async throws {
        let report = try await ModeWalk(by: FakeConfigurator([.head("VGA-1", [])]), on: stage).run()
        #expect(report.entries.isEmpty)
        #expect(!report.isPassed)
        #expect(report.summary == "0 of 0 modes passed. The screens are restored.")
    }

    @Test func `Prints results in columns`() async throws {
        desktop.behaviours[1] = .shows(.mode(640, 480))
        let report = try await walk(["HDMI-A-1"])
        #expect(
            report.table == """
                HDMI-A-1  1920x1080@59.94  pass  59.94 Hz, 0 of 59 late, longest 16.7 ms
                HDMI-A-1  1280x720@60      FAIL
                    1280x720@60 was requested; the output shows 640x480@60.
                HDMI-A-1  800x600@75       pass  75 Hz, 0 of 59 late, longest 13.3 ms
                2 of 3 modes passed. The screens are restored.
                """)
    }
}
