// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless windows")
@MainActor
struct HeadlessWindowTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem
    private let recorder = WindowRecorder()

    init() {
        system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 800, height: 600), scale: 1.5)],
            timeSource: clock)
    }

    @Test("A shown window is configured asynchronously with its requested size, and then gets keyboard focus")
    func show() throws {
        let window = try makeWindow()
        #expect(window.configuration.width == 300)
        window.show()
        #expect(recorder.log.isEmpty)
        clock.advance(by: 0)
        #expect(recorder.log == ["configure", "on HEADLESS-1", "focus"])
        let configuration = try #require(recorder.configurations.first)
        #expect(configuration.width == 300)
        #expect(configuration.height == 200)
        #expect(configuration.scale == 1.5)
        #expect(configuration.bounds == CGSize(width: 800, height: 600))
        #expect(configuration.states == .activated)
        #expect(configuration.decoration == .none)
        #expect(configuration.serial != nil)
        #expect(window.configuration == configuration)
    }

    @Test("Several changes in one iteration give one configuration with a new serial")
    func coalescing() throws {
        let window = try shownWindow()
        window.setContentSize(CGSize(width: 10, height: 20))
        window.setContentSize(CGSize(width: 30, height: 40))
        clock.advance(by: 0)
        try #require(recorder.configurations.count == 2)
        #expect(recorder.configurations[1].width == 30)
        #expect(recorder.configurations[1].height == 40)
        #expect(recorder.configurations[0].serial != recorder.configurations[1].serial)
    }

    @Test("Maximized and full-screen windows have the screen's size, and then their own again")
    func states() throws {
        let window = try shownWindow()
        window.move(to: CGPoint(x: 7, y: 7))
        window.setMaximized(true)
        clock.advance(by: 0)
        #expect(window.configuration.states == [.activated, .maximized])
        #expect(window.origin == .zero)
        #expect(window.configuration.width == 800)
        #expect(window.configuration.height == 600)
        window.setFullScreen(true, on: nil)
        window.setContentSize(CGSize(width: 5, height: 5))
        clock.advance(by: 0)
        #expect(window.configuration.states == [.activated, .maximized, .fullScreen])
        window.setFullScreen(false, on: nil)
        window.setMaximized(false)
        clock.advance(by: 0)
        #expect(window.configuration.states == .activated)
        #expect(window.configuration.width == 300)
        #expect(window.configuration.height == 200)
    }

    @Test("The application can set any size, but the user is limited")
    func limits() throws {
        let window = try shownWindow()
        window.setMinimumSize(CGSize(width: 100, height: 0))
        window.setMaximumSize(CGSize(width: 400, height: 250))
        window.setContentSize(CGSize(width: 50, height: 50))
        clock.advance(by: 0)
        #expect(window.configuration.width == 50)
        window.resize(to: CGSize(width: 10, height: 900))
        clock.advance(by: 0)
        #expect(window.configuration.width == 100)
        #expect(window.configuration.height == 250)
    }

    @Test("An invalid size is clamped", arguments: [CGFloat.nan, .infinity, -.infinity, -3, 0, 1e300])
    func strangeSize(value: CGFloat) throws {
        let window = try shownWindow()
        window.setContentSize(CGSize(width: value, height: value))
        clock.advance(by: 0)
        let width = try #require(window.configuration.width)
        #expect(width >= 1 && width <= 4095)
        #expect(value.isNaN ? width == 300 : true)
    }

    @Test("Events are delivered before the call returns, and only while the window is shown")
    func events() throws {
        let window = try makeWindow()
        let event = InputEvent.pointer(PointerEvent(kind: .moved, location: CGPoint(x: 1, y: 2), timestamp: 3))
        window.send(event)
        #expect(recorder.events.isEmpty)
        window.show()
        clock.advance(by: 0)
        window.send(event)
        #expect(recorder.events.last == event)
        window.close()
        window.send(event)
        #expect(recorder.events.count == 2)
    }

    @Test("The application's settings can be read")
    func readable() throws {
        let window = try makeWindow()
        #expect(window.title == "Title")
        #expect(window.applicationIdentifier == "org.example.App")
        window.setTitle("Other")
        window.setCursor(.text)
        window.beginMove(serial: 4)
        window.beginResize(.left, serial: 5)
        window.showWindowMenu(at: CGPoint(x: 1, y: 1), serial: 6)
        #expect(window.title == "Other")
        #expect(window.cursor == .text)
        #expect(
            window.pointerRequests == [
                .move(serial: 4), .resize(.left, serial: 5), .windowMenu(CGPoint(x: 1, y: 1), serial: 6),
            ])
    }

    @Test("The close button only notifies, and the window stays until it is closed")
    func closing() throws {
        let window = try shownWindow()
        window.requestClose()
        #expect(recorder.log.last == "close?")
        #expect(!window.isClosed)
        window.setContentSize(CGSize(width: 1, height: 1))
        window.close()
        #expect(clock.nextDueTime == nil)
        clock.advance(by: 1)
        #expect(window.isClosed)
        #expect(recorder.configurations.count == 1)
        #expect(system.windows.isEmpty)
    }

    @Test("A minimized window is suspended, without frames and keyboard focus, until it is activated")
    func minimize() throws {
        let window = try shownWindow()
        window.minimize()
        clock.advance(by: 0)
        #expect(window.configuration.states == .suspended)
        #expect(recorder.log.last == "unfocus")
        let target = window.target
        RenderActor.sync { target.requestFrame { _ in } }
        #expect(system.fireFrames(at: FrameTime(timestamp: 1)) == 0)
        window.activate()
        clock.advance(by: 0)
        #expect(window.configuration.states == .activated)
        #expect(system.fireFrames(at: FrameTime(timestamp: 2)) == 1)
    }

    private func makeWindow() throws -> HeadlessWindow {
        let window = try system.makeHeadlessWindow(
            WindowAttributes(
                title: "Title", applicationIdentifier: "org.example.App",
                contentSize: CGSize(width: 300, height: 200)))
        window.delegate = recorder
        return window
    }

    private func shownWindow() throws -> HeadlessWindow {
        let window = try makeWindow()
        window.show()
        clock.advance(by: 0)
        return window
    }
}
