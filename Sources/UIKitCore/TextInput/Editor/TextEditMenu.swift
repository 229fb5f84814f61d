// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
internal import TextEditing

/// The edit menu of a text.
@MainActor
package final class TextEditMenu: UIEditMenuInteractionDelegate {
    private weak var editor: TextEditor?
    package private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// The menu of the item at which the menu was requested.
    private var itemMenu: UIMenu?
    /// The time at which the menu was last dismissed.
    ///
    /// The press that dismissed it does not present it again.
    private var goneAt = -Double.infinity

    package init(_ editor: TextEditor) {
        self.editor = editor
        interaction.onRequest = { [weak self] in self?.prepare(for: $0) }
    }

    /// Presents the bar for the selection or the caret.
    package func present() {
        guard let editor, editor.isEditing else { return }
        itemMenu = nil
        let rect = target
        interaction.present(
            UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.midY)), as: .bar)
    }

    /// Returns whether the press that began at `time` dismissed the menu.
    package func went(with time: TimeInterval) -> Bool {
        abs(time - goneAt) <= Theme.Popup.dismissalPressInterval
    }

    /// Dismisses the bar, whose target has changed.
    package func textDidChange() {
        interaction.bar?.dismiss()
    }

    /// Moves the bar with its target.
    package func targetDidMove() {
        editor?.handles?.update()
        if interaction.bar != nil { interaction.updateVisibleMenuPosition(animated: false) }
    }

    /// Moves the caret to the pointer before a list opens there, unless the pointer is over the selection.
    private func prepare(for point: CGPoint?) {
        itemMenu = nil
        guard let editor, let view = editor.view, view.becomeFirstResponder(), let point else { return }
        itemMenu = view.itemMenu(at: point)
        editor.commitComposition()
        guard !view.isSelected(at: point) else { return }
        let offset = view.offset(at: point)
        editor.select(offset, offset)
    }

    private var target: CGRect {
        guard let editor, let view = editor.view else { return .null }
        let frames = view.selectionFrames(of: editor.text.selection)
        guard let first = frames.first else { return view.caretFrame(at: editor.text.head) }
        let whole = frames.dropFirst().reduce(first) { $0.union($1) }
        return view.visiblePart(of: whole)
    }

    // MARK: - UIEditMenuInteractionDelegate

    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let editor, editor.isEditing else { return UIMenu() }
        var actions = editor.passwordElements + editor.alternativeElements + (editor.spelling?.menuElements() ?? [])
        actions += suggestedActions
        if let itemMenu { actions.insert(UIMenu(options: .displayInline, children: itemMenu.children), at: 0) }
        if let formatMenu = editor.view?.formatMenu { actions.append(formatMenu) }
        return editor.view?.editMenu(
            for: TextOffsetRange(editor.text.selection), suggestedActions: actions) ?? UIMenu(children: actions)
    }

    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }

    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        if let editor, !editor.text.selection.isEmpty, UIApplication.running?.popups.wasPressedByFinger == true {
            editor.showHandles(true)
        }
        editor?.view?.editMenuWillPresent(animator)
    }

    package func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        goneAt = CACurrentMediaTime()
        editor?.view?.editMenuWillDismiss(animator)
    }
}
