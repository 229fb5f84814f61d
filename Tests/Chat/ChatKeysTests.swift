// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Chat

@MainActor
@Suite("Chat: keys in the list of conversations")
struct ChatKeysTests {
    @Test("Arrow keys show the conversations one after the other, although the list is reloaded")
    func arrows() throws {
        let desk = ChatDesk(width: 1000)
        let names = desk.inbox.conversations.map(\.partner.name)
        let table = try #require(desk.root.list.tableView)
        desk.stage.click(at: table.convert(CGPoint(x: 20, y: table.rectForRow(at: [0, 0]).midY), to: nil))
        try desk.stage.settle()
        for name in names.dropFirst() {
            try desk.key("down")
            #expect(desk.conversation.conversation?.partner.name == name)
            #expect((desk.stage.window.focusedView as? UITableViewCell)?.isSelected == true)
        }
        try desk.key("home")
        #expect(desk.conversation.conversation?.partner.name == names.first)
    }
}
