// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit

extension ArrangeViewController {
    private static let applyAction = Selector("screens.apply")
    private static let revertAction = Selector("screens.revert")

    /// Adds the commands to the main menu.
    static func build(_ builder: any UIMenuBuilder) {
        builder.insertChild(
            UIMenu(
                options: .displayInline,
                children: [
                    UIKeyCommand(title: "Apply", action: applyAction, input: "\r", modifierFlags: .command),
                    UICommand(title: "Revert", action: revertAction),
                ]), atStartOfMenu: .file)
    }

    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(applyAction, ArrangeViewController.applyOrKeep)
            .adding(revertAction, ArrangeViewController.revert)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        let isUndecided = editor.trial?.state == .provisional
        switch action {
        case Self.applyAction: return editor.canApply || isUndecided
        case Self.revertAction: return editor.canDiscard || isUndecided
        default: return true
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        if command.action == Self.applyAction, editor.trial != nil { command.title = "Keep" }
    }

    private func applyOrKeep() {
        if editor.trial != nil { editor.keep() } else { Task { [editor] in await editor.apply() } }
    }

    private func revert() {
        if editor.trial != nil { Task { [editor] in await editor.goBack() } } else { editor.discard() }
    }
}
