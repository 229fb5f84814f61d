// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses

@testable import UserNotifications

/// An application's center on a private bus with a notification server that shows everything under the number 7.
@MainActor
final class Desk {
    let bus: TestBus
    let service: TestService
    let center: UNUserNotificationCenter
    let owner = Owner()
    let clock: HandClock
    private let connection: DesktopBus

    init(
        capabilities: String = "'actions', 'body', 'body-markup', 'inline-reply', 'sound'", folder: URL? = nil,
        time: TimeInterval = 0, isInForeground: Bool = false, asks: Bool = true
    ) async throws {
        bus = try await TestBus()
        service = try TestService(
            on: bus, names: ["org.freedesktop.Notifications"],
            replies: [
                "GetCapabilities": .values("([\(capabilities)],)"), "Notify": .values("(uint32 7,)"),
                "CloseNotification": .values("()"), "Sync": .values("()"),
            ])
        clock = HandClock(time)
        connection = DesktopBus(address: bus.address)
        center = UNUserNotificationCenter(
            bus: connection, application: "org.example.Tea", folder: folder, clock: clock,
            isInForeground: { isInForeground })
        center.delegate = owner
        let actions = [
            UNNotificationAction(identifier: "pour", title: "Pour"),
            UNTextInputNotificationAction(
                identifier: "ask", title: "Ask", textInputButtonTitle: "Send", textInputPlaceholder: "How?"),
        ]
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "drink", actions: actions, intentIdentifiers: []),
            UNNotificationCategory(
                identifier: "custom", actions: [], intentIdentifiers: [], options: .customDismissAction),
        ])
        if asks { _ = try await center.requestAuthorization(options: [.alert]) }
    }

    var notifyCalls: [String] { service.calls.filter { $0.member == "Notify" }.map(\.arguments) }

    func add(
        _ identifier: String, category: String = "", body: String = "B", trigger: UNNotificationTrigger? = nil
    ) async throws {
        let content = UNMutableNotificationContent()
        content.title = identifier
        content.body = body
        content.categoryIdentifier = category
        content.userInfo = ["key": "value"]
        try await center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    func emit(_ member: String, _ body: String) throws {
        try service.emit(
            path: "/org/freedesktop/Notifications", interface: "org.freedesktop.Notifications", member: member,
            body: body)
    }

    /// Returns once everything that was sent in both directions has arrived, twice for what was sent in answer.
    func settle() async {
        for _ in 0..<3 {
            await withCheckedContinuation { continuation in
                connection.send(
                    BusMethod(
                        service: "org.freedesktop.Notifications", path: "/", interface: "org.example", member: "Sync")
                ) { _ in continuation.resume() }
            }
            for _ in 0..<10 { await Task.yield() }
        }
    }
}

/// A delegate that writes down what it receives.
@MainActor
final class Owner: UNUserNotificationCenterDelegate {
    var presentation: UNNotificationPresentationOptions = []
    private(set) var responses: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { presentation }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @MainActor () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse).map { ": \($0.userText)" } ?? ""
        responses.append("\(response.notification.request.identifier) \(response.actionIdentifier)\(text)")
        completionHandler()
    }
}

/// A clock that a test advances.
@MainActor
final class HandClock: NotificationClock {
    private(set) var now: Date
    private var wish: (date: Date, handler: @MainActor () -> Void)?

    init(_ time: TimeInterval = 0) {
        now = Date(timeIntervalSince1970: 1_000_000 + time)
    }

    func wake(at date: Date, _ handler: @escaping @MainActor () -> Void) {
        wish = (date, handler)
    }

    func advance(by seconds: TimeInterval) {
        now += seconds
        while let due = wish, due.date <= now {
            wish = nil
            due.handler()
        }
    }
}
