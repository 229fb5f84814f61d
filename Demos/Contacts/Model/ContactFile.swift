// SPDX-License-Identifier: MIT
import Foundation

/// A JSON file with contacts.
struct ContactFile: Sendable {
    /// The largest file that is read, in bytes.
    static let maximumBytes = 64 << 20

    let url: URL

    /// The file in the user's data folder.
    static var standard: ContactFile {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].flatMap { path in
            path.hasPrefix("/") ? URL(fileURLWithPath: path) : nil
        }
        let folder = data ?? home.appendingPathComponent(".local/share")
        return ContactFile(url: folder.appendingPathComponent("contacts/contacts.json"))
    }

    /// The result of reading a file.
    enum Content {
        case contacts([Contact])
        case missing
        /// The file isn't a list of contacts.
        ///
        /// It has been renamed to `copy`, which is `nil` if that failed.
        case unreadable(reason: String, copy: URL?)
    }

    func read() -> Content {
        guard FileManager.default.fileExists(atPath: url.path) else { return .missing }
        do {
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= Self.maximumBytes else {
                return .unreadable(reason: "The contacts are larger than 64 MB.", copy: setAside())
            }
            let contacts = try JSONDecoder().decode([Contact].self, from: Data(contentsOf: url))
            return .contacts(Self.withUniqueIdentifiers(contacts))
        } catch {
            return .unreadable(reason: "The contacts can't be read.", copy: setAside())
        }
    }

    func write(_ contacts: [Contact]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        let data = try encoder.encode(contacts)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try data.write(to: url, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
    }

    /// Renames the file to the first name of the form "contacts-unreadable-1.json" that isn't taken.
    private func setAside() -> URL? {
        let folder = url.deletingLastPathComponent()
        for number in 1...999 {
            let copy = folder.appendingPathComponent("contacts-unreadable-\(number).json")
            guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
            return (try? FileManager.default.moveItem(at: url, to: copy)) == nil ? nil : copy
        }
        return nil
    }

    /// Gives a new identifier to each contact whose identifier an earlier one has.
    private static func withUniqueIdentifiers(_ contacts: [Contact]) -> [Contact] {
        var known: Set<Contact.ID> = []
        return contacts.map { contact in
            var contact = contact
            if !known.insert(contact.id).inserted {
                contact.id = UUID()
                known.insert(contact.id)
            }
            return contact
        }
    }
}
