// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import DocumentFiles
public import Foundation
internal import LayerTree
internal import Localization
internal import UIKitCore
internal import Windowing

extension UIDocument {
    /// Saves the document; `false` if that fails.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    /// Saves unsaved changes; `false` if that fails.
    @discardableResult
    public func autosave() async -> Bool {
        await withCheckedContinuation { continuation in
            autosave { continuation.resume(returning: $0) }
        }
    }

    func performSaving(to url: URL, for operation: SaveOperation, _ completion: ((Bool) -> Void)?) {
        autosave.cancel()
        let token = changeCountToken(for: operation)
        let contents: HandedOver
        do {
            contents = HandedOver(try self.contents(forType: savingFileType ?? fileType ?? ""))
        } catch {
            return didFail(error, completion)
        }
        savesInProgress += 1
        beginProgress()
        let begin = LayerClock.timeSource.now
        let finish: @MainActor (Result<FileStamp?, any Error>) -> Void = { [self] result in
            savesInProgress -= 1
            if savesInProgress == 0 { documentState.remove(.progressAvailable) }
            switch result {
            case .success(let stamp):
                autosave.lastDuration = LayerClock.timeSource.now - begin
                didSave(to: url, operation, stamp, token)
                completion?(true)
            case .failure(let error): didFail(error, completion)
            }
        }
        performAsynchronousFileAccess { [self] in
            let result = Result {
                let attributes = try fileAttributesToWrite(to: url, for: operation)
                try writeContents(contents.value, andAttributes: attributes, safelyTo: url, for: operation)
                return FileStamp(of: url)
            }
            MainQueue.async { finish(result) }
        }
    }

    private func didSave(to url: URL, _ operation: SaveOperation, _ stamp: FileStamp?, _ token: Any) {
        // A copy that a subclass saves elsewhere leaves the changes of the document's own file unsaved.
        guard operation == .forCreating || FileReplacement.isSameItem(url, fileURL) else { return }
        self.stamp = stamp
        updateChangeCount(withToken: token, for: operation)
        documentState.subtract([.savingError, .inConflict])
        if operation == .forCreating {
            if url != fileURL { move(to: url) }
            beginUse()
        } else if !documentState.contains(.closed) {
            // The folder that was watched is the one before.
            watchFile()
        }
        scheduleAutosave()
    }

    private func didFail(_ error: any Error, _ completion: ((Bool) -> Void)?) {
        documentState.insert(.savingError)
        failure = .documentNotSaved
        handleError(error, userInteractionPermitted: UIApplication.shared.applicationState != .background)
        completion?(false)
    }

    /// Saves some seconds from now, unless there is nothing to save or the user has to decide first.
    func scheduleAutosave() {
        guard hasUnsavedChanges else { return autosave.cancel() }
        guard documentState.isDisjoint(with: [.closed, .inConflict, .savingError]) else { return }
        autosave.schedule { [weak self] in
            guard let self else { return }
            autosave.cancel()
            autosave(completionHandler: nil)
        }
    }

    func observeUndoManager(_ manager: UndoManager?) {
        undoObservers.removeAll()
        guard let manager else { return }
        undoObservers.observe(.NSUndoManagerDidCloseUndoGroup, of: manager) { [weak self, weak manager] in
            // Undoing and redoing close groups too.
            guard let manager, !manager.isUndoing, !manager.isRedoing else { return }
            self?.updateChangeCount(.done)
        }
        undoObservers.observe(.NSUndoManagerDidUndoChange, of: manager) { [weak self] in
            self?.updateChangeCount(.undone)
        }
        undoObservers.observe(.NSUndoManagerDidRedoChange, of: manager) { [weak self] in
            self?.updateChangeCount(.redone)
        }
    }

    // MARK: - Writing

    nonisolated func replaceFile(
        at url: URL, with contents: Any, _ attributes: [AnyHashable: Any], _ operation: SaveOperation
    ) throws {
        let replacement = try FileReplacement(of: url)
        do {
            let original = operation == .forOverwriting && FileStamp(of: url) != nil ? url : nil
            try writeContents(contents, to: replacement.draft, for: operation, originalContentsURL: original)
            try replacement.commit(
                attributes: Self.named(attributes),
                keepingPreviousAs: onMainThread { [self] in nameOfForeignVersion(at: url, operation) })
        } catch {
            replacement.cancel()
            throw error
        }
    }

    /// Returns attributes by key, which applications may also name by strings.
    private nonisolated static func named(_ attributes: [AnyHashable: Any]) -> [FileAttributeKey: Any] {
        attributes.reduce(into: [:]) { result, attribute in
            let key = attribute.key.base as? FileAttributeKey
            guard let key = key ?? (attribute.key.base as? String).map({ FileAttributeKey(rawValue: $0) }) else {
                return
            }
            result[key] = attribute.value
        }
    }

    /// The name for a version of another program that would be replaced; `nil` if the one there is the document's.
    private func nameOfForeignVersion(at url: URL, _ operation: SaveOperation) -> String? {
        guard operation == .forOverwriting, let stamp, FileReplacement.isSameItem(url, fileURL),
            let present = FileStamp(of: url), present != stamp
        else { return nil }
        let ending = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
        // A name has at most 255 bytes, of which a character takes at most a few.
        let stem = url.deletingPathExtension().lastPathComponent.prefix(50)
        let words = Phrase.changedElsewhere.text(String(stem))
        let names = (1...).lazy.map { ($0 == 1 ? words : "\(words) \($0)") + ending }
        let folder = url.deletingLastPathComponent()
        return names.first { !FileReplacement.exists(folder.appendingPathComponent($0)) }
    }

    nonisolated func writeOut(_ contents: Any, to url: URL, _ original: URL?) throws {
        switch contents {
        case let data as Data:
            progress.totalUnitCount = Int64(data.count)
            try FileWriting.write(data, to: url) { progress.completedUnitCount = Int64($0) }
        case let wrapper as FileWrapper: try wrapper.write(to: url, originalContentsURL: original)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSURLErrorKey: url,
                    NSLocalizedFailureReasonErrorKey:
                        "Contents are a Data or a FileWrapper, not a \(type(of: contents)).",
                ])
        }
    }
}
