// SPDX-License-Identifier: MIT
internal import Foundation

/// A trigger as it is stored.
enum StoredTrigger: Codable {
    case interval(TimeInterval, repeats: Bool)
    case calendar(DateComponents, repeats: Bool)

    /// The trigger; `nil` if the file was changed to one that cannot be.
    var trigger: UNNotificationTrigger? {
        switch self {
        case .interval(let time, let repeats):
            guard time.isFinite, time > 0, !repeats || time >= 60 else { return nil }
            return UNTimeIntervalNotificationTrigger(timeInterval: time, repeats: repeats)
        case .calendar(let components, let repeats):
            return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
        }
    }
}

/// A request that waits for its time.
struct PendingRequest {
    var request: UNNotificationRequest
    var date: Date
}

/// The file in which pending requests outlive the application.
struct NotificationStore {
    /// The file; `nil` to store nothing.
    let file: URL?
    /// The size above which a file is not read, in bytes.
    static let sizeLimit = 16 << 20

    private struct Entry: Codable {
        var identifier: String
        var values: ContentValues
        var userInfo: Data
        var trigger: StoredTrigger
        var date: Date
    }

    /// An entry, or nothing where the file is damaged.
    private struct Readable: Decodable {
        var entry: Entry?

        init(from decoder: any Decoder) { entry = try? Entry(from: decoder) }
    }

    fileprivate struct Contents<Element> {
        /// The features for which the application has asked; `nil` if it never has.
        var options: UInt?
        var requests: [Element]

        enum CodingKeys: CodingKey { case options, requests }
    }

    /// Returns what is stored; nothing if the file is missing or unreadable, and its readable entries if it is damaged.
    func read() -> (options: UNAuthorizationOptions?, pending: [PendingRequest]) {
        guard let file, let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.sizeLimit,
            let data = try? Data(contentsOf: file),
            let contents = try? JSONDecoder().decode(Contents<Readable>.self, from: data)
        else { return (nil, []) }
        let pending = contents.requests.compactMap { readable -> PendingRequest? in
            guard let entry = readable.entry, let trigger = entry.trigger.trigger else { return nil }
            let content = UNNotificationContent()
            content.values = entry.values
            let information = try? PropertyListSerialization.propertyList(from: entry.userInfo, format: nil)
            content.information = information as? [AnyHashable: Any] ?? [:]
            return PendingRequest(
                request: UNNotificationRequest(identifier: entry.identifier, content: content, trigger: trigger),
                date: entry.date)
        }
        return (contents.options.map(UNAuthorizationOptions.init(rawValue:)), pending)
    }

    /// Replaces the file.
    func write(options: UNAuthorizationOptions?, _ pending: [PendingRequest]) throws {
        guard let file else { return }
        let entries = try pending.compactMap { item -> Entry? in
            guard let trigger = item.request.trigger?.stored else { return nil }
            return Entry(
                identifier: item.request.identifier, values: item.request.content.values,
                userInfo: try Self.data(item.request.content.userInfo), trigger: trigger, date: item.date)
        }
        // Notifications can quote the user's messages.
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try JSONEncoder().encode(Contents(options: options?.rawValue, requests: entries)).write(
            to: file, options: .atomic)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }

    /// Returns a property list as data.
    ///
    /// - Throws: An error if it isn't a property list.
    static func data(_ information: [AnyHashable: Any]) throws -> Data {
        var list: [String: Any] = [:]
        for (key, value) in information {
            guard let key = key as? String, PropertyListSerialization.propertyList(value, isValidFor: .binary) else {
                throw UNError(.notificationInvalidNoContent)
            }
            list[key] = value
        }
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }
}

extension NotificationStore.Contents: Decodable where Element: Decodable {}
extension NotificationStore.Contents: Encodable where Element: Encodable {}
