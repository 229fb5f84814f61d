// SPDX-License-Identifier: MIT
import AccessibilityAudit
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Contacts

@MainActor
@Suite("Contacts")
struct ContactsTests {
    @Test("The list, a card, and the form pass the accessibility audit", arguments: [1000.0, 360])
    func audit(width: CGFloat) throws {
        let desk = ContactsDesk(width: width, scale: 1)
        #expect(desk.stage.audit().map(\.description) == [])
        try desk.tap("Ada Almeida")
        #expect(desk.stage.audit().map(\.description) == [])
        try desk.tap("Edit")
        #expect(desk.stage.audit().map(\.description) == [])
    }

    @Test("Tab reaches every control of the list, a card, and the form", arguments: [1000.0, 360])
    func keyboardReach(width: CGFloat) throws {
        let desk = ContactsDesk(width: width)
        let missedInList = try desk.stage.viewsOutOfKeyboardReach()
        #expect(missedInList == [])
        try desk.tap("Ada Almeida")
        let missedInCard = try desk.stage.viewsOutOfKeyboardReach()
        #expect(missedInCard == [])
        try desk.stage.tab(to: "Edit")
        try desk.key("space")
        #expect(try desk.stage.viewsOutOfKeyboardReach() == [])
        try desk.stage.tab(to: "Cancel")
        try desk.key("space")
    }

    @Test("In a wide window a contact's card opens next to the list, and arrow keys show the next one")
    func reading() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.stage.expect("No Contact Selected")
        try desk.tap("Ada Almeida")
        try desk.stage.expect("Rua do Norte 4\n1200-283 Lisbon")
        try desk.key("down")
        #expect(desk.root.card.id == desk.contact("Yuki Arai")?.id)
        try desk.key("up")
        #expect(desk.root.card.id == desk.contact("Ada Almeida")?.id)
        #expect(desk.list.selected == [try desk.id("Ada Almeida")])
    }

    @Test("A narrow window pushes the card onto the list; widening it restores the columns")
    func narrow() throws {
        let desk = ContactsDesk(width: 360)
        try desk.tap("Ada Almeida")
        #expect(desk.list.view.window == nil && desk.root.card.view.window != nil)
        desk.stage.resize(to: CGSize(width: 1000, height: 700))
        try desk.stage.settle()
        #expect(desk.list.view.window != nil && desk.root.card.view.window != nil)
        desk.stage.resize(to: CGSize(width: 360, height: 700))
        try desk.stage.settle()
        try desk.key("alt+left")
        #expect(desk.list.view.window != nil && desk.list.tableView.indexPathForSelectedRow == nil)
    }

    @Test("Sections follow the initials of family names, accents aside, and the index leads to them")
    func index() throws {
        let desk = ContactsDesk(width: 360)
        let titles = desk.list.source.titles
        #expect(titles == titles.sorted() && titles.first == "A" && titles.last == "Z")
        let table = try #require(desk.list.tableView)
        let contact = try #require(desk.contact("Ömer Öztürk"))
        let path = try #require(desk.list.source.indexPath(for: contact.id))
        #expect(desk.list.source.tableView(table, titleForHeaderInSection: path.section) == "O")
        let index = try #require(desk.list.source.sectionIndexTitles(for: table))
        func section(_ title: String) throws -> Int {
            let row = try #require(index.firstIndex(of: title))
            return desk.list.source.tableView(table, sectionForSectionIndexTitle: title, at: row)
        }
        #expect(titles[try section("V")] == "V")
        desk.list.showsOnlyFavorites = true
        // No favorite begins with B; the index leads to the section before.
        #expect(try section("B") == 0)
    }

    @Test("The header of the topmost section is pinned to the lower edge of the collapsed bar")
    func pinnedHeader() throws {
        let desk = ContactsDesk(width: 1000)
        let bar = try #require(desk.list.navigationController?.navigationBar)
        let table = try #require(desk.list.tableView)
        let full = bar.frame.height
        table.contentOffset.y = table.rectForRow(at: IndexPath(row: 1, section: 1)).minY - full
        try desk.stage.settle()
        let header = try #require(table.headerView(forSection: 1))
        let edge = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: table).y
        #expect(bar.frame.height < full && header.convert(header.bounds, to: table).minY == edge)
    }

    @Test("Rows and headers are aligned with the title, in windows of any width")
    func margins() throws {
        for width in [360, 1000] as [CGFloat] {
            let desk = ContactsDesk(width: width)
            let table = try #require(desk.list.tableView)
            let header = try #require(table.headerView(forSection: 0))
            let sides =
                table.visibleCells.map(\.contentView.layoutMargins.left) + [header.contentView.layoutMargins.left]
            #expect(Set(sides) == [table.layoutMargins.left])
        }
    }

    @Test("Search finds names, companies, and numbers without regard to accents")
    func search() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.key("ctrl+f")
        desk.stage.type("ozturk")
        try desk.stage.settle()
        #expect(desk.list.source.ids == [try desk.id("Ömer Öztürk")])
        try desk.key("ctrl+a")
        desk.stage.type("choir rosa")
        try desk.stage.settle()
        #expect(desk.list.source.ids == [try desk.id("Rosa Ricci")])
        try desk.key("ctrl+a")
        desk.stage.type("nobody")
        try desk.stage.settle()
        try desk.stage.expect("No Results for “nobody”")
        try desk.tap("Cancel")
        #expect(desk.list.source.ids.count == desk.book.contacts.count)
    }

    @Test("Delete removes the open contact and shows the next one; undo brings it back")
    func deletion() throws {
        let desk = ContactsDesk(width: 1000)
        let count = desk.book.contacts.count
        try desk.tap("Ada Almeida")
        try desk.key("delete")
        #expect(desk.contact("Ada Almeida") == nil && desk.root.card.id == desk.contact("Yuki Arai")?.id)
        try desk.key("ctrl+z")
        #expect(desk.book.contacts.count == count && desk.root.card.id == desk.contact("Ada Almeida")?.id)
        try desk.stage.expect("Ada Almeida")
        try desk.key("ctrl+shift+z")
        #expect(desk.contact("Ada Almeida") == nil)
    }

    @Test("The last contact of a section takes the section with it, and undo restores both")
    func lastOfSection() throws {
        let contacts = [Contact(givenName: "Ann", familyName: "Abel"), Contact(givenName: "Bo", familyName: "Berg")]
        let desk = ContactsDesk(width: 360, book: ContactBook(contacts: contacts))
        try desk.swipe("Ann Abel", from: 340, to: 10)
        #expect(desk.list.source.titles == ["B"] && desk.list.tableView.numberOfSections == 1)
        try desk.key("ctrl+z")
        #expect(desk.list.tableView.numberOfSections == 2)
        try desk.stage.expect("Ann Abel")
    }

    @Test("Swiping offers deletion on one side and favorites on the other")
    func swiping() throws {
        let desk = ContactsDesk(width: 360)
        try desk.swipe("Ada Almeida", from: 10, to: 350)
        #expect(desk.contact("Ada Almeida")?.isFavorite == true)
        try desk.swipe("Yuki Arai", from: 340, to: 220)
        try desk.tap("Delete")
        #expect(desk.contact("Yuki Arai") == nil)
        try desk.tap("Favorites")
        #expect(desk.list.source.ids.count == desk.book.contacts.count { $0.isFavorite })
        try desk.tap("All Contacts")
        #expect(desk.list.source.ids.count == desk.book.contacts.count)
    }

    @Test("Edit mode selects several contacts, which are deleted and restored at once")
    func multipleSelection() throws {
        let desk = ContactsDesk(width: 360)
        let count = desk.book.contacts.count
        try desk.tap("Edit")
        try desk.tap("Ada Almeida")
        try desk.tap("Maya Banerjee")
        #expect(desk.list.selected.count == 2)
        try desk.tap("Delete")
        #expect(desk.book.contacts.count == count - 2 && !desk.list.isEditing)
        try desk.key("ctrl+z")
        #expect(desk.book.contacts.count == count)
    }

    @Test("A context menu edits, marks, and deletes a contact")
    func menu() throws {
        let desk = ContactsDesk(width: 1000)
        let cell = try desk.stage.view(named: "Ada Almeida")
        try desk.stage.click(cell, secondary: true)
        try desk.stage.settle()
        try desk.stage.expect("+49 30 555 100 10")
        try desk.tap("Add to Favorites")
        #expect(desk.contact("Ada Almeida")?.isFavorite == true)
        try desk.stage.click(desk.stage.view(named: "Ada Almeida"), secondary: true)
        try desk.stage.settle()
        try desk.tap("Delete")
        #expect(desk.contact("Ada Almeida") == nil)
    }

    @Test("The card asks before it deletes a contact")
    func deletionOnCard() throws {
        let desk = ContactsDesk(width: 360)
        try desk.tap("Ada Almeida")
        desk.stage.scroll(at: CGPoint(x: 180, y: 400), by: CGSize(width: 0, height: 2000))
        try desk.stage.settle()
        try desk.tap("Delete Contact")
        #expect(desk.contact("Ada Almeida") != nil)
        try desk.tap("Delete Ada Almeida")
        #expect(desk.contact("Ada Almeida") == nil && desk.list.view.window != nil)
    }

    @Test("Edits and favorites can be undone, and the menus have the commands")
    func undo() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.tap("Ada Almeida")
        try desk.key("ctrl+d")
        #expect(desk.contact("Ada Almeida")?.isFavorite == true)
        #expect(desk.book.undoManager.undoMenuItemTitle == "Undo Add to Favorites")
        try desk.key("ctrl+z")
        #expect(desk.contact("Ada Almeida")?.isFavorite == false)
        try desk.key("ctrl+e")
        #expect(desk.root.presentedViewController != nil)
        try desk.key("escape")
        for key in ["f10", "right", "right", "right", "right"] { try desk.key(key) }
        try desk.stage.expect("Edit Contact")
    }

    @Test("Arrow keys show the contacts one after the other, and Delete deletes the one that is marked")
    func arrows() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.stage.click(desk.stage.view(named: "Ada Almeida"))
        try desk.stage.settle()
        let ids = desk.list.source.ids
        let first = try #require(ids.firstIndex(of: try desk.id("Ada Almeida")))
        try desk.key("down")
        try desk.key("down")
        #expect(desk.root.card.id == ids[first + 2])
        try desk.key("delete")
        #expect(desk.book.contact(ids[first + 2]) == nil && desk.root.card.id == ids[first + 3])
        try desk.key("ctrl+z")
        #expect(desk.root.card.id == ids[first + 2] && desk.list.source.ids == ids)
        try desk.key("down")
        #expect(desk.root.card.id == ids[first + 3])
    }
}
