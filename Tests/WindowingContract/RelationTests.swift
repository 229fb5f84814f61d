// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Window relations")
    @MainActor
    struct RelationTests {
        @Test(
            "A dialog belongs to its window, modal or not, and can outlive it",
            arguments: DesktopKind.allCases, [false, true])
        func parents(kind: DesktopKind, isModal: Bool) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let parent = try await client.openWindow()
                let dialog = try client.makeWindow(size: CGSize(width: 120, height: 80))
                dialog.platform.setParent(parent.platform, isModal: isModal)
                try await dialog.open()
                #expect(dialog.presented?.pixelSize == PixelSize(width: 120, height: 80))
                parent.platform.close()
                try await dialog.settle()
                let next = try await client.openWindow()
                dialog.platform.setParent(next.platform, isModal: isModal)
                dialog.platform.setParent(nil, isModal: false)
                // The next one might cover the dialog.
                try await next.settle()
                dialog.platform.close()
                try await next.settle()
                #expect(client.failures.isEmpty)
            }
        }

        @Test("An activation token is provided once, or reported as unavailable", arguments: DesktopKind.allCases)
        func tokens(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let (first, second) = (try await client.openWindow(), try await client.openWindow())
                var tokens: [String?] = []
                first.platform.requestActivationToken(serial: nil) {
                    tokens.append($0)
                    client.check()
                }
                try await client.wait(for: "the token") { !tokens.isEmpty }
                if desktop.driver.absences[.activationTokens] == nil {
                    #expect(tokens.first??.isEmpty == false)
                } else {
                    #expect(tokens == [nil])
                }
                // Whatever the effect of these, they are harmless.
                second.platform.activate(token: tokens.first ?? nil)
                second.platform.activate(token: nil)
                second.platform.activate(token: "nonsense")
                try await second.settle()
                first.platform.close()
                first.platform.requestActivationToken(serial: nil) { tokens.append($0) }
                try await second.settle()
                #expect(tokens.count == 2 && tokens.last == .some(nil))
                #expect(client.failures.isEmpty)
            }
        }

        @Test(
            "A dialog of another application can belong to a window until it is closed, by its handle",
            arguments: DesktopKind.allCases)
        func foreignDialogs(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let (window, hidden) = (try await client.openWindow(), try client.makeWindow())
                var handles: [String: String?] = [:]
                for one in [window, hidden] {
                    one.platform.requestForeignHandle {
                        handles[one.title] = .some($0)
                        client.check()
                    }
                }
                try await client.wait(for: "the handles") { handles.count == 2 }
                guard desktop.driver.absences[.foreignDialogs] == nil else {
                    #expect(handles.values.allSatisfy { $0 == nil })
                    return
                }
                let handle = try #require(handles[window.title] ?? nil)
                if let display = desktop.driver.waylandDisplay {
                    let name = try #require(handle.wholeMatch(of: /wayland:(.+)/)?.1)
                    let dialog = try ForeignDialog(display)
                    #expect(try !dialog.setParent("nonsense"))
                    #expect(try dialog.setParent(String(name)))
                    window.platform.close()
                    client.system.flush()
                    try await desktop.eventually("the end of the export") { try !dialog.setParent(String(name)) }
                } else {
                    let number = try #require(handle.wholeMatch(of: /x11:([0-9a-f]+)/)?.1)
                    let driver = try #require(desktop.driver as? XDriver)
                    #expect(UInt32(number, radix: 16) == (try driver.number(of: window, .placing)))
                }
                hidden.platform.close()
                #expect(client.failures.isEmpty)
            }
        }

        @Test("The screen can be kept on, or that is refused", arguments: DesktopKind.allCases)
        func idle(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try client.makeWindow()
                try await desktop.needs(.inhibitingIdle) { try window.platform.setIdleInhibited(true) }
                try window.platform.setIdleInhibited(true)
                try await window.open()
                try window.platform.setIdleInhibited(true)
                try window.platform.setIdleInhibited(false)
                try window.platform.setIdleInhibited(false)
                try window.platform.setIdleInhibited(true)
                try await window.settle()
                window.platform.close()
                try await client.openWindow().settle()
                #expect(client.failures.isEmpty)
            }
        }
    }
}
