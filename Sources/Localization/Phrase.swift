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
    case boldTexts
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
    case colorBlack
    case colorBlue
    case colorBrown
    case colorCyan
    /// “dark …”, with the name of a color as its argument.
    case colorDark
    case colorGray
    case colorGreen
    /// “light …”, with the name of a color as its argument.
    case colorLight
    case colorOrange
    case colorPink
    case colorPurple
    case colorRed
    case colorTransparent
    case colorWhite
    case colorYellow
    case compose
    case contacts
    case copy
    case copyLink
    case cut
    case decrease
    case delete
    case deleteDraft
    case document
    case done
    case downloads
    /// “Drag …”, with a name as its argument.
    case dragItem
    /// “Drop on …”, with a name as its argument.
    case dropItem
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
    case headings
    /// “Headings Level …”, with a number as its argument.
    case headingsOfLevel
    case helpMenu
    case hideSidebar
    case history
    case ignoreAccents
    case ignoreCase
    case ignoreSpelling
    case image
    case images
    case inBar
    case inList
    case increase
    case insert
    case italic
    case italicTexts
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
    case landmarks
    case learnSpelling
    case leaveFullScreen
    case leftToRight
    case links
    case list
    case lists
    case loading
    case login
    case magicTap
    case mail
    case matchAnywhere
    /// “… of …”, with the number of a match and the number of matches as its arguments.
    case matchPosition
    case maximize
    case messageText
    case minimize
    case misspelledWords
    case more
    case moreInfo
    case mostRecent
    case mostViewed
    case moveDown
    case moveUp
    case newMessage
    case nextMonth
    /// “Next: …”, with the name of a search as its argument.
    case nextResult
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
    case press
    case previousMonth
    /// “Previous: …”, with the name of a search as its argument.
    case previousResult
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
    case scrollDown
    case scrollLeft
    /// “… scrolled”, with a percentage as its argument.
    case scrollPosition
    case scrollRight
    case scrollUp
    case search
    /// The advice below “No Results”.
    case searchAdvice
    case select
    case selectAll
    case send
    case share
    case showMenu
    case showOnlyContent
    case showSidebar
    case sidebar
    case smaller
    case stop
    case subject
    case tables
    case textFields
    case topRated
    /// “Results: …”, with a number as its argument.
    case totalMatches
    case typing
    case underline
    case underlinedTexts
    case undo
    /// “Undo …”, with a name as its argument.
    case undoAction
    case useSelectionForFind
    case viewMenu
    case visitedLinks
    case wholeWords
    case windowMenu
    case wordBeginnings
    case writingDirection
}
