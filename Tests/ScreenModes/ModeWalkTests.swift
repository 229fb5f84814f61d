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

    @Test func `Shows every mode of every output that is on, then goes back`() async throws {
        let report = try await walk()
        #expect(report.isPassed)
        #expect(stage.observed.map(\.mode) == ScreenHead.desk[0].screen.modes + ScreenHead.desk[1].screen.modes)
        #expect(stage.observed.map(\.index) == [1, 2, 3, 4, 5, 6])
        #expect(desktop.heads == ScreenHead.desk)
        #expect(report.summary == "6 of 6 modes passed. The screens are as they were.")
    }

    @Test func `Switches on an output that is off while it is walked`() async throws {
        let report = try await walk(["DP-2"])
        #expect(report.isPassed)
        #expect(desktop.applied.first?.first?.isEnabled == true)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Knows the outputs there are`() async {
        await #expect(throws: ScreenModesError.unknownOutput(name: "VGA", known: ["eDP-1", "HDMI-A-1", "DP-2"])) {
            try await walk(["VGA"])
        }
    }

    @Test func `Goes on after a mode that is refused`() async throws {
        let error = ScreenConfigurationError.refused(route: "fake", reason: "the link is too slow")
        desktop.behaviours[4] = .refuses(error)
        let report = try await walk()
        #expect(verdicts(report).filter { $0 == .passed }.count == 5)
        #expect(report.entries[4].verdict == .failed([error.description]))
        #expect(!report.isPassed)
        #expect(report.restored == .complete)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Tells when another mode comes than was asked for`() async throws {
        desktop.behaviours[2] = .shows(.mode(1024, 768))
        let report = try await walk(["eDP-1"])
        #expect(report.entries[2].verdict == .failed(["1280x800@60 was asked for; 1024x768@60 came."]))
        #expect(stage.observed.count == 2)
        #expect(desktop.heads == ScreenHead.desk)
    }

    @Test func `Tells when a window finds another size or scale`() async throws {
        stage.observations = [
            PixelSize(width: 1280, height: 720): WalkObservation(pixelSize: PixelSize(width: 1920, height: 1080)),
            PixelSize(width: 800, height: 600): WalkObservation(
                pixelSize: PixelSize(width: 1600, height: 1200), scale: 2),
        ]
        let report = try await walk(["HDMI-A-1"])
        #expect(
            verdicts(report) == [
                .passed, .failed(["The window has 1920x1080 pixels instead of 1280x720."]),
                .failed(["The window was told scale 2 instead of 1."]),
            ])
    }

    @Test func `Accepts a window that is shrunk where scales are whole`() async throws {
        stage.observations = [
            PixelSize(width: 1280, height: 800): WalkObservation(
                pixelSize: PixelSize(width: 1706, height: 1066), scale: 2)
        ]
        #expect(try await walk(["eDP-1"]).isPassed)
    }

    @Test func `Reckons with screens that are turned`() async throws {
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
    func `Takes a scale that is none for no window`(scale: CGFloat) async throws {
        stage.observations = [
            PixelSize(width: 800, height: 600): WalkObservation(
                pixelSize: PixelSize(width: Int.max / 4, height: 1), scale: scale)
        ]
        #expect(try await walk(["HDMI-A-1"]).entries[2].verdict == .failed(["No window could be shown on HDMI-A-1."]))
    }

    @Test func `Fails slow frames only where the rate is required`() async throws {
        let size = PixelSize(width: 800, height: 600)
        stage.observations = [size: WalkObservation(pixelSize: size, timestamps: FakeStage.frames(at: 60))]
        #expect(try await walk(["HDMI-A-1"]).isPassed)
        let strict = try await walk(["HDMI-A-1"], requiresRate: true)
        #expect(verdicts(strict) == [.passed, .passed, .failed(["Frames came at 60 Hz."])])
        stage.observations = [size: WalkObservation(pixelSize: size)]
        let none = try await walk(["HDMI-A-1"], requiresRate: true)
        #expect(none.entries[2].verdict == .failed(["No frames were seen."]))
    }

    @Test func `Skips what is unplugged and restores the others`() async throws {
        stage.onObserve = { [desktop] step in
            if step.index == 2 { desktop.heads.removeAll { $0.screen.name == "eDP-1" } }
        }
        let report = try await walk()
        #expect(
            verdicts(report) == [
                .passed, .failed(["eDP-1 was unplugged while the pattern was shown."]),
                .skipped("eDP-1 was unplugged."), .passed, .passed, .passed,
            ])
        #expect(report.restored == .exceptUnplugged(["eDP-1"]))
        #expect(desktop.heads == Array(ScreenHead.desk.dropFirst()))
        #expect(!report.isPassed)
    }

    @Test func `Tells when an output goes while its mode is set`() async throws {
        desktop.behaviours[1] = .unplugs("eDP-1")
        let report = try await walk(["eDP-1"])
        #expect(report.entries[1].verdict == .failed(["eDP-1 was unplugged while the mode was set."]))
        #expect(report.entries[2].verdict == .skipped("eDP-1 was unplugged."))
    }

    @Test func `Tries once more when the screens changed meanwhile`() async throws {
        desktop.behaviours[0] = .refuses(.outdated(route: "fake"))
        #expect(try await walk(["eDP-1"]).isPassed)
        #expect(desktop.applied.count == 5)
    }

    @Test func `Goes back when it is stopped`() async throws {
        let walk = try ModeWalk(by: desktop, on: stage)
        stage.onObserve = { if $0.index == 5 { walk.stop() } }
        let report = await walk.run()
        #expect(stage.interruptions == 1)
        #expect(report.ending == .stopped)
        #expect(report.entries.count == 5)
        #expect(report.entries.last?.verdict == .skipped("The walk was stopped."))
        #expect(report.restored == .complete)
        #expect(desktop.heads == ScreenHead.desk)
        #expect(!report.isPassed)
    }

    @Test func `Ends with the connection, and says that nothing was restored`() async throws {
        desktop.behaviours[3] = .vanishes
        let report = try await walk()
        #expect(report.entries.count == 4)
        #expect(report.ending == .connectionLost(FakeConfigurator.lost))
        #expect(report.restored == .failed(FakeConfigurator.lost))
        #expect(report.summary.contains("NOT as they were"))
    }

    @Test func `Asks nobody for the way back when the connection is lost while a pattern is shown`() async throws {
        let walk = try ModeWalk(by: desktop, on: stage)
        stage.onObserve = { if $0.index == 2 { walk.stop(after: FakeConfigurator.lost) } }
        let report = await walk.run()
        #expect(report.ending == .connectionLost(FakeConfigurator.lost))
        #expect(report.restored == .failed(FakeConfigurator.lost))
        #expect(report.entries.count == 2)
        #expect(desktop.applied.count == 2)
    }

    @Test func `Tells when the way back fails`() async throws {
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

    @Test func `Has nothing to pass without modes`() async throws {
        let report = try await ModeWalk(by: FakeConfigurator([.head("VGA-1", [])]), on: stage).run()
        #expect(report.entries.isEmpty)
        #expect(!report.isPassed)
        #expect(report.summary == "0 of 0 modes passed. The screens are as they were.")
    }

    @Test func `Writes findings in columns`() async throws {
        desktop.behaviours[1] = .shows(.mode(640, 480))
        let report = try await walk(["HDMI-A-1"])
        #expect(
            report.table == """
                HDMI-A-1  1920x1080@59.94  pass  59.94 Hz, 0 of 59 late, longest 16.7 ms
                HDMI-A-1  1280x720@60      FAIL
                    1280x720@60 was asked for; 640x480@60 came.
                HDMI-A-1  800x600@75       pass  75 Hz, 0 of 59 late, longest 13.3 ms
                2 of 3 modes passed. The screens are as they were.
                """)
    }
}
