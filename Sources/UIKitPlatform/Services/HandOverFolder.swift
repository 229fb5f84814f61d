// SPDX-License-Identifier: MIT
package import Foundation

/// A folder of files for another application, such as the attachments of a message.
///
/// The other application doesn't report when it has read them, so the files stay until the system cleans its temporary
/// folder.
package struct HandOverFolder {
    package let files: [URL]

    /// Writes files into a folder that only the user can access.
    ///
    /// Of each name, only what can be part of a file name is kept.
    package init(_ contents: [(name: String, data: Data)]) throws(WritingError) {
        guard !contents.isEmpty else {
            files = []
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "hand-over-\(UUID().uuidString)", isDirectory: true)
        var files: [URL] = []
        for (index, content) in contents.enumerated() {
            // A separate folder for each file, because two may have the same name.
            let place = folder.appendingPathComponent("\(index + 1)", isDirectory: true)
            let file = place.appendingPathComponent(Self.name(content.name))
            do {
                try FileManager.default.createDirectory(
                    at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try content.data.write(to: file)
            } catch {
                throw WritingError(name: content.name, reason: "\(error)")
            }
            files.append(file)
        }
        self.files = files
    }

    /// Returns the last path component of `name` without characters that are not allowed in file names.
    package static func name(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        let usable = last.filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
        guard !usable.isEmpty, usable != ".", usable != ".." else { return "attachment" }
        // Names that are too long for file systems lose their beginning, because the extension identifies the type.
        var short = usable
        while short.utf8.count > 200 { short.removeFirst() }
        return short
    }

    /// The reason for which a file could not be written.
    package struct WritingError: Error {
        package let name: String
        package let reason: String
    }
}
