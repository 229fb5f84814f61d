// SPDX-License-Identifier: MIT
package import Windowing

/// The window's model: a draft of the screens, which is applied provisionally and then kept or reverted.
@MainActor
package final class ScreenEditor {
    package private(set) var survey: Survey
    package private(set) var draft: Draft
    /// The selected output; `nil` only if there are no outputs.
    package private(set) var selection: String?
    /// The provisional change, until it is kept or reverted.
    package private(set) var trial: ProvisionalChange?
    /// The result of the last change; `nil` if there is none to show.
    package private(set) var message: String?
    /// Called after any of the preceding properties has changed.
    package var changeHandler: (() -> Void)?

    /// The output that the user selected, which may disappear briefly while the screens change.
    private var wanted: String?
    /// Called with the current screens before a provisional change.
    ///
    /// The returned closure is called after the decision.
    package var protection: ((Restoration) -> () -> Void)?

    private let configurator: (any ScreenConfigurator)?
    private let clock: any TimeSource
    private let look: () -> Survey

    /// Creates an editor.
    ///
    /// `look` returns the current screens. Without a configurator they can't be changed.
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
    /// Whether there are changes to apply, and no change is in progress.
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

    /// Changes the draft.
    ///
    /// Does nothing during a provisional change.
    package func edit(_ body: (inout Draft) -> Void) {
        guard trial == nil, canChange else { return }
        let old = draft
        body(&draft)
        guard draft != old else { return }
        message = nil
        changeHandler?()
    }

    /// Discards changes that haven't been applied.
    package func discard() {
        edit { $0.reset() }
    }

    /// Updates the screens.
    ///
    /// Called by the configurator, or by the owner if there is no configurator.
    package func screensDidChange() {
        survey = look()
        draft.update(survey.heads)
        let names = survey.heads.map(\.screen.name)
        selection = [wanted, selection].compactMap(\.self).first(where: names.contains) ?? names.first
        changeHandler?()
    }

    // MARK: - Trying out

    /// Applies the draft provisionally, and returns after it is kept or reverted.
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
        case .reverted: message = "The screens are restored."
        default: message = nil
        }
        screensDidChange()
    }

    package func keep() {
        trial?.confirm()
    }

    /// Reverts the provisional change, and returns afterward.
    package func goBack() async {
        await trial?.revert()
    }
}
