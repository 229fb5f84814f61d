// SPDX-License-Identifier: MIT
internal import Foundation
package import Windowing

/// Sets every mode of the selected outputs in turn, shows a pattern in each, compares the result with the request, and
/// always restores the initial state.
@MainActor
package final class ModeWalk {
    package struct Options: Hashable, Sendable {
        /// Whether a mode fails if its frame rate differs from its refresh rate.
        package var requiresRate = false

        package init() {}
    }

    /// Called before each mode is set.
    package var progress: ((WalkStep) -> Void)?
    /// Called with each result as soon as it is known.
    package var finding: ((WalkReport.Entry) -> Void)?

    private let configurator: any ScreenConfigurator
    private let stage: any WalkStage
    private let outputs: [String]
    private let options: Options
    private let original: Restoration
    private var report = WalkReport()
    private var isStopped = false

    /// Creates a test of `outputs` in this order; an empty list means all outputs that are on.
    ///
    /// - Throws: `ScreenModesError.unknownOutput`.
    package init(
        by configurator: any ScreenConfigurator, on stage: any WalkStage, outputs: [String] = [],
        options: Options = Options()
    ) throws(ScreenModesError) {
        let heads = configurator.heads
        for name in outputs where !heads.contains(where: { $0.screen.name == name }) {
            throw .unknownOutput(name: name, known: heads.map(\.screen.name))
        }
        self.configurator = configurator
        self.stage = stage
        self.outputs = outputs.isEmpty ? heads.filter(\.isEnabled).map(\.screen.name) : outputs
        self.options = options
        original = Restoration(heads)
    }

    /// Interrupts the current step and stops the test.
    ///
    /// The initial state is still restored.
    package func stop() {
        isStopped = true
        stage.interrupt()
    }

    /// Stops the test because the connection was lost, so that the screens can't be restored either.
    package func stop(after error: ScreenConfigurationError) {
        if report.ending == .completed { report.ending = .connectionLost(error) }
        stop()
    }

    /// Runs the test, restores the screens, and returns the report.
    package func run() async -> WalkReport {
        let steps = steps
        report.plannedCount = steps.count
        for step in steps where report.ending == .completed {
            if isStopped {
                report.ending = .stopped
                break
            }
            await take(step)
        }
        if isStopped, report.ending == .completed { report.ending = .stopped }
        await goBack()
        return report
    }

    private var steps: [WalkStep] {
        let all = outputs.flatMap { name in
            (original.heads.first { $0.screen.name == name }?.screen.modes ?? [])
                .filter { !$0.size.isEmpty }.map { (name, $0) }
        }
        return all.enumerated().map { WalkStep(output: $1.0, mode: $1.1, index: $0 + 1, count: all.count) }
    }

    private func head(_ name: String) -> ScreenHead? {
        configurator.heads.first { $0.screen.name == name }
    }

    // MARK: - A step

    private func take(_ step: WalkStep) async {
        progress?(step)
        guard head(step.output) != nil else {
            return add(step, .skipped("\(step.output) was disconnected."))
        }
        do throws(ScreenConfigurationError) {
            try await set(step)
        } catch {
            return refused(step, error)
        }
        guard let head = head(step.output) else {
            return add(step, .failed(["\(step.output) was disconnected while the mode was set."]))
        }
        guard let came = head.screen.currentMode, came.isSame(as: step.mode) else {
            let came = head.screen.currentMode.map { "the output shows \($0.title)" } ?? "the actual mode is unknown"
            return add(step, .failed(["\(step.mode.title) was requested; \(came)."]))
        }
        let observation = await stage.observe(step, on: head.screen)
        if isStopped { return add(step, .skipped("The test was stopped.")) }
        guard self.head(step.output) != nil else {
            return add(step, .failed(["\(step.output) was disconnected while the pattern was shown."]))
        }
        let pacing = FramePacing(timestamps: observation.timestamps)
        let reasons = faults(in: observation, pacing: pacing, step: step, screen: head.screen)
        add(step, reasons.isEmpty ? .passed : .failed(reasons), pacing: pacing)
    }

    /// Sets a mode.
    ///
    /// Retries once if the screens were changed by something else in the meantime.
    private func set(_ step: WalkStep) async throws(ScreenConfigurationError) {
        let change = ScreenChange(
            name: step.output, isEnabled: head(step.output)?.isEnabled == false ? true : nil, mode: step.mode)
        do throws(ScreenConfigurationError) {
            try await configurator.apply([change])
        } catch .outdated {
            guard head(step.output) != nil else { return }
            try await configurator.apply([change])
        }
    }

    private func refused(_ step: WalkStep, _ error: ScreenConfigurationError) {
        if head(step.output) == nil {
            return add(step, .failed(["\(step.output) was disconnected while the mode was set."]))
        }
        add(step, .failed([error.description]))
        if case .connectionLost = error { report.ending = .connectionLost(error) }
    }

    private func add(_ step: WalkStep, _ verdict: WalkReport.Verdict, pacing: FramePacing? = nil) {
        let entry = WalkReport.Entry(step: step, verdict: verdict, pacing: pacing)
        report.entries.append(entry)
        finding?(entry)
    }

    // MARK: - Judging

    private func faults(
        in observation: WalkObservation, pacing: FramePacing?, step: WalkStep, screen: ScreenDescription
    ) -> [String] {
        guard let size = observation.pixelSize, observation.scale.isFinite, observation.scale > 0 else {
            return ["No window could be shown on \(step.output)."]
        }
        var faults: [String] = []
        let scale = screen.scale.isFinite && screen.scale > 0 ? screen.scale : 1
        // Without support for fractional scales, windows use the next integer scale and are scaled down.
        if abs(observation.scale - scale) > 0.01, observation.scale != scale.rounded(.up) {
            faults.append(
                "The window has scale \(Double(observation.scale).text(digits: 3)) instead of \(Double(scale).text(digits: 3))."
            )
        }
        let wanted = Self.windowSize(of: step.mode, screen: screen, scale: observation.scale / scale)
        // Windows have whole points, so the number of pixels is rounded.
        let tolerance = Int(min(observation.scale.rounded(.up), 16))
        if abs(size.width - wanted.width) > tolerance || abs(size.height - wanted.height) > tolerance {
            faults.append(
                "The window has \(size.width)x\(size.height) pixels instead of \(wanted.width)x\(wanted.height).")
        }
        if options.requiresRate {
            if let pacing, !pacing.fits(refreshRate: step.mode.refreshRate) {
                faults.append("The frame rate was \(pacing.rate.text(digits: 2)) Hz.")
            } else if pacing == nil {
                faults.append("No frames were presented.")
            }
        }
        return faults
    }

    private static func windowSize(of mode: ScreenMode, screen: ScreenDescription, scale: CGFloat) -> PixelSize {
        let sides =
            screen.transform.swapsAxes ? (mode.size.height, mode.size.width) : (mode.size.width, mode.size.height)
        func scaled(_ side: Int) -> Int { Int(min(max(CGFloat(side) * scale, 0), 1_000_000).rounded()) }
        return PixelSize(width: scaled(sides.0), height: scaled(sides.1))
    }

    // MARK: - The way back

    private func goBack() async {
        if case .connectionLost(let error) = report.ending {
            report.restored = .failed(error)
            return
        }
        do throws(ScreenConfigurationError) {
            try await original.restore(by: configurator)
        } catch {
            report.restored = .failed(error)
            return
        }
        let now = configurator.heads
        let gone = original.heads.map(\.screen.name).filter { name in !now.contains { $0.screen.name == name } }
        // Desktops that arrange screens automatically move them when one is disconnected.
        let different = original.changes(from: now).filter { change in
            !gone.isEmpty && change == ScreenChange(name: change.name, position: change.position) ? false : true
        }
        if !different.isEmpty {
            report.restored = .different(different.map(\.name))
        } else if !gone.isEmpty {
            report.restored = .exceptUnplugged(gone)
        }
    }
}
