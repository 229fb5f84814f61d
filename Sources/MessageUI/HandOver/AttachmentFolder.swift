// SPDX-License-Identifier: MIT
internal import Foundation

/// The folder with a message's attachments, from which the mail client reads them.
///
/// The mail client doesn't report when it has read them, so the files stay until the system cleans its temporary
/// folder.
struct AttachmentFolder {
    let files: [URL]

    /// Writes the attachments into a folder that only the user can access.
    init(_ attachments: [MailMessage.Attachment]) throws(MailHandOverError) {
        guard !attachments.isEmpty else {
            files = []
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "message-\(UUID().uuidString)", isDirectory: true)
        var files: [URL] = []
        for (index, attachment) in attachments.enumerated() {
            // A separate folder for each file, because two may have the same name.
            let place = folder.appendingPathComponent("\(index + 1)", isDirectory: true)
            let file = place.appendingPathComponent(Self.name(attachment.fileName))
            do {
                try FileManager.default.createDirectory(
                    at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
                try attachment.data.write(to: file)
            } catch {
                throw .attachment(name: attachment.fileName, reason: "\(error)")
            }
            files.append(file)
        }
        self.files = files
    }

    /// Returns the last path component of `name` without characters that are not allowed in file names.
    static func name(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        let usable = last.filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
        guard !usable.isEmpty, usable != ".", usable != ".." else { return "attachment" }
        // Names that are too long for file systems lose their beginning, because the extension identifies the type.
        var short = usable
        while short.utf8.count > 200 { short.removeFirst() }
        return short
    }
}
