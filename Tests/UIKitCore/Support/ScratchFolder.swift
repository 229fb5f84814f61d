// SPDX-License-Identifier: MIT
import Foundation

/// A folder of the test's own, removed with the last reference.
final class ScratchFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("shoji-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, with the folders on the way to it.
    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// A property list at the folder's top, which makes it a bundle.
    func writeInfo(_ values: [String: Any]) throws {
        try write(
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0), to: "Info.plist")
    }
}
