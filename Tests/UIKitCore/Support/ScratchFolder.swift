// SPDX-License-Identifier: MIT
package import Foundation

/// A temporary folder, removed with the last reference.
package final class ScratchFolder {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, creating its parent folders.
    package func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    package func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes a property list at the top level, which makes the folder a bundle.
    package func writeInfo(_ values: [String: Any]) throws {
        try write(
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: "Info.plist")
    }
}
