// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Clipboards")
    @MainActor
    struct SelectionTests {
        private nonisolated static let text = "text/plain;charset=utf-8"
        private nonisolated static let other = "application/x-contract"

        /// Text, and 3 MB, which no window system transfers in one piece.
        private nonisolated static let content = DataOffer(types: [text, other]) { type in
            type == text ? Data("Grüße, 世界".utf8) : large
        }
        private nonisolated static let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })

        /// Connects an application whose window has keyboard focus and has received input.
        private func connect(_ desktop: Desktop) async throws -> (Client, ClientWindow) {
            let client = try desktop.connect()
            let window = try await client.openWindow()
            try await desktop.driver.activate(window)
            try await window.wait(for: "the keyboard") { $0.hasKeyboard }
            try await desktop.type(30)
            try await window.wait(for: "the key") { $0.keyEvents.last?.phase == .up }
            return (client, window)
        }

        private func requireSelection(_ kind: SelectionKind, on desktop: Desktop) async throws {
            try await desktop.needs(kind == .clipboard ? .clipboard : .primarySelection) {
                let client = try desktop.connect()
                _ = try await client.openWindow()
                try client.system.selection(kind).offer(Self.content, serial: nil)
            }
            try desktop.needs(.activating, .typing)
        }

        @Test(
            "Content that an application offers is immediately available to itself", arguments: DesktopKind.allCases,
            SelectionKind.allCases)
        func own(kind: DesktopKind, selection: SelectionKind) async throws {
            try await Desktop.run(kind) { desktop in
                try await requireSelection(selection, on: desktop)
                let (client, _) = try await connect(desktop)
                let selection = try client.system.selection(selection)
                var changes = 0
                let count = selection.changeCount
                selection.changeHandler = { changes += 1 }
                try selection.offer(Self.content, serial: nil)
                #expect(changes == 1)
                #expect(selection.changeCount == count + 1)
                #expect(selection.types == [Self.text, Self.other])
                #expect(
                    try await selection.read(Self.text, limits: TransferLimits()) == Data("Grüße, 世界".utf8))
                #expect(try await selection.read(Self.other, limits: TransferLimits()) == Self.large)
                await #expect(throws: TransferError.tooLarge(type: Self.other, limit: 1000)) {
                    try await selection.read(Self.other, limits: TransferLimits(size: 1000))
                }
                await #expect {
                    try await selection.read("image/png", limits: TransferLimits())
                } throws: { error in
                    if case .typeNotOffered("image/png", _) = error as? TransferError { true } else { false }
                }
                try selection.offer(nil, serial: nil)
                #expect(selection.types.isEmpty)
            }
        }

        @Test(
            "Content copied in one application is pasted in another, whatever its size",
            arguments: DesktopKind.allCases,
            SelectionKind.allCases)
        func roundTrip(kind: DesktopKind, selection: SelectionKind) async throws {
            try await Desktop.run(kind) { desktop in
                try await requireSelection(selection, on: desktop)
                try desktop.needs(.sharing)
                let (giver, giversWindow) = try await connect(desktop)
                let given = try giver.system.selection(selection)
                try given.offer(Self.content, serial: nil)
                giver.system.flush()
                let (taker, takersWindow) = try await connect(desktop)
                let taken = try taker.system.selection(selection)
                taken.changeHandler = { taker.check() }
                try await taker.wait(for: "the content") { Set(taken.types).isSuperset(of: [Self.text, Self.other]) }
                #expect(try await taken.read(Self.text, limits: TransferLimits()) == Data("Grüße, 世界".utf8))
                #expect(try await taken.read(Self.other, limits: TransferLimits()) == Self.large)
                await #expect(throws: TransferError.tooLarge(type: Self.other, limit: 100_000)) {
                    try await taken.read(Self.other, limits: TransferLimits(size: 100_000))
                }
                await #expect {
                    try await taken.read("image/png", limits: TransferLimits())
                } throws: { error in
                    if case .typeNotOffered("image/png", _) = error as? TransferError { true } else { false }
                }
                // Conversely, the first one is notified that its content has been replaced.
                given.changeHandler = { giver.check() }
                try taken.offer(DataOffer(types: [Self.other]) { _ in Data("new".utf8) }, serial: nil)
                taker.system.flush()
                // Mutter ignores the content of an application that doesn't have the focus any more.
                try await takersWindow.settle()
                try await desktop.driver.activate(giversWindow)
                try await giver.wait(for: "the new content") {
                    given.types.contains(Self.other) && !given.types.contains(Self.text)
                }
                #expect(try await given.read(Self.other, limits: TransferLimits()) == Data("new".utf8))
            }
        }

        @Test(
            "A transfer from an unresponsive owner times out, and a disconnected owner leaves nothing",
            arguments: DesktopKind.allCases)
        func badOwners(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try await requireSelection(.clipboard, on: desktop)
                try desktop.needs(.sharing)
                let (giver, _) = try await connect(desktop)
                try giver.system.selection(.clipboard).offer(
                    DataOffer(types: [Self.text]) { _ in
                        let (never, end) = AsyncStream<Void>.makeStream()
                        for await _ in never {}
                        end.finish()
                        return Data()
                    }, serial: nil)
                giver.system.flush()
                let (taker, window) = try await connect(desktop)
                let taken = try taker.system.selection(.clipboard)
                taken.changeHandler = { taker.check() }
                try await taker.wait(for: "the content") { taken.types.contains(Self.text) }
                await #expect(throws: TransferError.timedOut(type: Self.text, received: 0, timeLimit: 0.2)) {
                    try await taken.read(Self.text, limits: TransferLimits(timeLimit: 0.2))
                }
                let reading = Task { try await taken.read(Self.text, limits: TransferLimits(timeLimit: 3600)) }
                await Task.yield()
                reading.cancel()
                await #expect(throws: CancellationError.self) { try await reading.value }
                // Neither has blocked the application.
                try await window.settle()
                giver.system.disconnect()
                try await taker.wait(for: "the end of the content") { taken.types.isEmpty }
                await #expect(throws: TransferError.self) {
                    try await taken.read(Self.text, limits: TransferLimits(timeLimit: 1))
                }
            }
        }
    }
}
