// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import SystemFiles

/// Waits until what was written is on the disk.
enum DiskSync {
    /// Waits for a file, or for a folder with all that is in it.
    static func sync(_ item: URL) throws {
        guard FileStamp(of: item)?.kind == .folder else { return try flush(item, O_RDONLY) }
        let names: FileManager.DirectoryEnumerator? = FileManager.default.enumerator(
            at: item, includingPropertiesForKeys: nil, options: [])
        for case let child as URL in names ?? FileManager.DirectoryEnumerator() {
            var status = stat()
            guard unsafe lstat(child.path, &status) == 0 else { continue }
            let kind = status.st_mode & S_IFMT
            if kind == S_IFREG || kind == S_IFDIR { try flush(child, O_RDONLY) }
        }
        try flush(item, O_RDONLY)
    }

    /// Waits for the names in a folder; some volumes can't do that, and then the names are as safe as they get.
    static func sync(folder: URL) throws {
        do {
            try flush(folder, O_RDONLY | O_DIRECTORY)
        } catch let error as CocoaError {
            let code = unsafe (error.userInfo[NSUnderlyingErrorKey] as? SystemError)?.code
            guard code == EINVAL || code == EACCES || code == EOPNOTSUPP else { throw error }
        }
    }

    private static func flush(_ item: URL, _ flags: Int32) throws {
        let descriptor = unsafe Glibc.open(item.path, flags | O_CLOEXEC)
        guard descriptor >= 0 else {
            // An application may write files that it can't read; they can't be flushed through their names.
            if errno == EACCES { return }
            throw FileFailure.error("opening \(item.path)", errno, at: item)
        }
        let file = OwnedFileDescriptor(adopting: descriptor)
        while fsync(file.rawValue) != 0 {
            guard errno == EINTR else { throw FileFailure.error("flushing \(item.path)", errno, at: item) }
        }
    }
}
