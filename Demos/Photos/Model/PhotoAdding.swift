// SPDX-License-Identifier: MIT
import Foundation

/// Moves files into folders, one after the other, so that no two get the same name.
actor PhotoAdding {
    /// Moves a file into a folder, which is created if needed, under a free name like `name`.
    func add(_ file: URL, named name: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.moveItem(at: file, to: FreeName.url(for: name, in: folder))
    }
}
