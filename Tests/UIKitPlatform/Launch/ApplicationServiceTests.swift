// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore

@testable import UIKitPlatform

@MainActor
@Suite("The application on the session bus", .enabled(if: Program.areInstalled("dbus-daemon")))
struct ApplicationServiceTests {
    private struct Request: Equatable {
        var request: DesktopRequest
        var token: String?
    }

    private static func service(
        _ bus: TestBus, _ environment: [String: String] = [:]
    ) throws -> ApplicationService {
        try #require(
            ApplicationService(
                bus: DesktopBus(address: bus.address), identifier: "org.example.tea-pot", environment: environment))
    }

    @Test("A second process passes its request on to the first, with the token for raising a window")
    func secondProcess() async throws {
        let bus = try await TestBus()
        let post = Post<Request>()
        let (first, second) = (
            try Self.service(bus), try Self.service(bus, ["XDG_ACTIVATION_TOKEN": "token"])
        )
        let link = try #require(URL(string: "tea:green?leaves=2"))
        #expect(await !second.passOn(.activate))
        #expect(await first.claim { post.put(Request(request: $0, token: $1)) })
        #expect(await !second.claim { _, _ in })
        let origin = OpenOrigin(application: "org.example.Leaf", annotation: ["page": 3])
        for request in [
            DesktopRequest.activate, .open([link, URL(filePath: "/tmp/a b")]), .open([link], origin), .shortcut("brew"),
        ] {
            #expect(await second.passOn(request))
            #expect(await post.next() == Request(request: request, token: "token"))
        }
    }

    @Test("Calls of other types are refused, and unknown values omitted")
    func invalidCalls() async throws {
        let bus = try await TestBus()
        let post = Post<Request>()
        let service = try Self.service(bus)
        #expect(await service.claim { post.put(Request(request: $0, token: $1)) })
        let client = DesktopBus(address: bus.address)
        func call(_ member: String, _ arguments: [BusArgument]) async throws {
            _ = try await client.call(
                BusMethod(
                    service: "org.example.tea-pot", path: "/org/example/tea_pot",
                    interface: "org.freedesktop.Application", member: member), arguments)
        }
        await #expect(throws: BusError.self) { try await call("Open", [.text("file:///tmp")]) }
        await #expect(throws: BusError.self) { try await call("Explode", []) }
        try await call(
            "Open",
            [
                .texts(["", "file:///tmp/x"]),
                .properties(["activation-token": .boolean(true), "x-shoji-origin": .text("tea")]),
            ])
        #expect(await post.next() == Request(request: .open([URL(filePath: "/tmp/x")]), token: nil))
    }

    @Test(
        "Only identifiers that can be bus names are registered",
        arguments: [
            ("org.example.Tea", true), ("org.example.tea-pot_2", true), ("tea", false), ("org..tea", false),
            ("org.2tea.a", false), ("$(PRODUCT).tea", false), ("", false), ("örg.tea", false),
        ])
    func names(_ name: String, _ isName: Bool) {
        #expect(ApplicationService.isName(name) == isName)
    }

    @Test("Arguments are a shortcut item, existing files, and URLs; other arguments belong to the application")
    func arguments() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "a:b.txt")
        #expect(LaunchArguments.request(["app"]) == nil)
        #expect(LaunchArguments.request(["app", "--storyboard", "list", "/nowhere/at/all", "C:", ":"]) == nil)
        #expect(
            LaunchArguments.request(["app", "-v", file, "tea:green"])
                == .open([URL(fileURLWithPath: file), try #require(URL(string: "tea:green"))]))
        #expect(LaunchArguments.request(["app", "--shortcut-item=org.tea.brew", "x"]) == .shortcut("org.tea.brew"))
    }
}

@Suite("Shortcut items in desktop entries")
struct DesktopEntryTests {
    private static let entry = """
        [Desktop Entry]
        Name=Tea
        Exec=/usr/bin/tea --quiet %U
        Actions=new;shortcut-0;

        [Desktop Action new]
        Name=New
        Exec=/usr/bin/tea --new

        [Desktop Action shortcut-0]
        Name=Old
        Exec=/usr/bin/tea --shortcut-item=old

        """

    @Test("Actions are replaced, and those of the author kept")
    func replacing() {
        let text = DesktopEntry(text: Self.entry).replacingShortcuts(by: [
            .init(type: "org.tea.brew", title: "Brew", icon: "list-add"), .init(type: "a b\"%\\", title: "Two\nlines"),
        ])
        #expect(
            text == #"""
                [Desktop Entry]
                Actions=new;shortcut-0;shortcut-1;
                Name=Tea
                Exec=/usr/bin/tea --quiet %U

                [Desktop Action new]
                Name=New
                Exec=/usr/bin/tea --new

                [Desktop Action shortcut-0]
                Name=Brew
                Icon=list-add
                Exec=/usr/bin/tea --quiet "--shortcut-item=org.tea.brew"

                [Desktop Action shortcut-1]
                Name=Two lines
                Exec=/usr/bin/tea --quiet "--shortcut-item=a b\\"%%\\\\"

                """#)
    }

    @Test("Without items, only the author's actions remain; the change is stable")
    func removing() {
        let text = DesktopEntry(text: Self.entry).replacingShortcuts(by: [])
        #expect(text.contains("Actions=new;\n") && !text.contains("shortcut"))
        #expect(DesktopEntry(text: text).replacingShortcuts(by: []) == text)
        #expect(DesktopEntry(text: "").replacingShortcuts(by: []) == "\n")
    }

    @Test("The user's copy is written only for an installed application")
    @MainActor
    func file() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/system/applications", withIntermediateDirectories: true)
        let variables = ["XDG_DATA_HOME": "\(folder.path)/user", "XDG_DATA_DIRS": "\(folder.path)/system"]
        let copy = "\(folder.path)/user/applications/org.example.Tea.desktop"
        #expect(DesktopEntryFile(application: "../etc", in: variables) == nil)
        let file = try #require(DesktopEntryFile(application: "org.example.Tea", in: variables))
        let items = [UIApplicationShortcutItem(type: "brew", localizedTitle: "Brew")]
        file.publish(items)
        await file.pending?.value
        #expect(!FileManager.default.fileExists(atPath: copy))
        _ = try folder.write(Self.entry, to: "system/applications/org.example.Tea.desktop")
        file.publish(items)
        await file.pending?.value
        #expect(try String(contentsOfFile: copy, encoding: .utf8).contains("Name=Brew"))
        let system = try String(
            contentsOfFile: "\(folder.path)/system/applications/org.example.Tea.desktop", encoding: .utf8)
        #expect(system == Self.entry)
    }
}
