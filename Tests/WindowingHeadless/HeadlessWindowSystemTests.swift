// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless window system")
@MainActor
struct HeadlessWindowSystemTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem
    private let recorder = WindowRecorder()

    init() {
        system = HeadlessWindowSystem(
            screens: [
                HeadlessScreenSpecification(
                    sizes: [CGSize(width: 40, height: 30), CGSize(width: 20, height: 10)]),
                HeadlessScreenSpecification(size: CGSize(width: 10, height: 10), scale: 2),
            ], timeSource: clock)
        system.delegate = recorder
    }

    @Test("Screens are placed side by side")
    func screens() {
        #expect(system.name == "headless")
        #expect(system.windowsFillScreens)
        #expect(system.screens.map(\.description.name) == ["HEADLESS-1", "HEADLESS-2"])
        #expect(system.screens.map(\.description.frame.minX) == [0, 40])
        #expect(system.screens[1].description.currentMode?.size == PixelSize(width: 20, height: 20))
        #expect(system.screens[1].description.scale == 2)
    }

    @Test("Names of disconnected screens are not reused, and their windows move to a remaining screen")
    func hotplug() throws {
        let window = try shownWindow()
        #expect(recorder.log == ["configure", "on HEADLESS-1", "focus"])
        recorder.log = []
        system.disconnectScreen(system.headlessScreens[0])
        clock.advance(by: 0)
        #expect(recorder.log == ["-HEADLESS-1", "configure", "on HEADLESS-2"])
        #expect(window.configuration.scale == 2)
        #expect(system.screens[0].description.frame.minX == 0)
        recorder.log = []
        system.disconnectScreen(system.headlessScreens[0])
        clock.advance(by: 0)
        #expect(recorder.log == ["-HEADLESS-2", "configure", "on "])
        recorder.log = []
        system.connectScreen(.default)
        clock.advance(by: 0)
        #expect(recorder.log == ["+HEADLESS-3", "configure", "on HEADLESS-3"])
        #expect(window.configuration.scale == 1)
    }

    @Test("A window that fills the screen follows its mode")
    func modes() throws {
        let window = try shownWindow()
        window.setMaximized(true)
        clock.advance(by: 0)
        recorder.log = []
        system.changeMode(of: system.headlessScreens[0], to: 1)
        clock.advance(by: 0)
        #expect(recorder.log == ["~HEADLESS-1", "~HEADLESS-2", "configure"])
        #expect(window.configuration.width == 20)
        #expect(window.configuration.height == 10)
        #expect(system.screens[0].description.currentMode?.size == PixelSize(width: 20, height: 10))
        #expect(system.screens[1].description.frame.minX == 20)
    }

    @Test("A full-screen window can choose its screen")
    func fullScreen() throws {
        let window = try shownWindow()
        window.setFullScreen(true, on: system.screens[1])
        clock.advance(by: 0)
        #expect(window.configuration.width == 10)
        #expect(window.configuration.scale == 2)
        #expect(recorder.log.last == "on HEADLESS-2")
    }

    @Test("The frontmost window has keyboard focus, which moves back when it closes")
    func focus() throws {
        let first = try shownWindow()
        let other = WindowRecorder()
        let second = try shownWindow(delegate: other)
        #expect(recorder.log.suffix(2) == ["configure", "unfocus"])
        #expect(other.log.last == "focus")
        #expect(first.configuration.states.isEmpty)
        first.activate()
        clock.advance(by: 0)
        #expect(recorder.log.last == "focus")
        #expect(other.log.last == "unfocus")
        first.close()
        clock.advance(by: 0)
        #expect(other.log.last == "focus")
        #expect(system.activeWindow === second)
    }

    @Test("A lost connection closes every window, shown or not, and is reported once")
    func failure() throws {
        let window = try shownWindow()
        let unseen = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 1, height: 1)))
        recorder.log = []
        let error = ConnectionError.lost(display: "headless", reason: "it was unplugged")
        system.fail(with: error)
        system.fail(with: error)
        #expect(recorder.log == ["failed: \(error)"])
        #expect(window.isClosed)
        #expect(unseen.isClosed)
        #expect(throws: OperationError.self) {
            try system.makeWindow(WindowAttributes(contentSize: CGSize(width: 1, height: 1)))
        }
    }

    @Test("After reconnecting there are screens again, and windows can be created")
    func reconnecting() async throws {
        _ = try shownWindow()
        system.fail(with: .lost(display: "headless", reason: "it was unplugged"))
        recorder.log = []
        #expect(system.screens.isEmpty)
        system.isReachable = false
        let attempt = Task { [system] in try await system.reconnect(within: 1) }
        while clock.nextDueTime == nil { await Task.yield() }
        system.isReachable = true
        clock.advance(by: 0.5)
        try await attempt.value
        #expect(recorder.log == ["+HEADLESS-1", "+HEADLESS-2"])
        #expect(system.screens.count == 2)
        try await system.reconnect(within: 1)
        #expect(recorder.log.count == 2, "nothing to do")
        _ = try shownWindow()
        #expect(system.windows.count == 1)
    }

    @Test("Reconnecting gives up after the timeout")
    func notReconnecting() async throws {
        system.disconnect()
        system.isReachable = false
        let attempt = Task { [system] in try await system.reconnect(within: 0.25) }
        for _ in 0..<3 {
            while clock.nextDueTime == nil { await Task.yield() }
            clock.advance(by: 0.1)
        }
        await #expect(throws: ConnectionError.self) { try await attempt.value }
        #expect(clock.nextDueTime == nil)
    }

    @Test("A screenshot contains the windows at their positions, blended in stacking order")
    func composition() throws {
        let back = try shownWindow()
        let front = try shownWindow()
        back.move(to: CGPoint(x: 1, y: 1))
        front.move(to: CGPoint(x: 2, y: -1))
        present(0xffff_0000, in: back, size: PixelSize(width: 3, height: 2))
        present(0x8000_0080, in: front, size: PixelSize(width: 3, height: 3))
        let picture = system.picture(of: system.headlessScreens[0])
        let desktop = HeadlessWindowSystem.desktopPixel
        #expect(picture.size == PixelSize(width: 40, height: 30))
        #expect(picture[0, 0] == desktop)
        #expect(picture[1, 1] == 0xffff_0000)
        // Half blue over red: 127 of 255 of the red remains.
        #expect(picture[2, 1] == 0xff7f_0080)
        #expect(picture[1, 2] == 0xffff_0000)
        #expect(picture[3, 2] == 0xffff_0000)
        #expect(picture[4, 2] == desktop)
        back.activate()
        #expect(system.picture(of: system.headlessScreens[0])[2, 1] == 0xffff_0000)
        back.minimize()
        #expect(system.picture(of: system.headlessScreens[0])[1, 1] == desktop)
    }

    @Test("Blending rounds to nearest, and a non-premultiplied pixel doesn't overflow into other channels")
    func blending() throws {
        let back = try shownWindow()
        let front = try shownWindow()
        let size = PixelSize(width: 1, height: 1)
        present(0xff80_80ff, in: back, size: size)
        present(0x8000_ff80, in: front, size: size)
        // 127 of 255 of 0x80 is 63.75; green would be 255 + 64.
        #expect(system.picture(of: system.headlessScreens[0])[0, 0] == 0xff40_ffff)
    }

    @Test("A window's shadow lies outside its frame, and a non-finite position is not visible")
    func placement() throws {
        let window = try shownWindow()
        window.move(to: CGPoint(x: 5, y: 5))
        present(
            0xff00_ff00, in: window, size: PixelSize(width: 4, height: 4),
            geometry: CGRect(x: 1, y: 2, width: 2, height: 1))
        let picture = system.picture(of: system.headlessScreens[0])
        #expect(picture[4, 3] == 0xff00_ff00)
        #expect(picture[3, 3] == HeadlessWindowSystem.desktopPixel)
        #expect(picture[4, 2] == HeadlessWindowSystem.desktopPixel)
        window.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
        #expect(
            system.picture(of: system.headlessScreens[0])
                == HeadlessPicture(
                    size: PixelSize(width: 40, height: 30), filledWith: HeadlessWindowSystem.desktopPixel))
    }

    private func shownWindow(delegate: WindowRecorder? = nil) throws -> HeadlessWindow {
        let window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 8, height: 6)))
        window.delegate = delegate ?? recorder
        window.show()
        clock.advance(by: 0)
        return window
    }

    private func present(_ value: UInt32, in window: HeadlessWindow, size: PixelSize, geometry: CGRect? = nil) {
        let target = window.target
        RenderActor.sync {
            guard let buffer = target.nextBuffer(size: size) else {
                Issue.record("There is no buffer.")
                return
            }
            fill(buffer, with: value)
            let pointSize = CGSize(width: size.width, height: size.height)
            target.present(
                buffer, damage: [PixelRect(size)],
                configuration: FrameConfiguration(
                    pixelSize: size, size: pointSize, scale: 1,
                    windowGeometry: geometry ?? CGRect(origin: .zero, size: pointSize)))
        }
    }
}
