// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Contacts

@MainActor
@Suite("Contact form")
struct ContactFormTests {
    @Test("A new contact is saved once it has a name, and its card opens")
    func adding() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.key("ctrl+n")
        try desk.tap("Save")
        #expect(desk.root.presentedViewController != nil)
        desk.stage.type("Bea")
        try desk.key("return")
        desk.stage.type("Ahlgren")
        try desk.tap("Add Phone")
        desk.stage.type("+46 31 555 10")
        try desk.tap("Save")
        let contact = try #require(desk.contact("Bea Ahlgren"))
        #expect(contact.phones == [Contact.Labeled(label: "mobile", value: "+46 31 555 10")])
        #expect(desk.root.presentedViewController == nil && desk.root.card.id == contact.id)
        try desk.stage.expect("+46 31 555 10")
    }

    @Test("A value that isn't a phone number is reported, and can be corrected")
    func validation() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.tap("Yuki Arai")
        try desk.key("ctrl+e")
        try desk.tap("Phone")
        try desk.key("ctrl+a")
        desk.stage.type("call me")
        try desk.tap("Save")
        try desk.stage.expect("“call me” isn’t a phone number.")
        try desk.tap("OK")
        try desk.key("ctrl+a")
        desk.stage.type("112")
        try desk.tap("Save")
        #expect(desk.contact("Yuki Arai")?.phones.map(\.value) == ["112"])
    }

    @Test("The form of a contact begins with its first field")
    func firstField() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.tap("Yuki Arai")
        try desk.key("ctrl+e")
        try desk.key("ctrl+a")
        desk.stage.type("Yuko")
        try desk.tap("Save")
        #expect(desk.contact("Yuko Arai") != nil)
    }

    @Test("Rows are added and removed, and empty ones aren't saved")
    func rows() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.tap("Yuki Arai")
        try desk.key("ctrl+e")
        try desk.tap("Add Email")
        desk.stage.type("yuki@example.org")
        try desk.tap("Add Phone")
        try desk.tap("Add Address")
        desk.stage.type("Harbor 1")
        try desk.key("return")
        desk.stage.type("Oslo")
        try desk.tap("Save")
        let contact = try #require(desk.contact("Yuki Arai"))
        #expect(contact.emails.map(\.value).contains("yuki@example.org") && contact.phones.count == 1)
        #expect(contact.addresses.map(\.value) == ["Harbor 1\nOslo"])
    }

    @Test("A removed row leaves the others as they were")
    func removal() throws {
        var contact = Contact(familyName: "Abel")
        contact.phones = ["111", "222", "333"].map { Contact.Labeled(label: "home", value: $0) }
        let desk = ContactsDesk(width: 1000, book: ContactBook(contacts: [contact]))
        desk.root.edit(contact)
        try desk.stage.settle()
        let stack = try #require(desk.root.presentedViewController as? UINavigationController)
        let form = try #require(stack.topViewController as? ContactFormController)
        form.tableView(form.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 1))
        try desk.stage.settle()
        let cell = try #require(form.tableView.cellForRow(at: IndexPath(row: 0, section: 1)) as? FormFieldCell)
        try desk.stage.tap(cell.field)
        try desk.key("ctrl+a")
        desk.stage.type("444")
        try desk.tap("Save")
        #expect(desk.book.contacts.first?.phones.map(\.value) == ["444", "333"])
    }

    @Test("Canceling a changed form asks first")
    func canceling() throws {
        let desk = ContactsDesk(width: 1000)
        try desk.key("ctrl+n")
        try desk.key("escape")
        #expect(desk.root.presentedViewController == nil)
        try desk.key("ctrl+n")
        desk.stage.type("Bea")
        try desk.key("escape")
        #expect(desk.root.presentedViewController != nil)
        try desk.tap("Discard Changes")
        #expect(desk.root.presentedViewController == nil && desk.contact("Bea") == nil)
    }
}
