// SPDX-License-Identifier: MIT

/// How a toolbar looks in one situation.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchButtons()
    }

    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// How the button looks that completes the task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { watchButtons() }
    }

    open override func copy() -> Self {
        let copy = super.copy()
        copy.buttonAppearance = buttonAppearance.copy()
        copy.doneButtonAppearance = doneButtonAppearance.copy()
        return copy
    }

    private func watchButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
