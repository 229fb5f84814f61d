// SPDX-License-Identifier: MIT
import UIKit

/// The speaker's screen: the current and the next slide, notes, elapsed time, and the audience's screen.
final class SpeakerViewController: UIViewController {
    private let talk: Talk
    private let stagehand: Stagehand
    private let speaker = SpeakerView(frame: .zero)
    private var clock: Timer?

    init(talk: Talk) {
        self.talk = talk
        stagehand = Stagehand(talk: talk)
        super.init(nibName: nil, bundle: nil)
        title = "Presenter"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = speaker
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        speaker.onAction = { [weak self] in self?.perform($0) }
        talk.onChange = { [weak self] isOtherSlide in self?.talkDidChange(isOtherSlide) }
        stagehand.onChange = { [weak self] in self?.showAudience() }
        talkDidChange(false)
        showAudience()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
        clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.showTime() }
        }
        clock?.tolerance = 0.2
        showTime()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        clock?.invalidate()
        clock = nil
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: - What the speaker does

    enum Action {
        case back, forward, dark, reset, first, last
    }

    private func perform(_ action: Action) {
        switch action {
        case .back: talk.go(to: talk.index - 1)
        case .forward: talk.go(to: talk.index + 1)
        case .first: talk.go(to: 0)
        case .last: talk.go(to: talk.deck.slides.count - 1)
        case .dark: talk.toggleDark()
        case .reset: talk.resetClock()
        }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let actions = presses.compactMap { $0.key.flatMap { Self.action(for: $0.keyCode) } }
        if actions.isEmpty { return super.pressesBegan(presses, with: event) }
        for action in actions { perform(action) }
    }

    /// The action for a key of a keyboard or of a presentation remote.
    private static func action(for key: UIKeyboardHIDUsage) -> Action? {
        switch key {
        case .keyboardRightArrow, .keyboardDownArrow, .keyboardSpacebar, .keyboardPageDown, .keyboardReturnOrEnter:
            .forward
        case .keyboardLeftArrow, .keyboardUpArrow, .keyboardPageUp, .keyboardDeleteOrBackspace: .back
        case .keyboardHome: .first
        case .keyboardEnd: .last
        case .keyboardB, .keyboardPeriod: .dark
        case .keyboardR: .reset
        default: nil
        }
    }

    // MARK: - What the speaker sees

    private func talkDidChange(_ isOtherSlide: Bool) {
        speaker.show(talk)
        stagehand.update(animated: true)
        showTime()
    }

    private func showAudience() {
        speaker.showAudience(on: stagehand.screen)
    }

    private func showTime() {
        speaker.showTime(Date(), since: talk.start)
    }
}
