// SPDX-License-Identifier: MIT
package import Windowing

/// The results of testing modes.
package struct WalkReport: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case passed
        /// The deviations, one sentence each.
        case failed([String])
        case skipped(String)
    }

    package struct Entry: Hashable, Sendable {
        package var step: WalkStep
        package var verdict: Verdict
        /// The frame timing; `nil` if no frames were presented.
        package var pacing: FramePacing?

        package init(step: WalkStep, verdict: Verdict, pacing: FramePacing? = nil) {
            self.step = step
            self.verdict = verdict
            self.pacing = pacing
        }
    }

    package enum Ending: Hashable, Sendable {
        case completed
        case stopped
        case connectionLost(ScreenConfigurationError)
    }

    package enum Return: Hashable, Sendable {
        case complete
        /// Restored, except for outputs that were disconnected.
        case exceptUnplugged([String])
        case failed(ScreenConfigurationError)
        /// The display server reported success, but these outputs differ.
        case different([String])
    }

    package var entries: [Entry] = []
    /// The number of modes to test.
    package var plannedCount = 0
    package var ending = Ending.completed
    package var restored = Return.complete

    package init() {}

    /// Whether every mode passed and the screens are restored.
    package var isPassed: Bool {
        guard ending == .completed, !entries.isEmpty, entries.allSatisfy({ $0.verdict == .passed }) else {
            return false
        }
        return restored == .complete
    }
}

extension WalkReport {
    /// The entries in columns, followed by the summary.
    package var table: String {
        let rows = entries.map(Self.row)
        let widths = (0..<4).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        var lines = rows.flatMap { row in
            [zip(row.cells, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmedRight] + row.notes
        }
        lines.append(summary)
        return lines.joined(separator: "\n")
    }

    private static func row(_ entry: Entry) -> (cells: [String], notes: [String]) {
        let mode = [entry.step.output.printable, entry.step.mode.title]
        let frames = entry.pacing.map { pacing in
            "\(pacing.rate.text(digits: 2)) Hz, \(pacing.lateCount) of \(pacing.count) late, longest "
                + "\((pacing.longest * 1000).text(digits: 1)) ms"
        }
        switch entry.verdict {
        case .passed: return (mode + ["pass", frames ?? "no frames"], [])
        case .failed(let reasons): return (mode + ["FAIL", frames ?? ""], reasons.map { "    \($0.printable)" })
        case .skipped(let reason): return (mode + ["skip", ""], ["    \(reason.printable)"])
        }
    }

    /// The number of modes that passed, and whether the screens are restored.
    package var summary: String {
        let passed = entries.count { $0.verdict == .passed }
        let count = plannedCount == 1 ? "1 mode" : "\(plannedCount) modes"
        let end =
            switch ending {
            case .completed: "."
            case .stopped: "; stopped before the end."
            case .connectionLost(let error): "; then: \(error)"
            }
        let back =
            switch restored {
            case .complete: "The screens are restored."
            case .exceptUnplugged(let names):
                "The screens are restored, except \(names.map(\.printable).joined(separator: ", ")) (disconnected)."
            case .failed(let error): "The screens are NOT restored: \(error)"
            case .different(let names):
                "The display server reported success, but \(names.map(\.printable).joined(separator: ", ")) is not restored."
            }
        return "\(passed) of \(count) passed\(end) \(back)"
    }
}

extension String {
    fileprivate var trimmedRight: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
