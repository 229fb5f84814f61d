// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

/// The callbacks of all controllers of a walk, and those in the wrong order.
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
    /// The operations so far.
    private var steps: [String] = []
    private(set) var complaints: [String] = []

    /// Begins to record `controller`, and names it.
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

    /// Compares the appeared controllers with `seen`, and the views in the window with `seen` and `covered`.
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

    /// Describes a controller and its ancestors, with the properties that determine callbacks.
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
