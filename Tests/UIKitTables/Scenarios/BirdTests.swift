// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Scenarios: bird watching")
@MainActor
struct BirdTests {
    private let stage = Stage(size: CGSize(width: 400, height: 600))

    private func show() throws -> BirdListController {
        let list = BirdListController(BirdLog())
        stage.show(UINavigationController(rootViewController: list))
        try stage.settle()
        return list
    }

    /// The form in front of the list.
    private func form(_ list: BirdListController) throws -> BirdFormController {
        let navigation = try #require(list.presentedViewController as? UINavigationController)
        return try #require(navigation.topViewController as? BirdFormController)
    }

    @Test("S-TV-82: The Edit button starts editing the table, during which nothing can be added")
    func editing() throws {
        let list = try show()
        #expect(list.navigationItem.rightBarButtonItem === list.editButtonItem && list.addButton.isEnabled)
        try stage.tap("Edit")
        try stage.settle()
        #expect(list.isEditing && list.table.isEditing && !list.addButton.isEnabled)
        try stage.tap("Add")
        try stage.settle()
        #expect(list.presentedViewController == nil)
        try stage.tap("Done")
        try stage.settle()
        #expect(!list.isEditing && !list.table.isEditing && list.addButton.isEnabled)
    }

    @Test("S-TV-84: Deleting a row removes it from the data, then from the table; other editing styles change nothing")
    func deleting() throws {
        let list = try show()
        list.tableView(list.table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
        list.tableView(list.table, commit: .none, forRowAt: IndexPath(row: 0, section: 0))
        #expect(list.log.names.count == 3)
        try stage.tap("Edit")
        try stage.settle()
        // The delete control at the leading edge of the second row, then the confirmation.
        stage.tap(at: CGPoint(x: 30, y: list.table.place(of: 1).y))
        try stage.settle()
        stage.tap(at: CGPoint(x: 370, y: list.table.place(of: 1).y))
        #expect(list.log.names == ["Heron", "Wren"])
        try stage.settle()
        #expect(list.table.shownTitles == ["Heron", "Wren"] && list.table.numberOfRows(inSection: 0) == 2)
    }

    @Test("S-TV-85: The Add button presents a form in a navigation controller, and makes the form once")
    func adding() throws {
        let list = try show()
        for _ in 0..<2 {
            try stage.tap("Add")
            try stage.settle()
            #expect(try form(list).title == "New Bird" && list.formCount == 1)
            try stage.expect("New Bird")
            try stage.tap("Cancel")
            try stage.settle()
            #expect(list.presentedViewController == nil && list.log.names.count == 3)
        }
    }

    @Test("S-TV-86: The form's text is appended to the data when it is saved, and the list shows it")
    func saving() throws {
        let list = try show()
        try stage.tap("Add")
        try stage.settle()
        let form = try form(list)
        #expect(form.tableView.numberOfRows(inSection: 0) == 1)
        try stage.tap(try #require(form.field))
        stage.type("Owl")
        try stage.tap("Save")
        try stage.settle()
        #expect(list.presentedViewController == nil && list.log.names == ["Heron", "Kingfisher", "Wren", "Owl"])
        #expect(list.table.shownTitles.last == "Owl")
        // Without text, the form is only dismissed.
        try stage.tap("Add")
        try stage.settle()
        try stage.tap("Save")
        try stage.settle()
        #expect(list.presentedViewController == nil && list.log.names.count == 4)
    }
}
