// SPDX-License-Identifier: MIT
import AccessibilityTree
import DesktopBus
import TestAccessibility
import TestBus
import TestProcesses
import Testing

@Suite("AT-SPI: events", .enabled(if: Program.areInstalled("dbus-daemon")))
@MainActor
struct EventTests {
    /// An application with the sample window whose clients listen to events.
    private func observed(_ events: [String]) async throws -> (
        AccessibilityDesktop, ModelProvider.Sample, EventRecorder
    ) {
        let desktop = try await AccessibilityDesktop(events: events)
        let sample = desktop.model.addSample()
        desktop.model.focused = nil
        let recorder = EventRecorder(desktop.client)
        // The bus has processed the subscriptions before it answers this.
        _ = try await desktop.client.hasOwner("org.a11y.Bus")
        while desktop.model.observer == nil { await Task.yield() }
        return (desktop, sample, recorder)
    }

    @Test("Nothing is observed until a client listens, nor after the last has stopped")
    func observation() async throws {
        let desktop = try await AccessibilityDesktop()
        try await desktop.calls("GetRegisteredEvents")
        #expect(desktop.providerCount == 0 && desktop.model.observer == nil)
        try desktop.listen("object:state-changed:focused")
        try desktop.listen("window:activate")
        while desktop.model.observer == nil { await Task.yield() }
        try desktop.listen("object:state-changed:focused", isRegistered: false)
        try desktop.listen("window:activate", isRegistered: false)
        while desktop.model.observer != nil { await Task.yield() }
    }

    @Test("Changes are reported as events")
    func changes() async throws {
        let (desktop, sample, recorder) = try await observed(["object:", "window:"])
        let model = desktop.model
        let (send, wifi, notes, list) = (sample["Send"], sample["Wi-Fi"], sample["Notes"], sample["Fruits"])
        model.report(.name(send, "Old"))
        model.report(.name(send, "New"))
        model.report(.state(wifi, [.checked, .enabled], false))
        model.report(.value(sample["Volume"], "60 percent", 60))
        model.report(.frame(send, AccessibilityFrame(x: 1, y: 2, width: 3, height: 4)))
        model.report(.textRemoved(notes, offset: 3, text: "😀"))
        model.report(.textInserted(notes, offset: 3, text: "ab"))
        model.report(.caret(notes, offset: 4))
        model.report(.caret(notes, offset: 5))
        model.report(.textSelection(notes))
        model.report(.selection(list))
        model.report(.activeDescendant(sample["Banana"], parent: list))
        model.report(.windowDeactivated(sample.window))
        model.flush()
        let events = try await recorder.wait(for: 13)
        let (sendPath, notesPath) = ("\(send.rawValue)", "\(notes.rawValue)")
        #expect(
            events == [
                "PropertyChange \(sendPath) accessible-name 0 0 'New'",
                "StateChanged \(wifi.rawValue) enabled 0 0", "StateChanged \(wifi.rawValue) sensitive 0 0",
                "StateChanged \(wifi.rawValue) checked 0 0",
                "PropertyChange \(sample["Volume"].rawValue) accessible-value 0 0 60.0",
                "BoundsChanged \(sendPath)  0 0 list",
                "TextChanged \(notesPath) delete 3 1 '😀'", "TextChanged \(notesPath) insert 3 2 'ab'",
                "TextCaretMoved \(notesPath)  5 0", "TextSelectionChanged \(notesPath)  0 0",
                "SelectionChanged \(list.rawValue)  0 0",
                "ActiveDescendantChanged \(list.rawValue)  1 0 \(RemoteApplication.path(sample["Banana"]))",
                "Deactivate \(sample.window.rawValue)  0 0 'Sample'",
            ])
    }

    @Test("Objects that are added and removed are reported to caches and listeners")
    func children() async throws {
        let (desktop, sample, recorder) = try await observed(["object:children-changed"])
        let added = desktop.model.add(.button, "Late", to: sample["Fruits"])
        desktop.model.flush()
        desktop.model.remove(added)
        desktop.model.flush()
        let events = try await recorder.wait(for: 5)
        let (list, path) = (sample["Fruits"].rawValue, RemoteApplication.path(added))
        #expect(
            events == [
                "AddAccessible cache", "ChildrenChanged \(list) add 3 0 \(path)",
                "ChildrenChanged \(list) remove 3 0 \(path)", "StateChanged \(added.rawValue) defunct 1 0",
                "RemoveAccessible cache",
            ])
    }

    @Test("A list whose number of children changed is described to caches again, and no child is named")
    func childCount() async throws {
        let (desktop, sample, recorder) = try await observed(["object:children-changed"])
        let list = sample["Fruits"]
        desktop.model.report(.childCount(list, from: 5000, to: 6000))
        desktop.model.report(.childCount(list, from: 6000, to: 10))
        desktop.model.flush()
        let events = try await recorder.wait(for: 4)
        #expect(
            events == [
                "AddAccessible cache", "ChildrenChanged \(list.rawValue) add 5000 0 /org/a11y/atspi/null",
                "AddAccessible cache", "ChildrenChanged \(list.rawValue) remove 10 0 /org/a11y/atspi/null",
            ])
    }

    @Test("Only events that clients listen to are sent, and those that keep their caches up to date")
    func filtering() async throws {
        let (desktop, sample, recorder) = try await observed(["object:text-caret-moved"])
        desktop.model.report(.frame(sample["Send"], AccessibilityFrame()))
        desktop.model.report(.textSelection(sample["Notes"]))
        desktop.model.report(.value(sample["Volume"], "", 1))
        desktop.model.report(.name(sample["Send"], "New"))
        desktop.model.report(.caret(sample["Notes"], offset: 1))
        desktop.model.flush()
        let events = try await recorder.wait(for: 2)
        #expect(events.map { $0.split(separator: " ")[0] } == ["PropertyChange", "TextCaretMoved"])
    }

    @Test("The focus is reported once, however the provider reports it")
    func focus() async throws {
        let (desktop, sample, recorder) = try await observed(["object:state-changed:focused", "focus:"])
        let (send, wifi) = (sample["Send"], sample["Wi-Fi"])
        desktop.model.report(.focus(send))
        desktop.model.report(.state(send, .focused, true))
        desktop.model.report(.focus(wifi))
        desktop.model.flush()
        let events = try await recorder.wait(for: 3)
        #expect(
            events == [
                "StateChanged \(send.rawValue) focused 1 0", "StateChanged \(send.rawValue) focused 0 0",
                "StateChanged \(wifi.rawValue) focused 1 0",
            ])
    }

    @Test("The former event of focus is sent to clients that listen to it alone")
    func formerFocus() async throws {
        let (desktop, sample, recorder) = try await observed(["focus:"])
        desktop.model.report(.focus(sample["Send"]))
        desktop.model.flush()
        let events = try await recorder.wait(for: 2)
        #expect(events.last == "Focus \(sample["Send"].rawValue)  0 0")
    }

    @Test("A client that begins to listen is sent the active window and the focus")
    func introduction() async throws {
        let desktop = try await AccessibilityDesktop()
        let sample = desktop.model.addSample()
        let recorder = EventRecorder(desktop.client)
        let me = try await desktop.client.serve(["/me"]) { _ in .values([]) }
        try await desktop.calls("GetRegisteredEvents")
        try desktop.listen("window:activate", client: me.uniqueName)
        try desktop.listen("object:state-changed:focused", client: me.uniqueName)
        let events = try await recorder.wait(for: 2)
        #expect(
            events == [
                "Activate \(sample.window.rawValue)  0 0 'Sample'",
                "StateChanged \(sample["Send"].rawValue) focused 1 0",
            ])
    }

    @Test("An announcement is passed to clients that listen to announcements")
    func announcement() async throws {
        let (desktop, sample, recorder) = try await observed(["object:announcement", "object:state-changed:showing"])
        desktop.model.report(.announcement(sample.window, "Sent", interrupts: false))
        desktop.model.flush()
        desktop.model.report(.announcement(sample.window, "First", interrupts: false))
        desktop.model.report(.announcement(sample.window, "Second", interrupts: true))
        desktop.model.flush()
        let window = sample.window.rawValue
        #expect(
            try await recorder.wait(for: 2) == [
                "Announcement \(window)  1 0 'Sent'", "Announcement \(window)  2 0 'Second'",
            ])
        #expect(
            desktop.model.log == ["announced Sent true", "announced First false", "announced Second true"])
    }

    @Test("An announcement is a notification for older screen readers, and the last ones exist")
    func notification() async throws {
        let (desktop, sample, recorder) = try await observed(["object:state-changed:showing"])
        let remote = try await desktop.remote()
        for number in 1...20 {
            desktop.model.report(.announcement(sample.window, "Message \(number)", interrupts: false))
        }
        desktop.model.flush()
        let events = try await recorder.wait(for: 28)
        #expect(events.first == "StateChanged 1 showing 1 0" && events.last == "StateChanged 4 defunct 1 0")
        let path = "/org/a11y/atspi/accessible/announcement"
        #expect(try await remote.call("\(path)/20", "Accessible", "GetRole") == [.unsigned(101)])
        #expect(
            try await remote.call(
                "\(path)/20", "org.freedesktop.DBus.Properties", "Get",
                [.text("org.a11y.atspi.Accessible"), .text("Name")])
                == [.text("Message 20")])
        #expect(await remote.refusal("\(path)/4", "Accessible", "GetRole") == "UnknownObject")
    }

    @Test("An announcement fails without a client that listens")
    func unheardAnnouncement() async throws {
        let (desktop, sample, _) = try await observed(["object:text-caret-moved"])
        desktop.model.report(.announcement(sample.window, "Sent", interrupts: false))
        desktop.model.flush()
        #expect(desktop.model.log == ["announced Sent false"])
    }

    @Test("The events of a client that ended aren't sent anymore")
    func endedClient() async throws {
        let desktop = try await AccessibilityDesktop()
        var client: DesktopBus? = DesktopBus(address: desktop.bus.address)
        let me = try #require(try await client?.serve(["/me"]) { _ in .values([]) }.uniqueName)
        try await desktop.calls("GetRegisteredEvents")
        try desktop.listen("object:", client: me)
        while desktop.model.observer == nil { await Task.yield() }
        client?.close()
        client = nil
        while desktop.model.observer != nil { await Task.yield() }
    }
}
