// SPDX-License-Identifier: MIT
internal import Localization

extension UIBarButtonItem {
    /// The standard items, shown as a title or, in most cases, a symbol.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        /// A space that takes the remaining width.
        case flexibleSpace = 5
        /// A space of `width` points.
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        /// Sharing and other actions for the content.
        case action = 9
        case organize = 10
        case bookmarks = 11
        case search = 12
        case refresh = 13
        case stop = 14
        case camera = 15
        case trash = 16
        case play = 17
        case pause = 18
        case rewind = 19
        case fastForward = 20
        case undo = 21
        case redo = 22
        case close = 24

        /// The item's title.
        @MainActor
        var words: String? {
            switch self {
            case .done: Phrase.done.text
            case .cancel: Phrase.cancel.text
            case .edit: Phrase.edit.text
            case .save: Phrase.save.text
            case .add: Phrase.add.text
            case .flexibleSpace, .fixedSpace: nil
            case .compose: Phrase.compose.text
            case .reply: Phrase.reply.text
            case .action: Phrase.share.text
            case .organize: Phrase.organize.text
            case .bookmarks: Phrase.bookmarks.text
            case .search: Phrase.search.text
            case .refresh: Phrase.refresh.text
            case .stop: Phrase.stop.text
            case .camera: Phrase.camera.text
            case .trash: Phrase.delete.text
            case .play: Phrase.play.text
            case .pause: Phrase.pause.text
            case .rewind: Phrase.rewind.text
            case .fastForward: Phrase.fastForward.text
            case .undo: Phrase.undo.text
            case .redo: Phrase.redo.text
            case .close: Phrase.close.text
            }
        }

        /// The symbol that is shown instead of the title.
        var symbol: BarSymbol? {
            switch self {
            case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
            case .add: .plus
            case .compose: .compose
            case .reply: .reply
            case .action: .share
            case .organize: .folder
            case .bookmarks: .book
            case .search: .magnifier
            case .refresh: .refresh
            case .stop, .close: .cross
            case .camera: .camera
            case .trash: .trash
            case .play: .play
            case .pause: .pause
            case .rewind: .rewind
            case .fastForward: .fastForward
            case .undo: .undo
            case .redo: .redo
            }
        }
    }
}
