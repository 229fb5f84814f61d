// SPDX-License-Identifier: MIT

/// The words that the toolkit itself shows: every title, label, and name that an application doesn't supply.
///
/// No other file contains them. Each language has a file with all of them; `%@` stands for an argument. The words are
/// those that GNOME, KDE, or Apple's systems use for the same commands in that language.
package enum Phrase: String, CaseIterable, Sendable {
    case add
    case back
    case bigger
    case blindCopy
    case bold
    case bookmarks
    case call
    case camera
    case cancel
    case carbonCopy
    case chooseFont
    case clearText
    case close
    case closeWindow
    case collapse
    case compose
    case contacts
    case copy
    case copyLink
    case cut
    case delete
    case deleteDraft
    case document
    case done
    case downloads
    case edit
    case editMenu
    case enterFullScreen
    case exitFullScreen
    case expand
    case fastForward
    case favorites
    case featured
    case fileMenu
    case find
    case findAndReplace
    case findNext
    case findOptions
    case findPrevious
    case findText
    case font
    case fullScreen
    case helpMenu
    case hideSidebar
    case history
    case ignoreAccents
    case ignoreCase
    case ignoreSpelling
    case image
    case inBar
    case inList
    case insert
    case italic
    case keyAlt
    case keyBackspace
    case keyControl
    case keyDelete
    case keyEnd
    case keyEscape
    case keyHome
    case keyInsert
    case keyPageDown
    case keyPageUp
    case keyReturn
    case keyShift
    case keySpace
    case keySuper
    case keyTab
    case keyboardShortcuts
    case learnSpelling
    case leaveFullScreen
    case leftToRight
    case list
    case loading
    case login
    case mail
    case matchAnywhere
    /// “… of …”, with the number of a match and the number of matches as its arguments.
    case matchPosition
    case maximize
    case messageText
    case minimize
    case more
    case moreInfo
    case mostRecent
    case mostViewed
    case newMessage
    case nextTab
    case noGuesses
    case noResults
    /// “No Results for …”, with the search text as its argument.
    case noResultsFor
    case openLink
    case openWith
    case orderOfTabs
    case organize
    case otherCommands
    case password
    case paste
    case pasteAndMatchStyle
    case pause
    case plainText
    case play
    case playbackPosition
    case previousTab
    /// “Quit …”, with a name as its argument.
    case quit
    case recents
    case recipient
    case redo
    /// “Redo …”, with a name as its argument.
    case redoAction
    case refresh
    /// “Remove …”, with a name as its argument.
    case remove
    case reorder
    case replace
    case replaceAll
    case reply
    case restore
    case rewind
    case rightToLeft
    case save
    case saveAs
    case search
    /// The advice below “No Results”.
    case searchAdvice
    case select
    case selectAll
    case send
    case share
    case showOnlyContent
    case showSidebar
    case sidebar
    case smaller
    case stop
    case subject
    case topRated
    /// “Results: …”, with a number as its argument.
    case totalMatches
    case typing
    case underline
    case undo
    /// “Undo …”, with a name as its argument.
    case undoAction
    case useSelectionForFind
    case viewMenu
    case wholeWords
    case windowMenu
    case wordBeginnings
    case writingDirection
}
