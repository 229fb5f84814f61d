// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Drag and drop")
    @MainActor
    struct DragTests {
        private static let type = "text/plain"

        /// Returns two windows; of two applications, if the desktop supports several.
        private func windows(_ desktop: Desktop) async throws -> (giver: ClientWindow, taker: ClientWindow) {
            let client = try desktop.connect()
            let giver = try await client.openWindow()
            let other = try desktop.driver.obstacles[.sharing] == nil ? desktop.connect() : client
            let taker = try await other.openWindow()
            try await desktop.driver.place(giver, at: CGPoint(x: 40, y: 40))
            try await desktop.driver.place(taker, at: CGPoint(x: 400, y: 300))
            try await giver.settle()
            try await taker.settle()
            return (giver, taker)
        }

        private func attributes(serial: UInt32) -> DragAttributes {
            let image = DragImage(
                pixels: [UInt32](repeating: 0xffff_0000, count: 64), size: PixelSize(width: 8, height: 8), scale: 1,
                hotspot: CGPoint(x: 4, y: 4))
            return DragAttributes(
                offer: DataOffer(types: [Self.type]) { _ in Data("dragged".utf8) }, operations: [.copy, .move],
                serial: serial, image: image)
        }

        /// Presses in the window, and begins a drag with that.
        private func begin(
            _ desktop: Desktop, _ giver: ClientWindow, progress: @escaping (DragProgress) -> Void
        ) async throws {
            try await desktop.point(at: CGPoint(x: 30, y: 30), in: giver)
            try await desktop.driver.setButton(.left, isDown: true)
            try await giver.wait(for: "the press") { $0.pointerEvents.last?.kind == .pressed(.left) }
            let serial = try #require(giver.pointerEvents.last).serial
            try giver.platform.beginDrag(attributes(serial: serial)) { progress($0) }
            giver.client.system.flush()
            // Mutter tells no offer the operation if the answer to the one before arrives late, as no user is fast enough
            // to make it.
            try await giver.settle()
        }

        @Test(
            "Content dragged from one window to another arrives, and both receive the result",
            arguments: DesktopKind.allCases)
        func drop(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try await desktop.needs(.dragging) {
                    let window = try await desktop.connect().openWindow()
                    try window.platform.beginDrag(attributes(serial: 1)) { _ in }
                }
                try desktop.needs(.pointing, .placing, .dragging)
                let (giver, taker) = try await windows(desktop)
                var news: [DragProgress] = []
                try await begin(desktop, giver) {
                    news.append($0)
                    giver.client.check()
                }
                try await desktop.point(at: CGPoint(x: 60, y: 50), in: taker)
                try await desktop.point(at: CGPoint(x: 62, y: 52), in: taker)
                try await taker.wait(for: "the entering") { $0.drags == ["enter"] }
                try await giver.wait(for: "the acceptance") { _ in news.last == .wouldDo(.move) }
                #expect(taker.offer?.types.contains(Self.type) == true)
                try await desktop.driver.setButton(.left, isDown: false)
                try await taker.wait(for: "the drop") { $0.drags.last == "drop" }
                let offer = try #require(taker.offer)
                #expect(try await offer.read(Self.type, limits: TransferLimits()) == Data("dragged".utf8))
                offer.finish(.move)
                taker.client.system.flush()
                try await giver.wait(for: "the end") { _ in news.last == .ended(.move) }
                #expect(news.contains(.dropped))
                #expect(news.count { if case .ended = $0 { true } else { false } } == 1)
                #expect(taker.drags == ["enter", "drop"])
            }
        }

        @Test("A drag released where it isn't accepted is canceled", arguments: DesktopKind.allCases)
        func givenUp(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing, .dragging)
                let (giver, taker) = try await windows(desktop)
                var news: [DragProgress] = []
                try await begin(desktop, giver) {
                    news.append($0)
                    giver.client.check()
                }
                try await desktop.point(at: CGPoint(x: 60, y: 50), in: taker)
                try await desktop.point(at: CGPoint(x: 62, y: 52), in: taker)
                try await taker.wait(for: "the entering") { $0.drags == ["enter"] }
                try await desktop.driver.movePointer(to: CGPoint(x: 300, y: 500))
                try await taker.wait(for: "the leaving") { $0.drags == ["enter", "leave"] }
                try await desktop.driver.setButton(.left, isDown: false)
                try await giver.wait(for: "the end") { _ in news.last == .ended(nil) }
                #expect(!news.contains(.dropped))
                try await giver.settle()
                #expect(news.count { if case .ended = $0 { true } else { false } } == 1)
            }
        }
    }
}
