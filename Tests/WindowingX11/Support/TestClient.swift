// SPDX-License-Identifier: MIT
import CXCB
import Foundation
import RenderThread
import TestClients
import TestDesktops
import TestProcesses
import Testing
import Windowing

@testable import WindowingX11

/// A minimal application on an X server, which records its events and shows test content.
@MainActor
final class TestClient: ApplicationRecord {
    let system: X11WindowSystem
    /// The sizes of the frames shown by the server.
    private var shownSizes: [ObjectIdentifier: PixelSize] = [:]
    /// Whether each configuration gets a frame as a response.
    var answersConfigurations = true
    var color: UInt32 = 0xff20_4060

    private var waiters: [UUID: (condition: @MainActor (TestClient) -> Bool, end: () -> Void)] = [:]

    init(_ server: XServer, timeSource: any TimeSource = SystemTimeSource.shared) throws {
        system = try X11WindowSystem(displayName: server.display, timeSource: timeSource)
        super.init()
        system.delegate = self
    }

    deinit {
        let system = system
        DispatchQueue.main.async { system.disconnect() }
    }

    func makeWindow(
        _ attributes: WindowAttributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100))
    ) throws -> X11Window {
        let window = try #require(try system.makeWindow(attributes) as? X11Window)
        window.delegate = self
        return window
    }

    /// Creates a window and waits until its first frame is shown.
    func openWindow(
        _ attributes: WindowAttributes = WindowAttributes(contentSize: CGSize(width: 200, height: 100))
    ) async throws -> X11Window {
        let window = try makeWindow(attributes)
        window.show()
        try await wait(for: "the first frame") { $0.shownSize(of: window.surface) != nil }
        return window
    }

    /// Waits until the recorded events satisfy the condition.
    func wait(for event: String, _ condition: @escaping @MainActor (TestClient) -> Bool) async throws {
        system.flush()
        guard !condition(self) else { return }
        let identity = UUID()
        let timer = PatienceTimer(queue: .main) {
            MainActor.assumeIsolated { self.waiters.removeValue(forKey: identity)?.end() }
        }
        await withCheckedContinuation { continuation in
            waiters[identity] = (condition, { continuation.resume() })
        }
        timer.cancel()
        guard condition(self) else { throw Missed(event: event) }
    }

    /// Waits until the server has processed all of the application's requests, so that another client can rely on them.
    ///
    /// The server reads the clients in any order, also when one of them has sent its requests first.
    func synchronize() async {
        system.flush()
        await system.session?.inquire { _ = $0.wait(for: unsafe xcb_get_input_focus($0.pointer).sequence) }
    }

    struct Missed: Error, CustomStringConvertible {
        var event: String
        var description: String { "The test has waited too long for \(event)." }
    }

    override func forgetEvents() {
        super.forgetEvents()
        forgetConfigurations()
    }

    /// Draws a frame for a configuration, and counts it when the server has it.
    func draw(_ configuration: WindowConfiguration, on target: any FrameTarget) {
        draw(FrameConfiguration(configuration), color: color, on: target)
    }

    func draw(_ frame: FrameConfiguration, color: UInt32, on target: any FrameTarget) {
        RenderActor.async {
            target.requestFrame { _ in
                guard let buffer = target.nextBuffer(size: frame.pixelSize) else { return }
                Painting.fill(buffer, color)
                target.present(buffer, damage: [PixelRect(frame.pixelSize)], configuration: frame)
                target.requestFrame { _ in
                    DispatchQueue.main.async { MainActor.assumeIsolated { self.didShow(frame.pixelSize, on: target) } }
                }
            }
        }
    }

    /// Returns the size of a surface's last frame on the server.
    func shownSize(of surface: XSurface) -> PixelSize? {
        shownSizes[ObjectIdentifier(surface.target)]
    }

    private func didShow(_ size: PixelSize, on target: any FrameTarget) {
        shownSizes[ObjectIdentifier(target)] = size
        check()
    }

    override func didReceive(_ configuration: WindowConfiguration, for window: any PlatformWindow) {
        if answersConfigurations { draw(configuration, on: window.frameTarget) }
    }

    /// The changes of fingers, however they arrived.
    var touchEvents: [TouchPointEvent] { touchFrames.flatMap { $0 } }

    override func check() {
        for (identity, waiter) in waiters where waiter.condition(self) {
            waiters.removeValue(forKey: identity)?.end()
        }
    }
}

/// The drawing of test applications.
enum Painting {
    static func fill(_ buffer: PixelBuffer, _ color: UInt32, _ rect: PixelRect? = nil) {
        let rect = (rect ?? PixelRect(buffer.size)).intersection(PixelRect(buffer.size))
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX {
                unsafe buffer.baseAddress.storeBytes(
                    of: color, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
    }
}
