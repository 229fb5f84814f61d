// SPDX-License-Identifier: MIT
import UIKit

final class MenusPage: PageViewController {
    override var summary: String {
        "Press, drag, and release, or click. With the keyboard, use the arrow keys or type a title. "
            + "F10 opens the menu bar. Holding Ctrl for a second lists keyboard shortcuts."
    }

    private let log = LogCard("Selected commands")

    override func viewDidLoad() {
        title = "Menus"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let note: @MainActor (String) -> Void = { [weak self] in self?.log.append($0) }
        return [
            PullDownCard(
                "Pull-down menus", note: "Sections, submenus, images, and deferred elements.", log: note),
            PopUpCard("Pop-up buttons", note: "The button shows the selected item.", log: note),
            ContextMenuCard(
                "Context menus", note: "Opened by a right click, a long press, or the Menu key.", log: note),
            MenuBarCard("Menu bar and shortcuts", note: "Keyboard shortcuts that work throughout the application."),
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
        log.append("Duplicate, from \(command is UIKeyCommand ? "Ctrl+D" : "the menu")")
    }
}

/// A card of buttons whose menus log the selected command.
class MenuCard: ButtonCard {
    let note: @MainActor (String) -> Void

    init(_ title: String, note text: String, log note: @escaping @MainActor (String) -> Void) {
        self.note = note
        super.init(title, note: text)
    }

    required init?(coder: NSCoder) { nil }

    func action(
        _ title: String, symbol: String? = nil, subtitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(
            title: title, subtitle: subtitle, image: symbol.flatMap { UIImage(systemName: $0) }, attributes: attributes,
            state: state
        ) { [weak self] in self?.note($0.title) }
    }
}
