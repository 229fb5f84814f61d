// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless window relations")
@MainActor
struct HeadlessRelationTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem

    init() {
        system = HeadlessWindowSystem(timeSource: clock)
    }

    private func shownWindow() throws -> HeadlessWindow {
        let window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 20, height: 20)))
        window.show()
        clock.advance(by: 0)
        return window
    }

    private func order(_ windows: [HeadlessWindow]) -> [Int] {
        system.windows.compactMap { window in windows.firstIndex { $0 === window } }
    }

    @Test("A window stays above its parent, and below its own children")
    func parents() throws {
        let windows = try [shownWindow(), shownWindow(), shownWindow(), shownWindow()]
        windows[1].setParent(windows[0], isModal: true)
        windows[2].setParent(windows[1], isModal: false)
        #expect(windows.map(\.isModal) == [false, true, false, false])
        windows[0].activate()
        #expect(order(windows) == [3, 0, 1, 2])
        windows[3].activate()
        windows[1].activate()
        #expect(order(windows) == [0, 3, 1, 2])
        windows[1].setParent(nil, isModal: true)
        #expect(!windows[1].isModal)
        windows[0].activate()
        #expect(order(windows) == [3, 1, 2, 0])
        windows[0].close()
        windows[2].setParent(windows[3], isModal: true)
        windows[3].close()
        #expect(order(windows) == [1, 2])
    }

    @Test("A token activates a window once, and without one it demands attention")
    func activation() throws {
        let first = try shownWindow()
        let second = try shownWindow()
        var tokens: [String?] = []
        second.requestActivationToken(serial: 1) { tokens.append($0) }
        #expect(tokens.isEmpty)
        clock.advance(by: 0)
        let token = try #require(tokens.first ?? nil)
        first.activate(token: nil)
        first.activate(token: "made up")
        #expect(first.wantsAttention)
        #expect(system.activeWindow === second)
        first.activate(token: token)
        #expect(system.activeWindow === first)
        #expect(!first.wantsAttention)
        second.activate(token: token)
        #expect(second.wantsAttention)
        second.close()
        second.requestActivationToken(serial: 1) { tokens.append($0) }
        #expect(tokens.last == .some(nil))
    }

    @Test("Screens stay on while a visible window requests it")
    func idle() throws {
        let window = try shownWindow()
        #expect(!system.isIdleInhibited)
        try window.setIdleInhibited(true)
        #expect(system.isIdleInhibited)
        window.minimize()
        #expect(!system.isIdleInhibited)
        window.activate()
        #expect(system.isIdleInhibited)
        window.close()
        #expect(!system.isIdleInhibited)
    }

    @Test("A screen's power can be turned off and on")
    func power() throws {
        let screen = system.headlessScreens[0]
        try system.setPower(false, of: screen)
        #expect(!screen.isOn)
        try system.setPower(true, of: screen)
        #expect(screen.isOn)
        system.disconnectScreen(screen)
        #expect(throws: OperationError.self) { try system.setPower(true, of: screen) }
    }
}
