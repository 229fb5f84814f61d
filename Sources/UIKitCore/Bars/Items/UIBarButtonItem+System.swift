// SPDX-License-Identifier: MIT

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
        var words: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .flexibleSpace, .fixedSpace: nil
            case .compose: "Compose"
            case .reply: "Reply"
            case .action: "Share"
            case .organize: "Organize"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .refresh: "Refresh"
            case .stop: "Stop"
            case .camera: "Camera"
            case .trash: "Delete"
            case .play: "Play"
            case .pause: "Pause"
            case .rewind: "Rewind"
            case .fastForward: "Fast Forward"
            case .undo: "Undo"
            case .redo: "Redo"
            case .close: "Close"
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
