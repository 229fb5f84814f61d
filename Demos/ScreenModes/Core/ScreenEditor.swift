// SPDX-License-Identifier: MIT
package import Windowing

/// What the window edits: a draft of the screens, which is applied for a while and kept or taken back.
@MainActor
package final class ScreenEditor {
    package private(set) var survey: Survey
    package private(set) var draft: Draft
    /// The output whose settings are shown; always one that is there, `nil` only if there is none.
    package private(set) var selection: String?
    /// The change that is tried out, until it is kept or taken back.
    package private(set) var trial: ProvisionalChange?
    /// Why the last change is not there, or how it ended; `nil` while there is nothing to tell.
    package private(set) var message: String?
    /// Called after anything above changed.
    package var changeHandler: (() -> Void)?

    /// What the user chose, which may be away for a moment while the desktop changes its screens.
    private var wanted: String?
    /// Called with the screens as they are before a change is tried out; what it returns is called once it is decided.
    package var protection: ((Restoration) -> () -> Void)?

    private let configurator: (any ScreenConfigurator)?
    private let clock: any TimeSource
    private let look: () -> Survey

    /// `look` tells what the screens are now; without a configurator they can only be looked at.
    package init(
        configurator: (any ScreenConfigurator)?, clock: any TimeSource, look: @escaping () -> Survey
    ) {
        self.configurator = configurator
        self.clock = clock
        self.look = look
        survey = look()
        draft = Draft(survey.heads)
        selection = survey.heads.first?.screen.name
        configurator?.changeHandler = { [weak self] in self?.screensDidChange() }
    }

    package var canChange: Bool { configurator != nil }
    /// Whether there is something to apply, and nothing else under way.
    package var canApply: Bool { canChange && trial == nil && !draft.changes.isEmpty }
    package var canDiscard: Bool { trial == nil && !draft.changes.isEmpty }

    package var selectedHead: ScreenHead? { draft.heads.first { $0.screen.name == selection } }

    package func select(_ name: String) {
        guard draft.heads.contains(where: { $0.screen.name == name }) else { return }
        wanted = name
        guard name != selection else { return }
        selection = name
        changeHandler?()
    }

    /// Changes the draft, unless a change is being tried out.
    package func edit(_ body: (inout Draft) -> Void) {
        guard trial == nil, canChange else { return }
        let old = draft
        body(&draft)
        guard draft != old else { return }
        message = nil
        changeHandler?()
    }

    /// Forgets what was not applied.
    package func discard() {
        edit { $0.reset() }
    }

    /// The desktop has news; whoever hears of them without a configurator says so.
    package func screensDidChange() {
        survey = look()
        draft.update(survey.heads)
        let names = survey.heads.map(\.screen.name)
        selection = [wanted, selection].compactMap(\.self).first(where: names.contains) ?? names.first
        changeHandler?()
    }

    // MARK: - Trying out

    /// Carries the draft out, to be kept or taken back; returns when it is decided.
    package func apply() async {
        guard canApply, let configurator else { return }
        let trial = ProvisionalChange(by: configurator, clock: clock)
        trial.changeHandler = { [weak self] in self?.changeHandler?() }
        self.trial = trial
        message = nil
        let release = protection?(Restoration(configurator.heads))
        await trial.apply(draft.changes)
        let outcome = await trial.outcome()
        release?()
        self.trial = nil
        switch outcome {
        case .refused(let error), .stuck(let error): message = error.description
        case .reverted: message = "The screens are as they were."
        default: message = nil
        }
        screensDidChange()
    }

    package func keep() {
        trial?.confirm()
    }

    /// Takes the change back that is being tried out; returns when that is done.
    package func goBack() async {
        await trial?.revert()
    }
}
