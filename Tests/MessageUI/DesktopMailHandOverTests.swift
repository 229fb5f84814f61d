// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore
import UIKitPlatform
import UIKitTesting
import WindowingHeadless

@testable import MessageUI

@MainActor
@Suite("Messages for the user's mail client")
struct DesktopMailHandOverTests {
    private let message = MailMessage(
        recipients: ["ann@example.org", "-x"], ccRecipients: ["bob@example.org"], subject: "Tea", body: "Shall\nwe?",
        attachments: [.init(data: Data("leaves".utf8), mimeType: "text/plain", fileName: "a/tea.txt")])

    private func portal(_ reply: TestService.Reply) async throws -> (TestBus, TestService) {
        let bus = try await TestBus()
        let service = try TestService(
            on: bus, names: ["org.freedesktop.portal.Desktop"], replies: ["ComposeEmail": reply])
        return (bus, service)
    }

    private func respond(_ service: TestService, _ code: Int, path: String = "/request/1") throws {
        try service.emit(
            path: path, interface: "org.freedesktop.portal.Request", member: "Response",
            body: "(uint32 \(code), @a{sv} {})")
    }

    @Test(
        "The portal receives the message and its files, and reports whether the user proceeded",
        .enabled(if: Program.areInstalled("dbus-daemon")), arguments: [(0, true), (1, false), (2, false)])
    func throughPortal(_ code: Int, _ isTaken: Bool) async throws {
        let (bus, service) = try await portal(.values("(objectpath '/request/1',)"))
        let handOver = DesktopMailHandOver(bus: DesktopBus(address: bus.address), program: nil)
        #expect(handOver.isAvailable)
        async let result = handOver.handOver(message)
        while service.calls.isEmpty { await Task.yield() }
        // The response to another request is ignored.
        try respond(service, 1 - min(code, 1), path: "/request/2")
        try respond(service, code)
        #expect(try await result == isTaken)
        let call = try #require(service.calls.first)
        #expect(call.member == "ComposeEmail" && call.files == ["leaves"])
        for part in [
            "'subject': <'Tea'>", "'body': <'Shall\\nwe?'>", "'cc': <['bob@example.org']>",
            "'address': <'ann@example.org'>", "'attachment_fds': <[handle 0]>",
        ] {
            #expect(call.arguments.contains(part), "\(part) in \(call.arguments)")
        }
    }

    @Test("The portal's dialog is shown above the composer's window", .enabled(if: Program.areInstalled("dbus-daemon")))
    func parent() async throws {
        let (bus, service) = try await portal(.values("(objectpath '/request/1',)"))
        let stage = Stage(size: CGSize(width: 800, height: 700))
        stage.system.foreignHandles = .titles
        let host = UIViewController(nibName: nil, bundle: nil)
        host.title = "Host"
        stage.show(host)
        MFMailComposeViewController.handOver = DesktopMailHandOver(
            bus: DesktopBus(address: bus.address), program: nil)
        let composer = MFMailComposeViewController()
        composer.setToRecipients(["ann@example.org"])
        host.present(composer, animated: false)
        stage.advance(by: 1)
        try stage.tap("Send")
        // It isn't the key window any more when the portal is called.
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        other.makeKeyAndVisible()
        while service.calls.isEmpty { await Task.yield() }
        #expect(service.calls.first?.arguments.hasPrefix("('headless:Host', ") == true)
        try respond(service, 0)
    }

    @Test("Without a usable portal, xdg-email is called; without that, the error says what is missing")
    func throughProgram() async throws {
        let folder = try TemporaryFolder()
        let program = try await folder.writeProgram(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" > \(folder.path)/words\n", to: "xdg-email")
        let handOver = DesktopMailHandOver(bus: nil, program: URL(fileURLWithPath: program))
        #expect(try await handOver.handOver(message))
        let words = try String(contentsOfFile: "\(folder.path)/words", encoding: .utf8).split(separator: "\n")
        #expect(words.prefix(7) == ["--utf8", "--cc", "bob@example.org", "--subject", "Tea", "--body", "Shall"])
        #expect(words.last == "ann@example.org" && !words.contains("-x"))
        let file = try #require(words.dropLast().last.map(String.init))
        #expect(file.hasSuffix("/tea.txt"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "leaves")

        let refusing = try await folder.writeProgram("#!/bin/sh\nexit 3\n", to: "refusing")
        await #expect(throws: MailHandOverError.refused(program: "refusing", status: 3)) {
            try await DesktopMailHandOver(bus: nil, program: URL(fileURLWithPath: refusing)).handOver(message)
        }
        let nothing = DesktopMailHandOver(bus: nil, program: nil)
        #expect(!nothing.isAvailable)
        await #expect(throws: MailHandOverError.noMailProgram(reason: "there is no message bus.")) {
            try await nothing.handOver(message)
        }
    }

    @Test("A portal without support for email is skipped", .enabled(if: Program.areInstalled("dbus-daemon")))
    func refusedByPortal() async throws {
        let (bus, service) = try await portal(.error(name: "org.freedesktop.DBus.Error.UnknownMethod", text: "None."))
        let handOver = DesktopMailHandOver(
            bus: DesktopBus(address: bus.address), program: URL(fileURLWithPath: "/bin/true"))
        #expect(try await handOver.handOver(message))
        #expect(service.calls.count == 1)
    }

    @Test(
        "Attachment names contain no path and fit the length limit of file names",
        arguments: [
            ("a/b/c.txt", "c.txt"), ("..", "attachment"), ("", "attachment"), ("/", "attachment"), ("a\u{0}\nb", "ab"),
            (String(repeating: "é", count: 300) + ".png", String(repeating: "é", count: 98) + ".png"),
        ])
    func names(_ name: String, _ usable: String) {
        #expect(HandOverFolder.name(name) == usable)
    }
}
