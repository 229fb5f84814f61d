// SPDX-License-Identifier: MIT
import UIKit

extension GalleryViewController {
    private static let nextAction = Selector("gallery.next")
    private static let previousAction = Selector("gallery.previous")
    private static let pageAction = Selector("gallery.page")

    /// Adds the commands to the main menu: the pages, in submenus by group.
    static func build(_ builder: any UIMenuBuilder) {
        let steps = [
            UIKeyCommand(
                title: "Next Page", action: nextAction, input: UIKeyCommand.inputPageDown, modifierFlags: .command),
            UIKeyCommand(
                title: "Previous Page", action: previousAction, input: UIKeyCommand.inputPageUp,
                modifierFlags: .command),
        ]
        let groups = Page.Group.allCases.map { group in
            UIMenu(
                title: group.rawValue,
                children: Page.allCases.filter { $0.group == group }.map { page in
                    UICommand(title: page.rawValue, action: pageAction, propertyList: page.rawValue)
                })
        }
        builder.insertSibling(
            UIMenu(title: "Page", children: [UIMenu(options: .displayInline, children: steps)] + groups),
            afterMenu: .view)
    }

    static func addingCommands(to table: ActionTable) -> ActionTable {
        table
            .adding(nextAction, GalleryViewController.showNext)
            .adding(previousAction, GalleryViewController.showPrevious)
            .adding(pageAction, GalleryViewController.showPage)
    }

    /// Returns whether a command applies at present.
    func canPerformCommand(_ action: Selector) -> Bool {
        switch action {
        case Self.nextAction: chosen != Page.allCases.last
        case Self.previousAction: chosen != Page.allCases.first
        default: true
        }
    }

    /// Updates a command's title and state.
    func update(_ command: UICommand) {
        guard command.action == Self.pageAction else { return }
        command.state = command.propertyList as? String == chosen.rawValue ? .on : .off
    }

    private func showNext() { step(by: 1) }
    private func showPrevious() { step(by: -1) }

    private func step(by distance: Int) {
        guard let index = Page.allCases.firstIndex(of: chosen).map({ $0 + distance }),
            Page.allCases.indices.contains(index)
        else { return }
        show(Page.allCases[index])
    }

    private func showPage(_ command: UICommand) {
        if let page = (command.propertyList as? String).flatMap(Page.init(rawValue:)) { show(page) }
    }
}
