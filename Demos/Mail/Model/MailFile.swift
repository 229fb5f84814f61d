// SPDX-License-Identifier: MIT
import Foundation

/// The JSON file with the user's messages.
struct MailFile: Sendable {
    let url: URL

    /// The file in the user's data folder.
    static var standard: MailFile {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(fileURLWithPath: $0) }
        let folder = data ?? home.appendingPathComponent(".local/share")
        return MailFile(url: folder.appendingPathComponent("mail/messages.json"))
    }

    /// The result of reading a file.
    enum Content {
        case messages([Message])
        case missing
        /// The file isn't a list of messages.
        ///
        /// It has been renamed to `copy`, which is `nil` if that failed.
        case unreadable(copy: URL?)
    }

    func read() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
        do {
            return .messages(try JSONDecoder().decode([Message].self, from: Data(contentsOf: url)))
        } catch {
            return .unreadable(copy: setAside())
        }
    }

    func write(_ messages: [Message]) throws {
        let data = try JSONEncoder().encode(messages)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try data.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    }

    /// Renames the file to the first name of the form "messages-unreadable-1.json" that isn't taken.
    private func setAside() -> URL? {
        let folder = url.deletingLastPathComponent()
        for number in 1...999 {
            let copy = folder.appendingPathComponent("messages-unreadable-\(number).json")
            guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
            return (try? FileManager.default.moveItem(at: url, to: copy)) == nil ? nil : copy
        }
        return nil
    }
}
