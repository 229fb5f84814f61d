// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import WindowingHeadless

/// Shows a window on the second screen, like the listings of the guide.
@MainActor
private final class ExternalDisplay {
    private(set) var secondWindow: UIWindow?
    private(set) var mainShowsSelection = false
    private(set) var connected: [UIScreen] = []
    private(set) var disconnected: [UIScreen] = []
    private var tokens: [any NSObjectProtocol] = []

    func listen() {
        observe(UIScreen.didConnectNotification) { $0.didConnect($1) }
        observe(UIScreen.didDisconnectNotification) { $0.didDisconnect($1) }
    }

    private func observe(_ name: Notification.Name, _ handler: @escaping @MainActor (ExternalDisplay, UIScreen) -> Void)
    {
        tokens.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let object = notification.object  // posted on the main actor
                MainActor.assumeIsolated {
                    guard let self, let screen = object as? UIScreen else { return }
                    handler(self, screen)
                }
            })
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }

    private func didConnect(_ screen: UIScreen) {
        connected.append(screen)
        guard secondWindow == nil else { return }
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.backgroundColor = .red
        secondWindow = window
        window.isHidden = false
    }

    private func didDisconnect(_ screen: UIScreen) {
        disconnected.append(screen)
        guard let secondWindow else { return }
        secondWindow.isHidden = true
        self.secondWindow = nil
        mainShowsSelection = true
    }
}

@MainActor
@Suite("External screens")
struct ExternalScreenTests {
    private let small = [CGSize(width: 320, height: 240)]

    @Test("S-V-15 Notifications are posted when screens are connected and disconnected, with the screen as object")
    func notifications() {
        let stage = Stage()
        let display = ExternalDisplay()
        display.listen()
        defer { display.end() }
        let screen = stage.connectScreen(sizes: small)
        #expect(display.connected == [screen])
        #expect(UIScreen.screens.count == 2 && UIScreen.screens[0] === UIScreen.main)
        stage.disconnectScreen(screen)
        #expect(display.disconnected == [screen])
        #expect(UIScreen.screens == [UIScreen.main])
    }

    @Test("S-V-16 The first additional screen gets a window of its size, and a second one none")
    func connecting() throws {
        let stage = Stage()
        let display = ExternalDisplay()
        display.listen()
        defer { display.end() }
        let screen = stage.connectScreen(sizes: small)
        let window = try #require(display.secondWindow)
        stage.advance(by: 0.1)
        #expect(window.screen === screen && window.bounds.size == screen.bounds.size)
        #expect(stage.screenshot(of: screen)[160, 120] == .redPixel)
        let other = stage.connectScreen(sizes: [CGSize(width: 100, height: 100)])
        #expect(display.secondWindow === window && window.screen === screen)
        #expect(stage.screenshot(of: other)[50, 50] == .blackPixel)
    }

    @Test("S-V-17 When its screen is disconnected, the window is hidden and released; the main one takes over")
    func disconnecting() {
        let stage = Stage()
        let display = ExternalDisplay()
        display.listen()
        defer { display.end() }
        let screen = stage.connectScreen(sizes: small)
        weak let window = display.secondWindow
        stage.disconnectScreen(screen)
        #expect(display.secondWindow == nil && display.mainShowsSelection)
        #expect(window?.isHidden ?? true)
        #expect(stage.application.windows == [stage.window])
    }

    @Test("S-V-18 A window on the second screen shows its centered label and doesn't become key")
    func startsWithTwoScreens() {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 480)])
        #expect(UIScreen.screens.count > 1)
        let window = UIWindow(frame: UIScreen.screens[1].bounds)
        window.screen = screen
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .white
        let text = "<no content>"
        let font = UIFont.systemFont(ofSize: 18)
        let size = text.size(withAttributes: [.font: font])
        let label = UILabel(
            frame: CGRect(
                x: (view.bounds.width - size.width) / 2, y: (view.bounds.height - size.height) / 2, width: size.width,
                height: size.height))
        label.font = font
        label.text = text
        view.addSubview(label)
        window.addSubview(view)
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(stage.application.keyWindow === stage.window)
        #expect(label.center == CGPoint(x: 320, y: 240))
        #expect(window.bounds.size == CGSize(width: 640, height: 480))
        let picture = stage.screenshot(of: screen)
        #expect(picture[5, 5] == .whitePixel && picture[634, 474] == .whitePixel)
        let words = label.frame.integral
        let isDark = (Int(words.minX)..<Int(words.maxX)).contains { x in
            (Int(words.minY)..<Int(words.maxY)).contains { y in picture[x, y].map { $0.red < 100 } == true }
        }
        #expect(isDark)
    }

    @Test("S-V-19 A mode set before the window is created determines the size of screen and window")
    func modes() {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 1024, height: 768), CGSize(width: 640, height: 480)])
        #expect(screen.bounds.size == CGSize(width: 1024, height: 768))
        screen.currentMode = screen.availableModes.first { $0.size == CGSize(width: 640, height: 480) }
        #expect(screen.bounds.size == CGSize(width: 640, height: 480))
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(window.bounds == CGRect(x: 0, y: 0, width: 640, height: 480))
        // An existing window follows later changes.
        screen.currentMode = screen.preferredMode
        stage.advance(by: 0.1)
        #expect(window.bounds.size == CGSize(width: 1024, height: 768))
    }

    @Test("S-V-20 A screen without windows is black")
    func unusedScreens() {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 40, height: 30)])
        let picture = stage.screenshot(of: screen)
        for y in 0..<30 {
            for x in 0..<40 { #expect(picture[x, y] == .blackPixel) }
        }
    }

    @Test("S-IPAD-1 A window created for the second screen is visible only there, at the screen's size")
    func windowOnSecondScreen() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let screen = stage.connectScreen(sizes: [CGSize(width: 320, height: 240), CGSize(width: 200, height: 100)])
        #expect(UIScreen.screens.count == 2)
        screen.currentMode = screen.availableModes.last
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let view = UIView(frame: window.bounds)
        view.backgroundColor = .red
        window.addSubview(view)
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(window.bounds.size == screen.bounds.size)
        let (main, other) = (stage.screenshot(of: .main), stage.screenshot(of: screen))
        #expect(other.width == 200 && other.height == 100)
        for (x, y) in [(0, 0), (199, 99), (100, 50)] {
            #expect(other[x, y] == .redPixel)
            #expect(main[x, y] != .redPixel)
        }
    }

    @Test("S-IPAD-2 One notification each is posted on connection and disconnection, which hides the window")
    func plugging() {
        let stage = Stage()
        let display = ExternalDisplay()
        display.listen()
        defer { display.end() }
        let screen = stage.connectScreen(sizes: small)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(!window.isHidden)
        stage.disconnectScreen(screen)
        #expect(display.connected == [screen] && display.disconnected == [screen])
        #expect(window.isHidden)
        #expect(!stage.window.isHidden && stage.window.screen === UIScreen.main)
    }

    @Test("S-IPAD-3 In a mode with non-square pixels, a square in points is displayed as a square")
    func pixelAspect() throws {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 480)], pixelAspectRatio: 8 / 9)
        let mode = try #require(screen.currentMode)
        #expect(mode.size == CGSize(width: 720, height: 480) && mode.pixelAspectRatio == 8 / 9)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let square = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        square.backgroundColor = .red
        window.addSubview(square)
        window.isHidden = false
        stage.advance(by: 0.1)
        let picture = stage.screenshot(of: screen)
        let across = (0..<picture.width).count { picture[$0, 150] == .redPixel }
        let down = (0..<picture.height).count { picture[picture.width / 4, $0] == .redPixel }
        #expect(down == 100)
        #expect(abs(CGFloat(across) * mode.pixelAspectRatio - 100) <= mode.pixelAspectRatio)
    }

    @Test("Connection and disconnection are posted immediately")
    func connectionIsPostedImmediately() {
        let stage = Stage()
        let display = ExternalDisplay()
        display.listen()
        defer { display.end() }
        let before = stage.clock.now
        let screen = stage.system.connectScreen(HeadlessScreenSpecification(size: small[0]))
        // No work was deferred to a later iteration.
        #expect(display.connected.count == 1 && stage.clock.now == before)
        #expect(UIScreen.screens.last === display.connected.first)
        stage.system.disconnectScreen(screen)
        #expect(display.disconnected == display.connected)
    }

    @Test("A refused mode is reported with the reason")
    func refusedModesAreReported() {
        let stage = Stage()
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 480), CGSize(width: 320, height: 240)])
        stage.refuseScreenChanges(because: "the cable is too long")
        var errors: [UIScreenError] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.modeChangeDidFailNotification, object: screen, queue: nil
        ) { notification in
            nonisolated(unsafe) let error = notification.userInfo?[UIScreen.errorKey]  // posted on the main actor
            MainActor.assumeIsolated { errors += [error as? UIScreenError].compactMap(\.self) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.currentMode = screen.availableModes.last
        #expect(screen.bounds.size == CGSize(width: 640, height: 480))
        guard case .refused(_, let reason)? = errors.first else {
            Issue.record("Expected one refusal, got \(errors).")
            return
        }
        #expect(errors.count == 1 && reason.contains("the cable is too long"))
    }

    @Test("Modes of other screens are ignored")
    func modesOfOtherScreensAreIgnored() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let screen = stage.connectScreen(sizes: [CGSize(width: 640, height: 480)])
        screen.currentMode = UIScreen.main.currentMode
        #expect(screen.bounds.size == CGSize(width: 640, height: 480))
    }

    @Test("A window moves to a screen that is set later")
    func aWindowMovesToTheScreenThatIsSetLater() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let screen = stage.connectScreen(sizes: small)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        window.backgroundColor = .red
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(stage.screenshot(of: .main)[50, 40] == .redPixel)
        window.screen = screen
        stage.advance(by: 0.1)
        #expect(window.screen === screen && !window.isHidden)
        #expect(stage.screenshot(of: .main)[50, 40] != .redPixel)
        #expect(stage.screenshot(of: screen)[50, 40] == .redPixel)
    }

    @Test("A screen at the position of another mirrors it")
    func screensAtOnePositionMirror() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let screen = stage.connectScreen(sizes: small)
        #expect(screen.mirrored == nil && UIScreen.main.mirrored == nil)
        stage.placeScreen(screen, at: .zero)
        #expect(screen.mirrored === UIScreen.main && UIScreen.main.mirrored == nil)
    }

    @Test("The last screen stays the main one after it is disconnected")
    func lastScreenStaysMain() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let main = UIScreen.main
        stage.disconnectScreen(main)
        #expect(UIScreen.screens == [main] && !stage.window.isHidden)
        let next = stage.connectScreen(sizes: small)
        #expect(UIScreen.screens == [next])
        #expect(stage.window.screen === next)
    }
}

extension StagePicture.Pixel {
    fileprivate static let redPixel = StagePicture.Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    fileprivate static let blackPixel = StagePicture.Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    fileprivate static let whitePixel = StagePicture.Pixel(red: 255, green: 255, blue: 255, alpha: 255)
}
