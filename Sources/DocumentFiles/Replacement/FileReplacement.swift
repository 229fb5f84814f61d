// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc
internal import SystemFiles

/// Replaces a file or a folder with a new version in one step, so that either the old or the new one is there at any time.
///
/// The new version is written at `draft`, and takes the place of the old one with `commit()`. If the process is killed,
/// the disk is full, or a call fails, the old version stays as it was. What was written is on the disk before it
/// replaces anything. Permissions, the group, and extended attributes of the old version are kept; a symbolic link is
/// kept too, and what it points to is replaced. Further hard links to a file keep the old version.
package struct FileReplacement {
    /// The place of the item, without symbolic links.
    package let target: URL
    /// The place at which the new version has to be written.
    package let draft: URL
    /// The hidden folder of the draft; `nil` if it is directly in the target's folder.
    private let folder: URL?
    private let previous: FileStamp?

    private var parent: URL { target.deletingLastPathComponent() }

    /// Makes a place for a new version of `url`, on the same volume.
    ///
    /// - Throws: `CocoaError` if the item is neither a file nor a folder, or its folder can't be written.
    package init(of url: URL) throws {
        target = Self.resolved(url)
        previous = FileStamp(of: target)
        guard previous?.kind != .other else {
            throw FileFailure.error(
                .fileWriteUnknown, at: url, reason: "\(url.lastPathComponent) is neither a file nor a folder")
        }
        let parent = target.deletingLastPathComponent()
        Self.removeAbandoned(of: target)
        do {
            let folder = try Self.makeFolder(in: parent, for: target)
            self.folder = folder
            draft = folder.appendingPathComponent(target.lastPathComponent)
        } catch  where [EACCES, EPERM, ENOSYS, EOPNOTSUPP].contains(error.code) {
            // Folders of the document portal allow a file beside the document, but no folder.
            folder = nil
            draft = parent.appendingPathComponent(Self.hiddenName(target) + UUID().uuidString)
        } catch {
            throw FileFailure.error("making a folder in \(parent.path)", error.code, at: url)
        }
    }

    /// Removes the draft, and leaves the old version as it is.
    package func cancel() {
        try? FileManager.default.removeItem(at: folder ?? draft)
    }

    /// Replaces the old version with the draft.
    ///
    /// - Parameters:
    ///   - attributes: Attributes that the new version has, whatever those of the old one.
    ///   - keptName: The name under which the old version is kept in the same folder; `nil` to remove it.
    /// - Throws: `CocoaError`; the old version is then where it was, and `cancel()` has to be called.
    package func commit(
        attributes: [FileAttributeKey: Any] = [:], keepingPreviousAs keptName: String? = nil
    ) throws {
        guard let draftKind = FileStamp(of: draft)?.kind else {
            throw FileFailure.error(.fileNoSuchFile, at: target, reason: "nothing was written at \(draft.path)")
        }
        if previous != nil { try ItemAttributes.copy(from: target, to: draft) }
        if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: draft.path) }
        try DiskSync.sync(draft)
        let kept = keptName.map { parent.appendingPathComponent($0) }
        switch previous?.kind {
        case nil: try move(draft, to: target)
        case .file where draftKind == .file:
            if let kept { try keep(at: kept) }
            try move(draft, to: target)
        default: try exchange(keepingPreviousAt: kept)
        }
        try DiskSync.sync(folder: parent)
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }

    /// Gives the old file a second name, which stays when the first one is that of the new file.
    private func keep(at kept: URL) throws {
        if unsafe link(target.path, kept.path) == 0 { return }
        guard [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(errno) else {
            throw FileFailure.error("linking \(kept.path) to \(target.path)", errno, at: target)
        }
        // The volume has no hard links.
        try FileManager.default.copyItem(at: target, to: kept)
        try DiskSync.sync(kept)
    }

    private func move(_ item: URL, to place: URL) throws {
        guard unsafe rename(item.path, place.path) == 0 else {
            throw FileFailure.error("renaming \(item.path) to \(place.path)", errno, at: target)
        }
    }

    /// Exchanges the draft and the old version, of which at least one is a folder; a folder can't be replaced by
    /// renaming.
    private func exchange(keepingPreviousAt kept: URL?) throws {
        do {
            try FileItem.exchange(draft.path, target.path)
        } catch  where [EINVAL, ENOSYS, EOPNOTSUPP].contains(error.code) {
            return try exchangeInSteps(keepingPreviousAt: kept)
        } catch {
            throw FileFailure.error(error.operation, error.code, at: target)
        }
        if let kept {
            try move(draft, to: kept)
        } else if folder == nil {
            try? FileManager.default.removeItem(at: draft)
        }
    }

    /// Two renames, for volumes that can't exchange.
    ///
    /// Between them the old version has the name that `recover` looks for.
    private func exchangeInSteps(keepingPreviousAt kept: URL?) throws {
        let aside = parent.appendingPathComponent(Self.hiddenName(target) + Self.asideEnding)
        try? FileManager.default.removeItem(at: aside)
        try move(target, to: aside)
        do {
            try move(draft, to: target)
        } catch {
            try move(aside, to: target)
            throw error
        }
        if let kept { try move(aside, to: kept) } else { try? FileManager.default.removeItem(at: aside) }
    }

    /// Puts the old version of `url` back if the process ended between two renames, and nothing is at `url`.
    package static func recover(_ url: URL) {
        let target = resolved(url)
        let aside = target.deletingLastPathComponent().appendingPathComponent(hiddenName(target) + asideEnding)
        guard FileStamp(of: target) == nil, FileStamp(of: aside) != nil else { return }
        _ = unsafe rename(aside.path, target.path)
    }
}
