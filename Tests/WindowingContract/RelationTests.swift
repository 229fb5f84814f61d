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
