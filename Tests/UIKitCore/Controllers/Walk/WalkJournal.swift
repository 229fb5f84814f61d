// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

/// What all controllers of a walk have heard, and what of it was out of turn.
@MainActor
final class WalkJournal {
    private enum State {
        case away, coming, here, going
    }

    private struct Record {
        weak var controller: UIViewController?
        let name: String
        var state = State.away
    }

    private var records: [ObjectIdentifier: Record] = [:]
    private var count = 0
    /// What was done, the last at the end.
    private var steps: [String] = []
    private(set) var complaints: [String] = []

    /// Begins to watch `controller`, and names it.
    func watch(_ controller: UIViewController) -> String {
        count += 1
        let name = "\(type(of: controller)) \(count)"
        records[ObjectIdentifier(controller)] = Record(controller: controller, name: name)
        return name
    }

    func forget(_ identity: ObjectIdentifier) {
        records[identity] = nil
    }

    func willDo(_ step: String) {
        steps = steps.suffix(60) + [step]
    }

    func complain(_ text: String) {
        guard complaints.count < 3 else { return }
        complaints.append("\(text), after:\n  \(steps.joined(separator: "\n  "))")
    }

    // MARK: - Callbacks

    func heard(_ controller: UIViewController, _ event: WalkEvent) {
        guard var record = records[ObjectIdentifier(controller)] else { return }
        let isInTurn: Bool
        switch event {
        case .willAppear:
            isInTurn = record.state == .away || record.state == .going
            record.state = .coming
        case .isAppearing:
            isInTurn = record.state == .coming
        case .didAppear:
            isInTurn = record.state == .coming
            record.state = .here
        case .willDisappear:
            isInTurn = record.state == .here || record.state == .coming
            record.state = .going
        case .didDisappear:
            isInTurn = record.state == .going
            record.state = .away
        }
        willDo("    \(record.name) \(event)")
        if !isInTurn { complain("\(record.name) heard \(event) out of turn") }
        records[ObjectIdentifier(controller)] = record
    }

    // MARK: - At rest

    /// Compares who has appeared with `seen`, and whose views are in the window with `seen` and those `covered`.
    func check(seen: Set<ObjectIdentifier>, covered: Set<ObjectIdentifier>) {
        for (identity, record) in records {
            guard let controller = record.controller else {
                records[identity] = nil
                continue
            }
            let isInWindow = controller.viewIfLoaded?.window?.isShown == true
            let shouldBeHere = seen.contains(identity)
            if record.state != (shouldBeHere ? .here : .away) {
                complain(
                    "\(record.name) should be \(shouldBeHere ? "here" : "away") and is \(record.state): "
                        + description(of: controller))
            } else if shouldBeHere, !isInWindow {
                complain("\(record.name) is seen and not in the window")
            } else if isInWindow, !shouldBeHere, !covered.contains(identity) {
                complain("\(record.name) is in the window and not seen")
            }
        }
    }

    /// The controller and the containers around it, with what decides whether they are told of anything.
    private func description(of controller: UIViewController) -> String {
        sequence(first: controller, next: \.parent).map { controller in
            let transition = controller.appearanceTransition.map { $0.isAppearing ? ", comes" : ", goes" } ?? ""
            let isIn = controller.viewIfLoaded?.window == nil ? "" : ", in window"
            return "\(type(of: controller)) \(controller.appearance)\(transition)\(isIn)"
                + (controller.isCovered ? ", covered" : "")
        }.joined(separator: " < ")
    }
}

enum WalkEvent {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
}
