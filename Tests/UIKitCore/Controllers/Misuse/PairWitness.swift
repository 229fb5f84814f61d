// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

/// A controller that detects callbacks in the wrong order.
final class PairWitness: UIViewController {
    enum Moment: CaseIterable, Sendable {
        case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, didMoveIn
    }

    private enum State {
        case away, coming, here, going
    }

    private var state = State.away
    private(set) var faults: [String] = []
    /// Called in each callback.
    var onMoment: ((Moment) -> Void)?

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func hear(_ moment: Moment, from expected: [State], to new: State) {
        if !expected.contains(state) { faults.append("\(moment) while \(state)") }
        state = new
        onMoment?(moment)
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        onMoment?(.didLoad)
    }

    override func viewWillAppear(_ animated: Bool) { hear(.willAppear, from: [.away, .going], to: .coming) }
    override func viewIsAppearing(_ animated: Bool) { hear(.isAppearing, from: [.coming], to: .coming) }
    override func viewDidAppear(_ animated: Bool) { hear(.didAppear, from: [.coming], to: .here) }
    override func viewWillDisappear(_ animated: Bool) { hear(.willDisappear, from: [.here, .coming], to: .going) }
    override func viewDidDisappear(_ animated: Bool) { hear(.didDisappear, from: [.going], to: .away) }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent != nil { onMoment?(.didMoveIn) }
    }

    /// The faults while no transition is running; empty if all callbacks came in order and match the view's window.
    var complaints: [String] {
        let isThere = viewIfLoaded?.window?.isShown == true
        let isRight = state == (isThere ? .here : .away)
        let flags = [isMovingToParent, isMovingFromParent, isBeingPresented, isBeingDismissed].contains(true)
        return faults + (isRight ? [] : ["\(state), in a window: \(isThere)"]) + (flags ? ["flags"] : [])
    }
}
