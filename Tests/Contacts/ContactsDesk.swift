// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Contacts

/// A delegate with the application's menus, but no window of its own.
@MainActor
private final class MenuBuilder: UIResponder, UIApplicationDelegate {
    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        ContactsController.build(builder)
    }
}

/// A window with the sample contacts.
@MainActor
final class ContactsDesk {
    let stage: Stage
    let book: ContactBook
    let root: ContactsController
    private let menus = MenuBuilder()

    init(
        width: CGFloat, height: CGFloat = 700, scale: CGFloat = 0.5, appearance: UIUserInterfaceStyle = .light,
        book: ContactBook? = nil
    ) {
        self.book = book ?? ContactBook(contacts: SampleContacts.contacts)
        stage = Stage(
            size: CGSize(width: width, height: height), scale: scale, appearance: appearance, delegate: menus)
        root = ContactsController(book: self.book)
        stage.show(root)
        stage.advance(by: 1)
    }

    var list: ContactListController { root.list }

    func tap(_ name: String) throws {
        try stage.tap(name)
        try stage.settle()
    }

    func key(_ name: String) throws {
        try stage.key(name)
        try stage.settle()
    }

    /// The contact with a name.
    func contact(_ name: String) -> Contact? {
        book.contacts.first { $0.name == name }
    }

    func id(_ name: String) throws -> Contact.ID {
        try #require(contact(name)).id
    }

    /// Drags a visible row sideways.
    func swipe(_ name: String, from start: CGFloat, to end: CGFloat) throws {
        guard let path = contact(name).flatMap({ list.source.indexPath(for: $0.id) }) else { return }
        let rect = list.tableView.rectForRow(at: path)
        let y = list.tableView.convert(CGPoint(x: 0, y: rect.midY), to: nil).y
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), duration: 0.4)
        try stage.settle()
    }
}
