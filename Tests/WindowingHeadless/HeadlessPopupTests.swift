// SPDX-License-Identifier: MIT
import Foundation
import RenderThread
import Testing
import Windowing
import WindowingHeadless

@Suite("Headless popups")
@MainActor
struct HeadlessPopupTests {
    private let clock = ManualTimeSource()
    private let system: HeadlessWindowSystem
    private let window: HeadlessWindow
    private let recorder = WindowRecorder()
    private let placement = PopupPlacement(
        anchorRect: CGRect(x: 2, y: 2, width: 4, height: 2), anchor: .bottomLeft, gravity: .bottomRight,
        size: CGSize(width: 10, height: 8))

    init() throws {
        system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 60, height: 40), scale: 2)], timeSource: clock)
        window = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 20, height: 20)))
        window.delegate = recorder
        window.show()
        clock.advance(by: 0)
        recorder.log = []
        recorder.events = []
    }

    /// Records a popup's events.
    @MainActor
    private final class Recorder: PlatformPopupDelegate {
        var configurations: [PopupConfiguration] = []
        var events: [InputEvent] = []
        var dismissalCount = 0

        func popup(_ popup: any PlatformPopup, didReceive configuration: PopupConfiguration) {
            configurations.append(configuration)
        }

        func popup(_ popup: any PlatformPopup, didReceive event: InputEvent) {
            events.append(event)
        }

        func popupWasDismissed(_ popup: any PlatformPopup) {
            dismissalCount += 1
            popup.close()
        }
    }

    private func open(
        on parent: HeadlessPopup? = nil, grabs: Bool = false, _ recorder: Recorder = Recorder()
    ) throws -> (HeadlessPopup, Recorder) {
        let attributes = PopupAttributes(placement: placement, grabSerial: grabs ? 1 : nil)
        let popup = try parent?.makeHeadlessPopup(attributes) ?? window.makeHeadlessPopup(attributes)
        popup.delegate = recorder
        popup.show()
        clock.advance(by: 0)
        return (popup, recorder)
    }

    private let press = InputEvent.pointer(PointerEvent(kind: .pressed(.left), location: .zero, timestamp: 0))
    private let key = InputEvent.key(KeyEvent(phase: .down, code: 30, keysym: 0x61, characters: "a", timestamp: 0))

    @Test("A popup is configured at the clock's next call, with the screen's scale")
    func configuration() throws {
        let popup = try window.makeHeadlessPopup(PopupAttributes(placement: placement))
        let recorder = Recorder()
        popup.delegate = recorder
        popup.show()
        #expect(recorder.configurations.isEmpty)
        clock.advance(by: 0)
        #expect(recorder.configurations.map(\.frame) == [CGRect(x: 2, y: 4, width: 10, height: 8)])
        #expect(recorder.configurations.first?.scale == 2)
        #expect(recorder.configurations.first?.serial != nil)
    }

    @Test("A popup stays on the screen, and a reactive one follows its window", arguments: [true, false])
    func reactive(isReactive: Bool) throws {
        var placement = placement
        placement.isReactive = isReactive
        let popup = try window.makeHeadlessPopup(PopupAttributes(placement: placement))
        let recorder = Recorder()
        popup.delegate = recorder
        popup.show()
        clock.advance(by: 0)
        window.move(to: CGPoint(x: 52, y: 33))
        clock.advance(by: 0)
        #expect(recorder.configurations.count == (isReactive ? 2 : 1))
        #expect(popup.frameOnScreen.maxX == (isReactive ? 58 : 64), "flipped to the left of its anchor")
        #expect(popup.frameOnScreen.minY == (isReactive ? 27 : 37), "flipped above its anchor")
    }

    @Test("Repositioning sends another configuration")
    func reposition() throws {
        let (popup, recorder) = try open()
        var moved = placement
        moved.offset = CGPoint(x: 3, y: 1)
        popup.reposition(moved)
        clock.advance(by: 0)
        #expect(recorder.configurations.last?.frame.origin == CGPoint(x: 5, y: 5))
    }

    @Test("Popups are drawn above their parents, and below windows in front")
    func composition() throws {
        window.move(to: CGPoint(x: 10, y: 5))
        let (popup, _) = try open()
        let (nested, _) = try open(on: popup)
        present(0xff11_1111, in: window.target, PixelSize(width: 40, height: 40))
        present(0xff22_2222, in: nested.target, PixelSize(width: 20, height: 16))
        present(0xff33_3333, in: popup.target, PixelSize(width: 20, height: 16))
        let screen = system.headlessScreens[0]
        var picture = system.picture(of: screen)
        // The popup is at 12, 9 of the screen and its child at 14, 13, with twice as many pixels.
        #expect(picture[22, 12] == 0xff11_1111)
        #expect(picture[24, 18] == 0xff33_3333)
        #expect(picture[28, 26] == 0xff22_2222)
        let front = try system.makeHeadlessWindow(WindowAttributes(contentSize: CGSize(width: 60, height: 40)))
        front.show()
        clock.advance(by: 0)
        present(0xff44_4444, in: front.target, PixelSize(width: 120, height: 80))
        #expect(system.picture(of: screen)[28, 26] == 0xff44_4444)
        front.close()
        nested.close()
        picture = system.picture(of: screen)
        #expect(picture[28, 26] == 0xff33_3333)
        window.minimize()
        clock.advance(by: 0)
        #expect(system.picture(of: screen)[24, 18] == HeadlessWindowSystem.darkPixel)
    }

    @Test("Hit testing finds the surface at a point")
    func hitTest() throws {
        window.move(to: CGPoint(x: 10, y: 5))
        let (popup, _) = try open()
        present(0xff33_3333, in: popup.target, PixelSize(width: 24, height: 20), shadow: 1)
        let screen = system.headlessScreens[0]
        guard case .popup(let found) = try #require(system.surface(at: CGPoint(x: 13, y: 10), on: screen)).surface,
            case .window(let below) = try #require(system.surface(at: CGPoint(x: 11, y: 6), on: screen)).surface
        else {
            Issue.record("neither")
            return
        }
        #expect(found === popup)
        #expect(below === window)
        #expect(system.surface(at: CGPoint(x: 13, y: 10), on: screen)?.location == CGPoint(x: 2, y: 2))
        #expect(system.surface(at: CGPoint(x: 11, y: 6), on: screen)?.location == CGPoint(x: 1, y: 1))
        #expect(system.surface(at: CGPoint(x: 1, y: 1), on: screen) == nil)
    }

    @Test("Frames are fired for popups too")
    func frames() throws {
        let (popup, _) = try open()
        let target = popup.target
        RenderActor.sync { target.requestFrame { _ in } }
        #expect(system.fireFrames(at: FrameTime(timestamp: 1)) == 1)
    }

    @Test("Child popups close with their parent, and all with the window")
    func closing() throws {
        let (first, _) = try open(grabs: true)
        let (second, recorder) = try open(on: first, grabs: true)
        let (third, _) = try open(on: second)
        second.close()
        #expect(third.isClosed)
        #expect(!first.isClosed)
        #expect(recorder.dismissalCount == 0)
        window.close()
        #expect(first.isClosed)
        #expect(throws: OperationError.self) { try window.makeHeadlessPopup(PopupAttributes(placement: placement)) }
        #expect(throws: OperationError.self) { try first.makeHeadlessPopup(PopupAttributes(placement: placement)) }
    }

    @Test("A press outside or in the window dismisses popups with a grab, one inside doesn't")
    func dismissal() throws {
        let (first, firstRecorder) = try open(grabs: true)
        let (_, secondRecorder) = try open(on: first, grabs: true)
        let (tip, tipRecorder) = try open()
        first.send(press)
        #expect(firstRecorder.dismissalCount == 0)
        #expect(firstRecorder.events.filter(\.isPress).count == 1)
        window.send(press)
        #expect(firstRecorder.dismissalCount == 1)
        #expect(secondRecorder.dismissalCount == 1)
        #expect(tipRecorder.dismissalCount == 0)
        #expect(recorder.events.last == press, "the window hears of it")
        #expect(!tip.isClosed)
        let (_, third) = try open(grabs: true)
        system.pressDesktop()
        #expect(third.dismissalCount == 1)
        let (_, fourth) = try open(grabs: true)
        window.minimize()
        #expect(fourth.dismissalCount == 1)
    }

    @Test("A separate grab dismisses the previous one, and a popup without a grab can't have a child with one")
    func grabs() throws {
        let (first, firstRecorder) = try open(grabs: true)
        let (_, submenu) = try open(on: first, grabs: true)
        let (_, other) = try open(on: first, grabs: true)
        #expect(submenu.dismissalCount == 1)
        #expect(firstRecorder.dismissalCount == 0)
        let (tip, _) = try open()
        #expect(throws: OperationError.self) {
            try tip.makeHeadlessPopup(PopupAttributes(placement: placement, grabSerial: 1))
        }
        _ = try open(grabs: true)
        #expect(firstRecorder.dismissalCount == 1)
        #expect(other.dismissalCount == 1)
    }

    @Test("Keyboard focus moves to the topmost popup with a grab, and back")
    func keys() throws {
        let (menu, menuRecorder) = try open(grabs: true)
        #expect(recorder.log == ["unfocus"])
        #expect(menuRecorder.events == [.keyboardFocus(true)])
        let (submenu, submenuRecorder) = try open(on: menu, grabs: true)
        #expect(menuRecorder.events.last == .keyboardFocus(false))
        window.send(key)
        #expect(submenuRecorder.events == [.keyboardFocus(true), key])
        submenu.close()
        clock.advance(by: 0)
        #expect(menuRecorder.events.last == .keyboardFocus(true))
        menu.close()
        clock.advance(by: 0)
        window.send(key)
        #expect(recorder.events.suffix(2) == [.keyboardFocus(true), key])
    }

    private func present(_ pixel: UInt32, in target: HeadlessFrameTarget, _ size: PixelSize, shadow: CGFloat = 0) {
        RenderActor.sync {
            guard let buffer = target.nextBuffer(size: size) else { return }
            for index in 0..<(size.width * size.height) {
                buffer.baseAddress.storeBytes(of: pixel, toByteOffset: index * 4, as: UInt32.self)
            }
            let points = CGSize(width: CGFloat(size.width) / 2, height: CGFloat(size.height) / 2)
            target.present(
                buffer, damage: [PixelRect(size)],
                configuration: FrameConfiguration(
                    pixelSize: size, size: points, scale: 2,
                    windowGeometry: CGRect(origin: .zero, size: points).insetBy(dx: shadow, dy: shadow)))
        }
    }
}
