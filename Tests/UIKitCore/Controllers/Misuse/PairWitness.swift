// SPDX-License-Identifier: MIT
import Foundation

@testable import UIKitCore

/// A controller that notices what it hears out of turn.
final class PairWitness: UIViewController {
    enum Moment: CaseIterable, Sendable {
        case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear, didMoveIn
    }

    private enum State {
        case away, coming, here, going
    }

    private var state = State.away
    private(set) var faults: [String] = []
    /// What it does itself when it hears of something.
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

    /// What is wrong with it while nothing is under way; empty if it has heard of where its view is, in turn.
    var complaints: [String] {
        let isThere = viewIfLoaded?.window?.isShown == true
        let isRight = state == (isThere ? .here : .away)
        let flags = [isMovingToParent, isMovingFromParent, isBeingPresented, isBeingDismissed].contains(true)
        return faults + (isRight ? [] : ["\(state), in a window: \(isThere)"]) + (flags ? ["flags"] : [])
    }
}
