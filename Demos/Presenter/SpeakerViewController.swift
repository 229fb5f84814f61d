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

    override var undoManager: UndoManager? { talk.undoManager }

    private static let commands: [(title: String, name: String, input: String, action: Action)] = [
        ("Next Slide", "next", UIKeyCommand.inputRightArrow, .forward),
        ("Previous Slide", "back", UIKeyCommand.inputLeftArrow, .back),
        ("First Slide", "first", UIKeyCommand.inputHome, .first), ("Last Slide", "last", UIKeyCommand.inputEnd, .last),
        ("Darken Audience’s Screen", "dark", "b", .dark), ("Reset Clock", "reset", "r", .reset),
    ]

    private static func selector(_ name: String) -> Selector { Selector("presenter.\(name)") }

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        let elements = commands.map { command in
            UIKeyCommand(title: command.title, action: selector(command.name), input: command.input)
        }
        builder.insertSibling(
            UIMenu(
                title: "Slides",
                children: [
                    UIMenu(options: .displayInline, children: Array(elements[..<4])),
                    UIMenu(options: .displayInline, children: Array(elements[4...])),
                ]), afterMenu: .view)
    }

    override class var actions: ActionTable {
        var table = super.actions
        for command in commands {
            table.add(selector(command.name)) { (target: SpeakerViewController, _) in
                target.perform(command.action)
                return nil
            }
        }
        return table
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        if command.action == Self.selector("dark") { command.state = talk.isDark ? .on : .off }
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
