// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing

@testable import UserNotifications

@MainActor
@Suite("Notifications shown by dunst", .enabled(if: Program.areInstalled("dbus-daemon", "dunst", "Xvfb")))
struct DunstTests {
    @Test("A notification is shown, and choosing it reaches the delegate")
    func action() async throws {
        let bus = try await TestBus()
        let screen = try ChildProcess(Program.required("Xvfb"), ["-displayfd", "1", "-noreset", "-nolisten", "tcp"])
        let display = try await screen.line("")
        let connection = DesktopBus(address: bus.address)
        let (owners, hand) = AsyncStream.makeStream(of: Void.self)
        let subscription = connection.subscribe(
            to: BusSignalFilter(
                service: "org.freedesktop.DBus", interface: "org.freedesktop.DBus", member: "NameOwnerChanged",
                firstArgument: "org.freedesktop.Notifications")
        ) { _ in hand.yield() }
        // Answered after the subscription is known to the bus.
        _ = try await connection.call(
            BusMethod(
                service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
                member: "GetId"))
        let folder = try TemporaryFolder()
        let dunst = try ChildProcess(
            Program.required("dunst"), ["-config", "/dev/null"],
            environment: [
                "DISPLAY": ":\(display)", "DBUS_SESSION_BUS_ADDRESS": bus.address, "WAYLAND_DISPLAY": "",
                "HOME": folder.path,
            ])
        for await _ in owners { break }

        let owner = Owner()
        let center = UNUserNotificationCenter(
            bus: connection, application: "org.example.Tea", folder: nil, clock: HandClock(),
            isInForeground: { false })
        center.delegate = owner
        let pour = UNNotificationAction(identifier: "pour", title: "Pour")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "drink", actions: [pour], intentIdentifiers: [])
        ])
        #expect(try await center.requestAuthorization(options: [.alert]))
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "Strong & <hot>"
        content.categoryIdentifier = "drink"
        try await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
        #expect(await center.deliveredNotifications().count == 1)
        // Chooses the newest notification that is displayed; it takes a frame until that is this one.
        while owner.responses.isEmpty {
            _ = try await connection.call(
                BusMethod(
                    service: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
                    interface: "org.dunstproject.cmd0", member: "NotificationAction"), [.unsigned(0)])
        }
        #expect(owner.responses == ["tea \(UNNotificationDefaultActionIdentifier)"])
        #expect(await center.deliveredNotifications().isEmpty)
        withExtendedLifetime((subscription, dunst, screen)) {}
    }
}
