// SPDX-License-Identifier: MIT

/// The appearance of a toolbar.
@preconcurrency @MainActor
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

    override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.buttonAppearance = buttonAppearance.duplicate()
        copy.doneButtonAppearance = doneButtonAppearance.duplicate()
        return copy
    }

    private func watchButtons() {
        for appearance in [buttonAppearance, doneButtonAppearance] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}
