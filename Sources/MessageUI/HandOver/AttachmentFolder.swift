// SPDX-License-Identifier: MIT
internal import Foundation

/// Where a letter's attachments are, for the mail program to read.
///
/// Nobody says when it has read them: the files stay until the system clears its folder for temporary files.
struct AttachmentFolder {
    let files: [URL]

    /// Writes the attachments into a folder that nobody else can look into.
    init(_ attachments: [MailLetter.Attachment]) throws(MailHandOverError) {
        guard !attachments.isEmpty else {
            files = []
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "letter-\(UUID().uuidString)", isDirectory: true)
        var files: [URL] = []
        for (index, attachment) in attachments.enumerated() {
            // Two files of one name each have a folder of their own.
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

    /// The last part of `name`, without what no file's name may have.
    static func name(_ name: String) -> String {
        let last = name.split(separator: "/").last.map(String.init) ?? ""
        let usable = last.filter { character in character.unicodeScalars.allSatisfy { $0.value >= 0x20 } }
        guard !usable.isEmpty, usable != ".", usable != ".." else { return "attachment" }
        // Names that long no file system takes; what is cut off is the beginning, since the end says what kind it is.
        var short = usable
        while short.utf8.count > 200 { short.removeFirst() }
        return short
    }
}
