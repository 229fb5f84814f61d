// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing

extension WindowingContract {
    @Suite("Frames")
    @MainActor
    struct FrameTests {
        @Test(
            "Each frame is requested once, with increasing times, and there are none without requests",
            arguments: DesktopKind.allCases)
        func pacing(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                try await window.settle()
                let target = window.platform.frameTarget
                var times: [FrameTime] = []
                for _ in 0..<8 {
                    let time = await withCheckedContinuation { continuation in
                        RenderActor.async { target.requestFrame { continuation.resume(returning: $0) } }
                    }
                    times.append(time)
                    window.draw()
                    let count = window.shownCount
                    try await window.wait(for: "the frame") { $0.shownCount > count }
                }
                #expect(zip(times, times.dropFirst()).allSatisfy { $0.timestamp <= $1.timestamp })
                #expect(times.allSatisfy { $0.refreshInterval > 0.001 && $0.refreshInterval < 1 })
                let now = window.client.system.timeSource.now
                #expect(times.allSatisfy { $0.timestamp <= now + 1 })
                // At most one request is pending: a second one replaces the first.
                let answers = await withCheckedContinuation { continuation in
                    RenderActor.async {
                        let log = Log()
                        target.requestFrame { _ in log.entries.append("first") }
                        target.requestFrame { _ in
                            log.entries.append("second")
                            continuation.resume(returning: log.entries)
                        }
                    }
                }
                #expect(answers == ["second"])
            }
        }

        @RenderActor
        private final class Log {
            var entries: [String] = []
        }

        @Test("A hidden window gets no frames, and gets them again when it is visible", arguments: DesktopKind.allCases)
        func hidden(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                try desktop.needs(.hiding)
                let other = try await client.openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 20, y: 30))
                try await desktop.driver.place(other, at: CGPoint(x: 400, y: 300))
                try await window.settle()
                try await desktop.driver.setHidden(true, window)
                // Frames requested earlier can still be answered. Frames of a visible window show that this one isn't.
                try await desktop.eventually("the end of the frames") {
                    let count = window.shownCount
                    window.draw()
                    for _ in 0..<3 where window.shownCount == count { try await other.settle() }
                    return window.shownCount == count
                }
                let count = window.shownCount
                try await desktop.driver.setHidden(false, window)
                try await window.wait(for: "the frame that was held up") { $0.shownCount > count }
                try await window.settle()
            }
        }

        @Test(
            "Buffers are reused with correct ages, and their number doesn't grow",
            arguments: DesktopKind.allCases)
        func buffers(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                let size = PixelSize(width: 200, height: 100)
                let target = window.platform.frameTarget
                var identifiers: [Int] = []
                var ages: [Int] = []
                for _ in 0..<12 {
                    let buffer: (Int, Int) = await withCheckedContinuation { continuation in
                        RenderActor.async { Self.show(target, size) { continuation.resume(returning: $0) } }
                    }
                    // An age is the number of frames since the same buffer was shown.
                    if buffer.1 > 0, buffer.1 <= identifiers.count {
                        #expect(identifiers[identifiers.count - buffer.1] == buffer.0)
                    }
                    identifiers.append(buffer.0)
                    ages.append(buffer.1)
                }
                #expect(Set(identifiers).count <= 4)
                #expect(ages.suffix(4).allSatisfy { $0 > 0 })
                // Unsupported sizes have no buffers, and are harmless.
                let impossible = [
                    PixelSize(width: 0, height: 10), PixelSize(width: -1, height: -1),
                    PixelSize(width: 1 << 20, height: 1 << 20), PixelSize(width: .max, height: .max),
                ]
                let made = await withCheckedContinuation { continuation in
                    RenderActor.async {
                        continuation.resume(returning: impossible.map { target.nextBuffer(size: $0) == nil })
                    }
                }
                #expect(!made.contains(false))
                try await window.settle()
            }
        }

        /// Shows a frame, and returns its buffer's identifier and age.
        @RenderActor
        private static func show(
            _ target: any FrameTarget, _ size: PixelSize, _ then: @escaping @RenderActor ((Int, Int)) -> Void
        ) {
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: size) else { return show(target, size, then) }
                Quarters.plain.draw(into: buffer)
                target.present(buffer, damage: [PixelRect(size)], configuration: nil)
                then((buffer.identifier, buffer.age))
            }
        }
    }
}
