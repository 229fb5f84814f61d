// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing

@testable import UserNotifications

@MainActor
@Suite("Notifications through the desktop's server", .enabled(if: Program.areInstalled("dbus-daemon")))
struct UNUserNotificationCenterTests {
    @Test("An action that the user chooses reaches the delegate once; unknown numbers and actions do not")
    func action() async throws {
        let desk = try await Desk()
        try await desk.add("tea", category: "drink")
        let call = try #require(desk.notifyCalls.first)
        #expect(call.contains("['default', 'org.example.Tea', '0', 'Pour', 'inline-reply', 'Ask']"), "\(call)")
        try desk.emit("ActionInvoked", "(uint32 99, '0')")
        try desk.emit("ActionInvoked", "(uint32 7, '9')")
        try desk.emit("ActionInvoked", "(uint32 7, '-1')")
        try desk.emit("ActionInvoked", "(uint32 7, '0')")
        try desk.emit("ActionInvoked", "(uint32 7, '0')")
        await desk.settle()
        #expect(desk.owner.responses == ["tea pour"])
        #expect(await desk.center.deliveredNotifications().isEmpty)
    }

    @Test("Choosing the notification itself is the default action, and a reply carries its text")
    func defaultActionAndReply() async throws {
        let desk = try await Desk()
        try await desk.add("tea", category: "drink")
        try desk.emit("ActionInvoked", "(uint32 7, 'default')")
        await desk.settle()
        try await desk.add("milk", category: "drink")
        try desk.emit("NotificationReplied", "(uint32 7, 'two spoons')")
        await desk.settle()
        #expect(
            desk.owner.responses == ["tea \(UNNotificationDefaultActionIdentifier)", "milk ask: two spoons"])
    }

    @Test(
        "A dismissal reaches the delegate only for categories that ask for it",
        arguments: [("drink", 0), ("custom", 1)])
    func dismissal(_ category: String, _ count: Int) async throws {
        let desk = try await Desk()
        try await desk.add("tea", category: category)
        try desk.emit("NotificationClosed", "(uint32 7, uint32 2)")
        await desk.settle()
        #expect(desk.owner.responses.count == count)
        #expect(await desk.center.deliveredNotifications().isEmpty)
    }

    @Test("The same identifier replaces the shown notification, and a removed one is withdrawn")
    func replacement() async throws {
        let desk = try await Desk()
        try await desk.add("tea")
        try await desk.add("tea")
        #expect(desk.notifyCalls.last?.hasPrefix("('org.example.Tea', 7,") == true)
        #expect(await desk.center.deliveredNotifications().map(\.request.identifier) == ["tea"])
        desk.center.removeDeliveredNotifications(withIdentifiers: ["tea"])
        await desk.settle()
        #expect(desk.service.calls.contains { $0.member == "CloseNotification" && $0.arguments == "(7,)" })
        #expect(await desk.center.deliveredNotifications().isEmpty)
    }

    @Test("In the foreground the delegate decides, and without one nothing is shown")
    func foreground() async throws {
        let desk = try await Desk(isInForeground: true)
        try await desk.add("tea")
        #expect(desk.notifyCalls.isEmpty)
        desk.owner.presentation = [.banner]
        try await desk.add("tea")
        #expect(desk.notifyCalls.count == 1)
        desk.center.delegate = nil
        try await desk.add("milk")
        #expect(desk.notifyCalls.count == 1)
    }

    @Test("A server without actions is sent none, and plain text; one with markup is sent escaped text")
    func capabilities() async throws {
        let plain = try await Desk(capabilities: "'body'")
        try await plain.add("tea", category: "drink", body: "<b> & c")
        #expect(plain.notifyCalls.first?.contains("'<b> & c', [],") == true, "\(plain.notifyCalls)")
        let rich = try await Desk()
        try await rich.add("tea", body: "<b> & c")
        #expect(rich.notifyCalls.first?.contains("'&lt;b&gt; &amp; c'") == true)
    }

    @Test("Without a server, or before permission was asked for, adding fails with an error")
    func refusals() async throws {
        let center = UNUserNotificationCenter(bus: nil, application: "a", folder: nil, clock: HandClock())
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.requestAuthorization() }
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        let desk = try await Desk()
        desk.service.set(.error(name: "org.example.No", text: "no"), for: "Notify")
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await desk.add("tea") }
    }

    @Test("A sound is played only if permission for sounds was asked for")
    func sound() async throws {
        let desk = try await Desk()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
        try await desk.center.add(request)
        #expect(desk.notifyCalls.last?.contains("'suppress-sound': <true>") == true)
        _ = try await desk.center.requestAuthorization(options: [.sound])
        try await desk.center.add(request)
        #expect(desk.notifyCalls.last?.contains("'sound-name': <'message-new-instant'>") == true)
    }

    @Test("User info that is no property list, no content, and a negative badge are errors")
    func badContent() async throws {
        let desk = try await Desk()
        let content = UNMutableNotificationContent()
        func add() async throws {
            try await desk.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
        }
        await #expect(throws: UNError(.notificationInvalidNoContent)) { try await add() }
        content.title = "A"
        content.userInfo = ["key": Desk.self]
        await #expect(throws: UNError(.notificationInvalidNoContent)) { try await add() }
        content.userInfo = [:]
        content.badge = -1
        await #expect(throws: UNError(.badgeInputInvalid)) { try await add() }
    }

    @Test("A scheduled request fires at its time, and after a restart if it came due in the meantime")
    func schedule() async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(folder: URL(fileURLWithPath: folder.path))
        try await desk.add("soon", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
        try await desk.add("later", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true))
        #expect(await desk.center.pendingNotificationRequests().map(\.identifier) == ["soon", "later"])
        desk.clock.advance(by: 5)
        await desk.settle()
        #expect(desk.notifyCalls.count == 1)
        #expect(await desk.center.pendingNotificationRequests().map(\.identifier) == ["later"])

        let next = try await Desk(folder: URL(fileURLWithPath: folder.path), time: 3600, asks: false)
        next.clock.advance(by: 0)
        await next.settle()
        #expect(next.notifyCalls.count == 1)
        #expect(await next.center.deliveredNotifications().first?.request.content.userInfo["key"] as? String == "value")
        #expect(await next.center.pendingNotificationRequests().map(\.identifier) == ["later"])
    }

    @Test("A request that fires while the server fails is kept, and shown when another server starts")
    func lateServer() async throws {
        let bus = try await TestBus()
        var first: TestService? = try TestService(
            on: bus, names: ["org.freedesktop.Notifications"],
            replies: ["GetCapabilities": .values("(@as [],)"), "Notify": .error(name: "org.example.No", text: "no")])
        let clock = HandClock()
        let connection = DesktopBus(address: bus.address)
        let center = UNUserNotificationCenter(
            bus: connection, application: "org.example.Tea", folder: nil, clock: clock,
            isInForeground: { false })
        _ = try await center.requestAuthorization(options: [.alert])
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
        clock.advance(by: 5)
        while first?.calls.contains(where: { $0.member == "Notify" }) == false { await Task.yield() }
        first = nil
        // The bus gives the name away only once it has seen that the connection is closed.
        let hasOwner = BusMethod(
            service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
            member: "NameHasOwner")
        while try await connection.call(hasOwner, [.text("org.freedesktop.Notifications")]) == [.boolean(true)] {}
        let second = try TestService(
            on: bus, names: ["org.freedesktop.Notifications"],
            replies: ["GetCapabilities": .values("(@as [],)"), "Notify": .values("(uint32 3,)")])
        while await center.deliveredNotifications().isEmpty { await Task.yield() }
        #expect(second.calls.filter { $0.member == "Notify" }.count == 1)
    }
}
