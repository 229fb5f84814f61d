// SPDX-License-Identifier: MIT
import UIKit

/// Buttons with every kind of menu element.
final class PullDownCard: MenuCard {
    private lazy var pullDowns = [button("Actions", actions), button("Deferred", late), button("Long", long)]

    override var buttons: [UIButton] { pullDowns }

    private func button(_ title: String, _ menu: UIMenu) -> UIButton {
        let button = UIButton(title, .gray())
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        return button
    }

    private var actions: UIMenu {
        let share = UIMenu(
            title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
            children: [
                action("Mail", subtitle: "To the last recipient"), action("Message"),
                UIMenu(title: "More", children: [action("Print"), action("Copy Link")]),
            ])
        let marks = UIMenu(
            title: "View", options: [.displayInline, .singleSelection],
            children: [action("Icons", state: .on), action("List"), action("Columns")])
        return UIMenu(children: [
            UIMenu(
                options: .displayInline, preferredElementSize: .medium,
                children: [
                    action("Star", symbol: "star"), action("Leaf", symbol: "leaf"), action("Add", symbol: "plus"),
                ]),
            action("Open", symbol: "folder"),
            UIKeyCommand(
                title: "Duplicate", image: UIImage(systemName: "plus.square.on.square"), action: "duplicateItem:",
                input: "d",
                modifierFlags: .command),
            share, action("Not Now", symbol: "moon", attributes: .disabled), marks,
            action("Delete", symbol: "trash", attributes: .destructive),
        ])
    }

    private var late: UIMenu {
        UIMenu(children: [
            action("Immediately"),
            UIDeferredMenuElement.uncached { [weak self] completion in
                _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
                    MainActor.assumeIsolated {
                        completion(["One", "Two", "Three"].compactMap { self?.action($0) })
                    }
                }
            },
        ])
    }

    private var long: UIMenu {
        UIMenu(children: (1...80).map { action("Item \($0)") })
    }
}

/// Buttons that show the title of the selected item.
final class PopUpCard: MenuCard {
    private lazy var popUps = [popUp(["Day", "Week", "Month", "Year"]), popUp(["Small", "Medium", "Large"]), toggle]

    override var buttons: [UIButton] { popUps }

    private func popUp(_ titles: [String]) -> UIButton {
        let button = UIButton("", .tinted())
        button.menu = UIMenu(children: titles.map { action($0) })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private var toggle: UIButton {
        let button = UIButton("Follow", .tinted())
        button.changesSelectionAsPrimaryAction = true
        return button
    }
}
