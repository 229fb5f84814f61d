// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting
import UIKitText

@testable import Chat

/// A window with two conversations, whose partners answer as the stage's clock advances.
@MainActor
final class ChatDesk {
    let stage: Stage
    let inbox: Inbox
    let root: ChatController
    private let app = ChatApp()

    init(width: CGFloat, height: CGFloat = 700, language: String = "en", scale: CGFloat = 0.5) {
        inbox = Inbox(conversations: SampleConversations.all(before: Date()))
        stage = Stage(size: CGSize(width: width, height: height), scale: scale, delegate: app, languages: [language])
        root = ChatController(inbox: inbox)
        stage.show(root)
        stage.advance(by: 1)
        for conversation in inbox.conversations {
            conversation.delay = Delay { [stage] in stage.schedule(after: $0, $1) }
        }
    }

    var conversation: ConversationController { root.messages }
    var bar: MessageBar { conversation.bar }
    var table: UITableView { conversation.tableView }

    /// The texts of the open conversation.
    var texts: [String] { conversation.conversation?.messages.map(\.text) ?? [] }

    func tap(_ name: String) throws {
        try stage.tap(name)
        try stage.settle()
    }

    func key(_ name: String) throws {
        try stage.key(name)
        try stage.settle()
    }

    /// Writes a message without sending it.
    func write(_ text: String) throws {
        try stage.tap(bar.textView)
        stage.type(text)
        try stage.settle()
    }

    /// The last row's cell.
    func lastCell() throws -> UITableViewCell {
        let path = try #require(conversation.source.lastIndexPath)
        return try #require(table.cellForRow(at: path))
    }

    /// The frame of a view in the window.
    func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
}
