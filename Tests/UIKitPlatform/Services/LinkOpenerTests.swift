// SPDX-License-Identifier: MIT
import DesktopBus
import Foundation
import TestBus
import TestProcesses
import Testing
import UIKitCore
import UIKitTesting
import WindowingHeadless

@testable import UIKitPlatform

@Suite("Opening links")
@MainActor
struct LinkOpenerTests {
    /// Creates a program that records its arguments and exits with a status.
    private static func program(in folder: TemporaryFolder, status: Int) async throws -> URL {
        let file = try await folder.writeProgram(
            "#!/bin/sh\nprintf '%s\\n' \"$@\" >> \(folder.path)/words\nexit \(status)\n", to: "open-\(status)")
        return URL(fileURLWithPath: file)
    }

    private static func words(in folder: TemporaryFolder) -> String? {
        try? String(contentsOfFile: "\(folder.path)/words", encoding: .utf8)
    }

    @Test(
        "The portal is asked first, and the program opens what it rejects",
        .enabled(if: Program.areInstalled("dbus-daemon")))
    func portal() async throws {
        let folder = try TemporaryFolder()
        let desktop = try await DesktopTestBus(
            ["org.freedesktop.portal.Desktop"], replies: ["OpenURI": .values("(objectpath '/request/1',)")])
        let opener = LinkOpener(
            bus: DesktopBus(address: desktop.bus.address), program: try await Self.program(in: folder, status: 0))
        let page = try #require(URL(string: "https://example.org/a?b=c"))
        #expect(await opener.open(page))
        let call = try #require(desktop.service.calls.first)
        #expect(call.member == "OpenURI" && call.arguments.contains("'https://example.org/a?b=c'"))
        #expect(Self.words(in: folder) == nil)
        desktop.service.set(.error(name: "org.freedesktop.DBus.Error.Failed", text: "No."), for: "OpenURI")
        #expect(await opener.open(page))
        #expect(await opener.open(URL(fileURLWithPath: "/tmp/a b")))
        #expect(desktop.service.calls.count == 2)
        #expect(Self.words(in: folder) == "https://example.org/a?b=c\nfile:///tmp/a%20b\n")
    }

    @Test(
        "The portal's dialog is shown above the window, or above the key window if that is hidden",
        .enabled(if: Program.areInstalled("dbus-daemon")))
    func parent() async throws {
        let desktop = try await DesktopTestBus(
            ["org.freedesktop.portal.Desktop"], replies: ["OpenURI": .values("(objectpath '/request/1',)")])
        let opener = LinkOpener(bus: DesktopBus(address: desktop.bus.address), program: nil)
        let page = try #require(URL(string: "https://example.org"))
        let stage = Stage()
        stage.system.foreignHandles = .titles
        func makeWindow(_ title: String) -> UIWindow {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            window.rootViewController = UIViewController(nibName: nil, bundle: nil)
            window.rootViewController?.title = title
            return window
        }
        let (tea, pot) = (makeWindow("Tea"), makeWindow("Pot"))
        for window in [pot, tea] { window.makeKeyAndVisible() }
        #expect(await opener.open(page))
        #expect(await opener.open(page, above: pot))
        pot.isHidden = true
        #expect(await opener.open(page, above: pot))
        stage.system.foreignHandles = .none
        #expect(await opener.open(page))
        let parents = desktop.service.calls.map { String($0.arguments.prefix { $0 != "," }) }
        #expect(parents == ["('headless:Tea'", "('headless:Pot'", "('headless:Tea'", "(''"])
    }

    @Test("Without a scheme or a successful program, nothing is opened")
    func refusals() async throws {
        let folder = try TemporaryFolder()
        let page = try #require(URL(string: "https://example.org"))
        let option = try #require(URL(string: "--help"))
        let opener = LinkOpener(bus: nil, program: try await Self.program(in: folder, status: 0))
        #expect(await !opener.open(option) && Self.words(in: folder) == nil)
        let failing = LinkOpener(bus: nil, program: try await Self.program(in: folder, status: 4))
        #expect(await !failing.open(page))
        #expect(await !LinkOpener(bus: nil, program: nil).open(page))
        #expect(await !LinkOpener(bus: nil, program: URL(fileURLWithPath: "/nowhere/open")).open(page))
    }

    @Test("A link can be opened if an application for its scheme is installed")
    func handlers() async throws {
        let folder = try TemporaryFolder()
        let program = try await Self.program(in: folder, status: 0)
        let opener = LinkOpener(bus: nil, program: program, isSandboxed: false)
        let sandboxed = LinkOpener(bus: nil, program: program, isSandboxed: true)
        let unknown = try #require(URL(string: "x-nobody-opens-this:1"))
        let page = try #require(URL(string: "HTTPS://example.org"))
        #expect(!opener.canOpen(unknown) && !sandboxed.canOpen(unknown) && sandboxed.canOpen(page))
        #expect(opener.canOpen(program) && !opener.canOpen(URL(filePath: "/nowhere/at/all")))
        let withoutDesktop = LinkOpener(bus: nil, program: nil, isSandboxed: true)
        #expect(!withoutDesktop.canOpen(page) && !withoutDesktop.canOpen(program))
    }

    @Test("The settings of the running desktop are opened, else those that are installed")
    func settings() async throws {
        let folder = try TemporaryFolder()
        for name in ["gnome-control-center", "systemsettings"] {
            _ = try await folder.writeProgram("#!/bin/sh\nprintf '%s\\n' $0 \"$@\" > \(folder.path)/words\n", to: name)
        }
        func find(_ desktop: String?) -> SettingsProgram? {
            SettingsProgram(for: "org.example.Tea", in: ["PATH": folder.path, "XDG_CURRENT_DESKTOP": desktop ?? ""])
        }
        #expect(find("KDE")?.program.lastPathComponent == "systemsettings" && find("KDE")?.arguments == [])
        #expect(find("ubuntu:GNOME") == find(nil))
        #expect(find(nil)?.arguments == ["applications", "org.example.Tea"])
        #expect(SettingsProgram(for: "a", in: ["PATH": "/nowhere"]) == nil)
        let link = try #require(URL(string: UIApplication.openSettingsURLString))
        let opener = LinkOpener(bus: nil, program: nil, settings: find("KDE"))
        #expect(await opener.open(link))
        #expect(await !LinkOpener(bus: nil, program: nil).open(link))
        let isStarted = await Patience.eventually {
            Self.words(in: folder)?.contains("systemsettings") == true
        }
        #expect(isStarted)
    }

    @Test("Programs are only found in PATH")
    func finding() async throws {
        let folder = try TemporaryFolder()
        let program = try await Self.program(in: folder, status: 0)
        let name = program.lastPathComponent
        #expect(DesktopProgram.find(name, in: ["PATH": "relative::/nowhere:\(folder.path)"])?.path == program.path)
        #expect(DesktopProgram.find(name, in: ["PATH": "/nowhere"]) == nil)
        #expect(DesktopProgram.find(name, in: [:]) == nil)
        _ = try folder.write("text", to: "text")
        #expect(DesktopProgram.find("text", in: ["PATH": folder.path]) == nil)
    }
}
