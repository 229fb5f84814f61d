// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public required init() {
        super.init()
        watchButtons()
    }

    /// The appearance of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { watchButtons() }
    }

    /// The appearance of buttons with the style `done`.
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
