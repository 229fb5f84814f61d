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

@testable import UIKitSharing

@MainActor
@Suite("Sharing through the portal", .enabled(if: Program.areInstalled("dbus-daemon")))
struct PortalSharingTests {
    private let folder: TemporaryFolder
    private let bus: TestBus
    private let service: TestService
    private let sharing: PortalSharing

    private static let request = TestService.Reply.values("(objectpath '/request/1',)")

    init() async throws {
        folder = try TemporaryFolder()
        bus = try await TestBus()
        service = try TestService(
            on: bus, names: ["org.freedesktop.portal.Desktop"],
            replies: [
                "OpenURI": Self.request, "OpenFile": Self.request, "SaveFile": Self.request, "SaveFiles": Self.request,
                "Close": .values("()"),
            ])
        sharing = PortalSharing(bus: DesktopBus(address: bus.address))
    }

    private func respond(_ body: String, path: String = "/request/1") throws {
        try service.emit(path: path, interface: "org.freedesktop.portal.Request", member: "Response", body: body)
    }

    /// Returns the arguments of the first call.
    private func call(_ member: String) async throws -> TestService.Call {
        _ = await Patience.eventually { [service] in service.calls.contains { $0.member == member } }
        return try #require(service.calls.first { $0.member == member })
    }

    @Test("Files are written where the user chose to, and only then")
    func saving() async throws {
        let place = "\(folder.path)/tea leaf.txt"
        async let isSaved = sharing.save([SharedFile(name: "a/tea.txt", content: .data(Data("leaves".utf8)))])
        let call = try await call("SaveFile")
        #expect(call.arguments.contains("'current_name': <'tea.txt'>"))
        #expect(!FileManager.default.fileExists(atPath: place))
        try respond("(uint32 0, {'uris': <['\(URL(filePath: place).absoluteString)']>})")
        #expect(try await isSaved)
        #expect(try String(contentsOfFile: place, encoding: .utf8) == "leaves")
    }

    @Test("Several files are written into one folder, under the names that the portal returns")
    func savingSeveral() async throws {
        let source = try folder.write("pot", to: "source.txt")
        async let isSaved = sharing.save([
            SharedFile(name: "one", content: .data(Data("leaves".utf8))),
            SharedFile(name: "two", content: .file(URL(filePath: source))),
        ])
        let call = try await call("SaveFiles")
        #expect(call.arguments.contains("b'one', b'two'"))
        let places = ["\(folder.path)/1", "\(folder.path)/2"]
        try respond("(uint32 0, {'uris': <['file://\(places[0])', 'file://\(places[1])']>})")
        #expect(try await isSaved)
        #expect(try places.map { try String(contentsOfFile: $0, encoding: .utf8) } == ["leaves", "pot"])
    }

    @Test(
        "Responses with other values than documented write nothing",
        arguments: [
            "(uint32 0, @a{sv} {})", "(uint32 0, {'uris': <7>})", "(uint32 0, {'uris': <['https://example.org']>})",
            "(uint32 0, {'uris': <@as []>})", "(uint32 0,)", "(uint32 0, {'uris': <['file:///proc/none/a']>})",
        ])
    func invalidResponses(_ body: String) async throws {
        let saving = Task { try await sharing.save([SharedFile(name: "tea", content: .data(Data()))]) }
        _ = try await call("SaveFile")
        try respond(body)
        await #expect(throws: (any Error).self) { try await saving.value }
    }

    @Test(
        "A cancelled request, also one of a wrong type, isn't completed",
        arguments: ["(uint32 1, @a{sv} {})", "('no',)"])
    func cancelled(_ body: String) async throws {
        async let isSaved = sharing.save([SharedFile(name: "tea", content: .data(Data()))])
        _ = try await call("SaveFile")
        try respond("(uint32 0, {'uris': <['file:///nowhere']>})", path: "/request/2")
        try respond(body)
        #expect(try await !isSaved)
    }

    @Test("Links and files are opened after asking for the application")
    func opening() async throws {
        let link = try #require(URL(string: "https://example.org/tea"))
        async let isOpened = sharing.open(link)
        let first = try await call("OpenURI")
        #expect(first.arguments == "('', 'https://example.org/tea', {'ask': <true>})")
        try respond("(uint32 0, @a{sv} {})")
        #expect(try await isOpened)
        async let isFileOpened = sharing.open(SharedFile(name: "tea.txt", content: .data(Data("leaves".utf8))))
        let second = try await call("OpenFile")
        #expect(second.files == ["leaves"] && second.arguments.contains("'ask': <true>"))
        try respond("(uint32 1, @a{sv} {})")
        #expect(try await !isFileOpened)
    }

    @Test("The dialogs are shown above the given window")
    func parent() async throws {
        let stage = Stage()
        stage.system.foreignHandles = .titles
        let host = UIViewController(nibName: nil, bundle: nil)
        host.title = "Host"
        stage.show(host)
        let file = SharedFile(name: "tea", content: .data(Data()))
        let link = try #require(URL(string: "https://example.org/tea"))
        let window = stage.window
        let requests: [(String, @MainActor () async throws -> Bool)] = [
            ("OpenURI", { try await sharing.open(link, above: window) }),
            ("OpenFile", { try await sharing.open(file, above: window) }),
            ("SaveFile", { try await sharing.save([file], above: window) }),
            ("SaveFiles", { try await sharing.save([file, file], above: window) }),
        ]
        for (member, request) in requests {
            async let isDone = request()
            #expect(try await call(member).arguments.hasPrefix("('headless:Host', "))
            try respond("(uint32 1, @a{sv} {})")
            #expect(try await !isDone)
        }
    }

    @Test("A portal that never answers is asked to close the dialog when the task is cancelled")
    func silence() async throws {
        let saving = Task { try await sharing.save([SharedFile(name: "tea", content: .data(Data()))]) }
        _ = try await call("SaveFile")
        // The reply to the call has arrived once another one was answered.
        _ = try? await DesktopBus(address: bus.address).call(Portal.method("org.example.None", "Look"))
        saving.cancel()
        #expect(try await !saving.value)
        _ = try await call("Close")
    }

    @Test("A portal that refuses the request, or vanishes, ends the dialog")
    func loss() async throws {
        service.set(.error(name: "org.freedesktop.DBus.Error.AccessDenied", text: "No."), for: "SaveFile")
        await #expect(throws: BusError.self) {
            try await sharing.save([SharedFile(name: "tea", content: .data(Data()))])
        }
    }
}
