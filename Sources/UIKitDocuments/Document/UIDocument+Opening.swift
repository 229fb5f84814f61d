// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import DocumentFiles
public import Foundation
internal import Localization
internal import UIKitCore

extension UIDocument {
    /// Reads the file; `false` if that fails.
    @discardableResult
    public func open() async -> Bool {
        await withCheckedContinuation { continuation in
            open { continuation.resume(returning: $0) }
        }
    }

    /// Saves unsaved changes, and closes the document; `false` if they can't be saved, and it stays open.
    @discardableResult
    public func close() async -> Bool {
        await withCheckedContinuation { continuation in
            close { continuation.resume(returning: $0) }
        }
    }

    /// Reads another version, discarding unsaved changes; `false` if that fails.
    @discardableResult
    public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }

    func performOpening(_ completion: ((Bool) -> Void)?) {
        guard documentState.contains(.closed), !isOpening else {
            Log.misuse("A document was opened that is open: \(fileURL.path)")
            completion?(false)
            return
        }
        isOpening = true
        read(fileURL) { [self] result in
            isOpening = false
            switch result {
            case .success(let stamp):
                didRead(stamp)
                beginUse()
            case .failure(let error):
                failure = .documentNotOpened
                handleError(error, userInteractionPermitted: true)
            }
            completion?((try? result.get()) != nil)
        }
    }

    func performReverting(to url: URL, _ completion: ((Bool) -> Void)?) {
        guard !documentState.contains(.closed) else {
            Log.misuse("A document was reverted that isn't open: \(fileURL.path)")
            completion?(false)
            return
        }
        disableEditing()
        read(url) { [self] result in
            switch result {
            case .success(let stamp):
                // Another version was read over the one in the file, and is to be saved.
                let isOwnFile = FileReplacement.isSameItem(url, fileURL)
                didRead(isOwnFile ? stamp : self.stamp)
                undoManager.removeAllActions()
                watchFile()
                if !isOwnFile { updateChangeCount(.done) }
            case .failure(let error):
                failure = .documentNotOpened
                handleError(error, userInteractionPermitted: true)
            }
            enableEditing()
            completion?((try? result.get()) != nil)
        }
    }

    func performClosing(_ completion: ((Bool) -> Void)?) {
        guard !documentState.contains(.closed) else {
            completion?(true)
            return
        }
        autosave.cancel()
        autosave { [self] isSaved in
            if isSaved || !hasUnsavedChanges { endUse() }
            completion?(isSaved)
        }
    }

    private func didRead(_ stamp: FileStamp?) {
        self.stamp = stamp
        changes.count(.cleared)
        autosave.cancel()
        documentState.subtract([.closed, .inConflict, .savingError])
    }

    // MARK: - Reading

    /// Reads a file off the main actor, and then calls the handler on it with the version that was read.
    private func read(_ url: URL, _ completion: @escaping @MainActor (Result<FileStamp?, any Error>) -> Void) {
        beginProgress()
        performAsynchronousFileAccess { [self] in
            FileReplacement.recover(url)
            // Taken before reading, so that a version that appears meanwhile is noticed.
            let stamp = FileStamp(of: url)
            let result = Result { try read(from: url) }.map { stamp }
            MainQueue.async { [self] in
                documentState.remove(.progressAvailable)
                completion(result)
            }
        }
    }

    nonisolated func readContents(from url: URL) throws {
        let progress = progress
        let contents: Any
        if FileStamp(of: url)?.kind == .folder {
            contents = try FileWrapper(url: url)
        } else {
            contents = try FileReading.contents(of: url) { done, expected in
                progress.totalUnitCount = Int64(expected)
                progress.completedUnitCount = Int64(done)
                return !progress.isCancelled
            }
        }
        let handedOver = HandedOver(contents)
        try onMainThread { [self] in try load(fromContents: handedOver.value, ofType: fileType) }
    }

    // MARK: - Use

    /// Begins what an open document does by itself.
    func beginUse() {
        documentState.remove(.closed)
        watchFile()
        observers.removeAll()
        for name in [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification] {
            observers.observe(name) { [weak self] in self?.saveBeforeRest() }
        }
        observers.observe(UIApplication.didBecomeActiveNotification) { [weak self] in self?.examineFile() }
    }

    private func endUse() {
        observers.removeAll()
        watch = nil
        autosave.cancel()
        documentState = .closed
    }

    /// Saves before the application may end, and has it wait for that.
    private func saveBeforeRest() {
        guard hasUnsavedChanges, !documentState.contains(.inConflict) else { return }
        autosave.cancel()
        let task = UIApplication.shared.beginBackgroundTask(withName: "Saving \(fileURL.lastPathComponent)")
        autosave { _ in UIApplication.shared.endBackgroundTask(task) }
    }
}
