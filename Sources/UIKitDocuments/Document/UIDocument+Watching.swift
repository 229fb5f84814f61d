// SPDX-License-Identifier: MIT
internal import DocumentFiles
internal import Foundation
internal import LayerTree
internal import UIKitCore
internal import Windowing

extension UIDocument {
    /// The time in seconds within which a renamed file is expected to be replaced: editors rename the old version before
    /// they write the new one.
    private static let replacementTime: TimeInterval = 1

    func watchFile() {
        watch = FileWatch(of: fileURL) { [weak self] event in
            switch event {
            case .changed: self?.examineFile()
            case .renamed(let name): self?.fileWasRenamed(to: name)
            }
        }
    }

    private func fileWasRenamed(to name: String) {
        let (old, new) = (fileURL, fileURL.deletingLastPathComponent().appendingPathComponent(name))
        _ = LayerClock.timeSource.schedule(after: Self.replacementTime) { [weak self] in
            guard let self, !documentState.contains(.closed), fileURL == old else { return }
            if FileReplacement.exists(old) || !FileReplacement.exists(new) { return examineFile() }
            move(to: new)
            watchFile()
            examineFile()
        }
    }

    /// Compares the file with the version that was last read or written.
    func examineFile() {
        // A save that is in progress replaces whatever is there.
        guard !documentState.contains(.closed), !isOpening, savesInProgress == 0 else { return }
        let (url, known) = (fileURL, stamp)
        performAsynchronousFileAccess { [weak self] in
            let found = FileStamp(of: url)
            guard let found, found != known else { return }
            MainQueue.async { [weak self] in
                guard let self, fileURL == url, stamp == known, savesInProgress == 0 else { return }
                if hasUnsavedChanges {
                    autosave.cancel()
                    documentState.insert(.inConflict)
                } else if !documentState.contains(.editingDisabled) {
                    revert(toContentsOf: url, completionHandler: nil)
                }
            }
        }
    }
}
