// SPDX-License-Identifier: MIT
import DesktopBus
import TestBus
import TestProcesses
import Testing

@testable import UIKitPlatform

@Suite("The number on the application's icon")
@MainActor
struct LauncherEntryTests {
    @Test("Docks receive the number and whether to show it", .enabled(if: Program.areInstalled("dbus-daemon")))
    func numbers() async throws {
        let desktop = try await DesktopTestBus(["org.example.Dock"], replies: ["Look": .values("()")])
        let dock = DesktopBus(address: desktop.bus.address)
        let post = Post<BusSignal>()
        let filter = BusSignalFilter(service: nil, interface: "com.canonical.Unity.LauncherEntry", member: "Update")
        let subscription = dock.subscribe(to: filter) { post.put($0) }
        // The bus knows of the subscription once a later call was answered.
        _ = try await dock.call(
            BusMethod(service: "org.example.Dock", path: "/", interface: "org.example.Dock", member: "Look"))
        let entry = LauncherEntry(bus: DesktopBus(address: desktop.bus.address), application: "org.example.Tea")
        entry.show(3)
        entry.show(0)
        let (first, second) = (await post.next(), await post.next())
        #expect(first?.arguments.first?.text == "application://org.example.Tea.desktop")
        #expect(first?.arguments.last?.dictionary == ["count": .integer(3), "count-visible": .boolean(true)])
        #expect(second?.arguments.last?.dictionary == ["count": .integer(0), "count-visible": .boolean(false)])
        withExtendedLifetime(subscription) {}
    }
}
