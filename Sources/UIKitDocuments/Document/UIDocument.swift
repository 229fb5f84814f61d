// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import DocumentFiles
public import Foundation
internal import LayerTree
internal import Localization
internal import Synchronization
public import UIKitCore
internal import UniformTypeIdentifiers
internal import Windowing

/// The model of a document in a file: it is read and written off the main actor, and saved by itself.
///
/// A subclass overrides `contents(forType:)` and `load(fromContents:ofType:)`, whose contents are a `Data` for a file and
/// a `FileWrapper` for a folder, and registers undo actions with `undoManager` or calls `updateChangeCount(_:)`. A
/// document with unsaved changes is saved some seconds later, when the application becomes inactive or ends, and when it
/// is closed.
///
/// A version takes the place of the one before in one step: whenever the process is killed or the disk is full, one of them
/// is there, whole. A file that another program has changed is read again; with unsaved changes, the document is in
/// conflict instead, and isn't saved by itself. Saving it then keeps the other program's version beside it.
///
/// > Note: Differs from UIKit: conflicts arise with other programs instead of other devices, and end when the document is
/// > saved, reverted, or closed. A file that is removed appears again when the document is next saved.
@preconcurrency @MainActor
open class UIDocument: NSObject, ProgressReporting {
    /// The progress of opening or saving, in bytes; documents of several files have no measure.
    ///
    /// Another one each time, and meaningful while `documentState` contains `.progressAvailable`. Cancelling it cancels
    /// opening.
    public nonisolated var progress: Progress { currentProgress.withLock { $0 } }

    private nonisolated let currentProgress = Mutex(Progress(totalUnitCount: 0))
    private nonisolated let place: Mutex<URL>
    /// The queue on which the document's file is read and written, one access after the other.
    nonisolated let fileAccess = DispatchQueue(label: "UIDocument", qos: .userInitiated)

    /// The version of the file that was last read or written.
    var stamp: FileStamp?
    var watch: FileWatch?
    var isOpening = false
    /// The number of saves that have begun and not ended.
    var savesInProgress = 0
    var changes = DocumentChanges()
    var autosave = AutosaveSchedule()
    let observers = Observers()
    let undoObservers = Observers()
    private var isEditingDisabled = 0
    private var storedUndoManager: UndoManager?

    /// Creates a document for a file, which doesn't need to exist yet.
    ///
    /// Next, call `open(completionHandler:)`, or `save(to:for:completionHandler:)` with `.forCreating`.
    public init(fileURL url: URL) {
        place = Mutex(url)
        super.init()
    }

    // MARK: - The file

    /// The document's file; another one after it was saved elsewhere, or renamed by another program.
    public nonisolated var fileURL: URL { place.withLock { $0 } }

    /// The name to show: that of the file, without its extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

    /// The identifier of the file's type, by its extension; that of all data, or of all folders, for an unknown one.
    open var fileType: String? {
        if let type = UTType(filenameExtension: fileURL.pathExtension.lowercased(), conformingTo: .item) {
            return type.identifier
        }
        return FileStamp(of: fileURL)?.kind == .folder ? UTType.folder.identifier : UTType.data.identifier
    }

    /// The time of the version that was last read or written; `nil` for none.
    open var fileModificationDate: Date? { stamp?.modificationDate }

    /// The activities of the document, and its troubles.
    ///
    /// `UIDocument.stateChangedNotification` is posted after each change.
    public internal(set) var documentState: State = .closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }

    func beginProgress() {
        currentProgress.withLock { $0 = Progress(totalUnitCount: 0) }
        documentState.insert(.progressAvailable)
    }

    func move(to url: URL) {
        place.withLock { $0 = url }
        if let userActivity { updateUserActivityState(userActivity) }
    }

    // MARK: - Contents

    /// Returns the contents to save: a `Data` for a file, or a `FileWrapper` for a folder.
    ///
    /// The default implementation stops the program. The contents must not change afterwards.
    open func contents(forType typeName: String) throws -> Any {
        preconditionFailure("\(type(of: self)) doesn't override contents(forType:).")
    }

    /// Takes over what was read: a `Data` of a file, or a `FileWrapper` of a folder.
    ///
    /// Called when the document is opened or reverted. The default implementation stops the program.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {
        preconditionFailure("\(type(of: self)) doesn't override load(fromContents:ofType:).")
    }

    /// Called before the document must not be changed, such as before it is reverted.
    ///
    /// Pairs with `enableEditing()`. Overrides call `super`.
    open func disableEditing() {
        isEditingDisabled += 1
        documentState.insert(.editingDisabled)
    }

    /// Called when the document can be changed again.
    ///
    /// Overrides call `super`.
    open func enableEditing() {
        isEditingDisabled = max(0, isEditingDisabled - 1)
        if isEditingDisabled == 0 { documentState.remove(.editingDisabled) }
    }

    // MARK: - Changes

    /// The document's undo manager, whose groups count as changes.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var undoManager: UndoManager! {
        get {
            if storedUndoManager == nil { self.undoManager = UndoManager() }
            return storedUndoManager
        }
        set {
            storedUndoManager = newValue
            observeUndoManager(newValue)
        }
    }

    /// Whether there are changes since the document was last read or written.
    open var hasUnsavedChanges: Bool { changes.isUnsaved }

    /// Counts a change, and saves the document some seconds later.
    ///
    /// Needed only for changes without an undo action.
    open func updateChangeCount(_ change: ChangeKind) {
        changes.count(change)
        scheduleAutosave()
    }

    /// Returns a value that stands for the changes so far, to be passed to `updateChangeCount(withToken:for:)` once they are
    /// saved.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.token }

    /// Counts the changes up to a token as saved.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        guard let token = changeCountToken as? DocumentChanges.Token else {
            return Log.misuse("A token of changes isn't one that the document made.")
        }
        changes.save(token)
    }

    // MARK: - Opening and closing

    /// Reads the file, and then calls the handler with whether that succeeded.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        performOpening(completionHandler)
    }

    /// Reads a file and takes over its contents.
    ///
    /// Called on the queue of the document's file accesses. The default implementation reads the whole file or folder, and
    /// calls `load(fromContents:ofType:)` on the main actor.
    ///
    /// - Throws: `CocoaError`, or an error of the subclass.
    nonisolated open func read(from url: URL) throws {
        try readContents(from: url)
    }

    /// Saves unsaved changes, closes the document, and then calls the handler.
    ///
    /// If the changes can't be saved, the document stays open, and the handler is called with `false`.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        performClosing(completionHandler)
    }

    /// Reads another version, discarding unsaved changes and undo actions, and then calls the handler with whether that
    /// succeeded.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        performReverting(to: url, completionHandler)
    }

    /// Performs work on the document's file off the main actor, after the accesses before it.
    nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
        fileAccess.async(execute: block)
    }

    // MARK: - Saving

    /// The identifier of the type in which the document is saved; that of its file, unless overridden.
    open var savingFileType: String? { fileType }

    /// Saves the document, and then calls the handler with whether that succeeded.
    ///
    /// - Parameters:
    ///   - url: Where to save it.
    ///   - saveOperation: With `.forCreating`, the document's file is `url` from then on, and the document is open.
    ///   - completionHandler: Called with whether the document was saved.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        performSaving(to: url, for: saveOperation, completionHandler)
    }

    /// Saves unsaved changes, and then calls the handler with whether none are left.
    ///
    /// Called by itself some seconds after a change, and when the application becomes inactive or ends.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        guard hasUnsavedChanges else {
            completionHandler?(true)
            return
        }
        save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }

    /// Returns the file name extension for a type; empty if none is known.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? ""
    }

    /// Returns the attributes that a new version of the file gets, by `FileAttributeKey`; none unless overridden.
    ///
    /// Permissions, tags, and the group of an existing file are kept without it.
    nonisolated open func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] { [:] }

    /// Writes a new version so that the old one stays whole until the new one is.
    ///
    /// Called on the queue of the document's file accesses. The default implementation has
    /// `writeContents(_:to:for:originalContentsURL:)` write beside the file, waits until all is on the disk, and
    /// replaces the old version with it in one step.
    nonisolated open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        try replaceFile(at: url, with: contents, additionalFileAttributes ?? [:], saveOperation)
    }

    /// Writes contents to a place where nothing is.
    ///
    /// - Parameters:
    ///   - contents: A `Data` or a `FileWrapper`, unless the method is overridden.
    ///   - url: Where to write; not the document's file.
    ///   - saveOperation: Why the document is saved.
    ///   - originalContentsURL: The version before; `nil` if there is none.
    /// - Throws: An error for which the version before stays the document's.
    nonisolated open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        try writeOut(contents, to: url, originalContentsURL)
    }

    // MARK: - Errors

    /// Called when the document can't be read or written.
    ///
    /// The default implementation logs the error, shows it to the user if it may, and then calls
    /// `finishedHandlingError(_:recovered:)`. A cancellation by the user isn't shown.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        report(error, toUser: userInteractionPermitted)
    }

    /// Called when an error has been handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

    /// Called when an error must no longer be shown.
    ///
    /// The default implementation removes its alert.
    open func userInteractionNoLongerPermitted(forError error: any Error) {
        dismissReport()
    }

    // MARK: - User activity

    /// The activity of editing the document; `nil` unless one is set.
    open var userActivity: NSUserActivity? {
        didSet { if let userActivity { updateUserActivityState(userActivity) } }
    }

    /// Adds the document's file to an activity.
    ///
    /// Its key is `UIDocument.userActivityURLKey`. Overrides call `super`.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL.absoluteString])
    }

    /// Called with an activity of this document to continue.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The title of an alert about the last error.
    var failure = Phrase.documentNotOpened
    weak var alert: UIAlertController?
}
