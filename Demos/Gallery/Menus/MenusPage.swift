// SPDX-License-Identifier: MIT
import UIKit

final class MenusPage: PageViewController {
    override var summary: String {
        "Press and hold to choose in one movement, or click; with the keyboard, arrows and the first letters. "
            + "F10 opens the menu bar, Ctrl held for a second lists the keys."
    }

    private let log = LogCard("What was chosen")

    override func viewDidLoad() {
        title = "Menus"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let note: @MainActor (String) -> Void = { [weak self] in self?.log.append($0) }
        return [
            PullDownCard(
                "Pull-down menus", note: "Sections, submenus, pictures, and what is found out late.", log: note),
            PopUpCard("Pop-up buttons", note: "The button says what is chosen.", log: note),
            ContextMenuCard(
                "Context menus", note: "By the right button, a finger that rests, or the Menu key.", log: note),
            MenuBarCard("Menu bar and keys", note: "Built once, with keys that work everywhere."),
            log,
        ]
    }

    // MARK: - Commands

    override class var actions: ActionTable {
        super.actions.adding("duplicateItem:", MenusPage.duplicateItem)
    }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(title: "Duplicate", action: "duplicateItem:", input: "d", modifierFlags: .command)]
    }

    private func duplicateItem(_ command: UICommand) {
        log.append("Duplicate, by \(command is UIKeyCommand ? "Ctrl+D" : "the menu")")
    }
}

/// A card with buttons that say what was chosen in their menus.
class MenuCard: ButtonCard {
    let note: @MainActor (String) -> Void

    init(_ title: String, note text: String, log note: @escaping @MainActor (String) -> Void) {
        self.note = note
        super.init(title, note: text)
    }

    required init?(coder: NSCoder) { nil }

    func action(
        _ title: String, icon: Icon? = nil, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, subtitle: subtitle, image: icon?.image(scale: 2), attributes: attributes, state: state
        ) { [weak self] in self?.note($0.title) }
    }
}
