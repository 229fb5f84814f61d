// SPDX-License-Identifier: MIT
import UIKit

final class InputViewsPage: PageViewController {
    override var summary: String { "Views at the window's bottom while a text is edited." }

    override func viewDidLoad() {
        title = "Input Views"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            KeypadCard("Keypad", note: "A controller of keys that edits the field."),
            ChatCard("Chat", note: "A bar that grows with its text, stickers, and messages that drag both down."),
            ShortcutsCard("Shortcuts", note: "The buttons of an assistant item, collapsed in a narrow window."),
            SmartTypingCard("Smart typing", note: "Quotation marks, dashes, and spaces around pasted words."),
        ]
    }
}

/// Two fields, the first of which replaces quotation marks, dashes, and spaces.
final class SmartTypingCard: TextFieldCard {
    private let all = [
        UITextField("Smart", text: "") {
            $0.smartQuotesType = .yes
            $0.smartDashesType = .yes
            $0.smartInsertDeleteType = .yes
        },
        UITextField("As typed"),
    ]

    override var fields: [UITextField] { all }
}
