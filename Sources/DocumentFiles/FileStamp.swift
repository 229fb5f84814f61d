// SPDX-License-Identifier: MIT
package import Foundation
internal import Glibc

/// Tells versions of a file or folder apart without reading them.
///
/// Every replacement and every change of a file has another stamp. Of a folder, replacements, and changes of its direct
/// children, are seen.
package struct FileStamp: Hashable, Sendable {
    /// The kind of an item.
    package enum Kind: Hashable, Sendable {
        case file
        case folder
        /// A pipe, a socket, or a device.
        case other
    }

    package let kind: Kind
    /// The size of a file in bytes.
    package let size: Int
    /// When the item was last modified.
    package let modificationDate: Date
    private let device: UInt64
    private let node: UInt64
    private let children: Int

    /// Examines the item at `url`, following symbolic links; `nil` if there is none or it can't be examined.
    package init?(of url: URL) {
        var status = stat()
        guard unsafe stat(url.path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        size = Int(status.st_size)
        let seconds = TimeInterval(status.st_mtim.tv_sec) + TimeInterval(status.st_mtim.tv_nsec) / 1e9
        modificationDate = Date(timeIntervalSince1970: seconds)
        device = UInt64(status.st_dev)
        node = UInt64(status.st_ino)
        guard kind == .folder else {
            children = 0
            return
        }
        var hasher = Hasher()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        for name in names.sorted() {
            var child = stat()
            guard unsafe lstat(url.appendingPathComponent(name).path, &child) == 0 else { continue }
            hasher.combine(name)
            hasher.combine(child.st_ino)
            hasher.combine(child.st_size)
            hasher.combine(child.st_mtim.tv_sec)
            hasher.combine(child.st_mtim.tv_nsec)
        }
        children = hasher.finalize()
    }
}
