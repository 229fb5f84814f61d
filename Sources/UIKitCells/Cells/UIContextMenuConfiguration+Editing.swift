// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
package import UIKitCore

extension UIContextMenuConfiguration {
    /// Creates the configuration of a menu with those of the editing commands `cut:`, `copy:`, and `paste:` that
    /// `isAllowed` accepts; `nil` if it accepts none.
    package convenience init?(
        editingCommands isAllowed: (Selector) -> Bool, perform: @escaping @MainActor (Selector) -> Void
    ) {
        let commands: [(Phrase, Selector)] = [(.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:")]
        let actions = commands.filter { isAllowed($0.1) }.map { phrase, action in
            UIAction(title: phrase.text) { _ in perform(action) }
        }
        guard !actions.isEmpty else { return nil }
        self.init { _ in UIMenu(children: actions) }
    }
}
