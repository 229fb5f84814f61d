// SPDX-License-Identifier: MIT
package import Windowing

/// What a walk over the modes found.
package struct WalkReport: Hashable, Sendable {
    package enum Verdict: Hashable, Sendable {
        case passed
        /// What was not as asked, a sentence each.
        case failed([String])
        case skipped(String)
    }

    package struct Entry: Hashable, Sendable {
        package var step: WalkStep
        package var verdict: Verdict
        /// `nil` where no frames were seen.
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
        /// These outputs are gone, so nobody can tell.
        case exceptUnplugged([String])
        case failed(ScreenConfigurationError)
        /// The desktop did as it was told, and these outputs differ all the same.
        case different([String])
    }

    package var entries: [Entry] = []
    /// Modes that were to be walked.
    package var plannedCount = 0
    package var ending = Ending.completed
    package var restored = Return.complete

    package init() {}

    /// Whether every mode was shown as asked and the screens are as they were.
    package var isPassed: Bool {
        guard ending == .completed, !entries.isEmpty, entries.allSatisfy({ $0.verdict == .passed }) else {
            return false
        }
        return restored == .complete
    }
}

extension WalkReport {
    /// The entries as lines in columns, then what became of the walk as a whole.
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

    /// How many passed, and whether the screens are as they were.
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
            case .complete: "The screens are as they were."
            case .exceptUnplugged(let names):
                "The screens are as they were, but for \(names.map(\.printable).joined(separator: ", ")), unplugged meanwhile."
            case .failed(let error): "The screens are NOT as they were: \(error)"
            case .different(let names):
                "The desktop took the way back, yet \(names.map(\.printable).joined(separator: ", ")) is not as before."
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
