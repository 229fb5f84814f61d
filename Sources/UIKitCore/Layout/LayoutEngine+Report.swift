// SPDX-License-Identifier: MIT
internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
    /// The maximum number of constraints listed in a report.
    private static let maximumListedCount = 20

    /// The maximum number of conflicts reported at a time; more usually have one cause.
    private static let maximumReportCount = 10

    /// Returns the reports collected since the previous call.
    func takeReports() -> [String] {
        let conflicts = solver.takeConflicts()
        var reports = conflicts.prefix(Self.maximumReportCount).map { sentence(for: $0) }
        if conflicts.count > Self.maximumReportCount {
            reports.append("The layout went on without \(conflicts.count - Self.maximumReportCount) more constraints.")
        }
        return reports
    }

    /// Describes the constraints of a conflict and the one that was dropped.
    private func sentence(for conflict: SolverConflict) -> String {
        let inside = root.map { " inside \($0.layoutName)" } ?? ""
        var lines = ["These constraints\(inside) cannot all hold:"]
        lines += conflict.members.prefix(Self.maximumListedCount).map { "    " + sentence(for: $0) }
        if conflict.members.count > Self.maximumListedCount {
            lines.append("    and \(conflict.members.count - Self.maximumListedCount) more")
        }
        lines += ["The layout goes on without this one:", "    " + sentence(for: conflict.broken)]
        return lines.joined(separator: "\n")
    }

    private func sentence(for constraint: SolverConstraint) -> String {
        switch origin(of: constraint) {
        case .constraint(let constraint): constraint.summary
        case .frame(let box): "the frame of \(name(of: box)), which is laid out by its autoresizing mask"
        case .content(let box): "the content size of \(name(of: box))"
        case .rootSize: "the size of \(root?.layoutName ?? "a view that is gone")"
        case .none: "a constraint that is gone"
        }
    }

    private func name(of box: ConstraintState) -> String {
        box.view?.layoutName ?? box.guide?.layoutName ?? "a view that is gone"
    }
}
