// SPDX-License-Identifier: MIT
import Foundation
import TestProcesses
import Testing

@testable import UserNotifications

@MainActor
@Suite("Stored notifications")
struct NotificationStoreTests {
    private func content(_ title: String) -> UNNotificationContent {
        let content = UNMutableNotificationContent()
        content.title = title
        return content
    }

    @Test("Readable entries survive damaged ones, and a file that is no list counts as empty")
    func damage() throws {
        let folder = try TemporaryFolder()
        let store = NotificationStore(file: URL(fileURLWithPath: folder.path + "/a.json"))
        #expect(store.read().pending.isEmpty)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 61, repeats: true)
        try store.write(
            options: [.alert],
            ["one", "two"].map {
                PendingRequest(
                    request: UNNotificationRequest(identifier: $0, content: content($0), trigger: trigger),
                    date: Date(timeIntervalSince1970: 1))
            })
        let file = try #require(store.file)
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? NSNumber == 0o600)
        let text = try String(contentsOf: file, encoding: .utf8)
        let damaged = text.replacingOccurrences(of: "\"identifier\":\"one\"", with: "\"identifier\":1")
        #expect(damaged != text)
        try Data(damaged.utf8).write(to: file)
        #expect(store.read().pending.map(\.request.identifier) == ["two"])
        #expect(store.read().options == [.alert])
        // A repeating trigger that is too short cannot be created.
        try Data(text.replacingOccurrences(of: ":61", with: ":1").utf8).write(to: file)
        #expect(store.read().pending.isEmpty)
        try Data("[1".utf8).write(to: file)
        #expect(store.read().pending.isEmpty)
    }

    @Test("Hostile text is shortened and loses its control characters")
    func text() {
        var values = ContentValues()
        values.title = "a\u{0}b\nc\u{1B}"
        values.body = String(repeating: "x", count: 2_000_000)
        let text = NotificationText(values, hasMarkup: true)
        #expect(text.summary == "ab c")
        #expect(text.body.count == NotificationText.bodyLimit && text.body.hasSuffix("…"))
        values.body = "e" + String(repeating: "\u{301}", count: 1_000_000)
        #expect(
            NotificationText(values, hasMarkup: true).body.unicodeScalars.count <= NotificationText.bodyLimit * 4 + 1)
    }

    @Test("A calendar trigger without a matching date to come never fires")
    func calendar() {
        let past = DateComponents(year: 2001, month: 1, day: 1)
        #expect(UNCalendarNotificationTrigger(dateMatching: past, repeats: false).nextTriggerDate() == nil)
        let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: true)
        #expect(daily.nextTriggerDate().map { $0 > Date() } == true)
    }
}
