// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@Suite("Screens with overscan")
@MainActor
struct OverscanTests {
    private let size = CGSize(width: 320, height: 240)
    private let hidden = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)

    private func connect(_ stage: Stage) -> UIScreen {
        stage.connectScreen(sizes: [size, CGSize(width: 200, height: 100)], overscan: CGSize(width: 16, height: 12))
    }

    /// A red window that fills the screen.
    private func fill(_ screen: UIScreen, _ stage: Stage) -> UIWindow {
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.backgroundColor = .red
        window.isHidden = false
        stage.advance(by: 0.1)
        return window
    }

    @Test("The display server scales the image unless the application compensates")
    func displayServerScalesByDefault() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        #expect(screen.overscanCompensation == .scale)
        // No request was made yet, and this display server doesn't scale by default.
        #expect(screen.overscanCompensationInsets == hidden)
        screen.overscanCompensation = .none
        screen.overscanCompensation = .scale
        #expect(screen.overscanCompensationInsets == .zero)
        #expect(screen.bounds.size == size)
        screen.overscanCompensation = .none
        #expect(screen.overscanCompensationInsets == hidden)
        #expect(screen.bounds.size == size)
    }

    @Test("With insetBounds, windows fill the visible part and the rest is black")
    func insetBoundsLeaveTheRestBlack() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        screen.overscanCompensation = .insetBounds
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 288, height: 216))
        #expect(screen.overscanCompensationInsets == .zero && screen.nativeBounds.size == size)
        let window = fill(screen, stage)
        #expect(window.bounds == screen.bounds && window.safeAreaInsets == .zero)
        let picture = stage.screenshot(of: screen)
        #expect(picture.width == 320 && picture.height == 240)
        for (x, y) in [(16, 12), (303, 227)] { #expect(picture[x, y]?.red == 255) }
        for (x, y) in [(15, 12), (16, 11), (304, 227), (303, 228), (0, 0)] { #expect(picture[x, y]?.red == 0) }
    }

    @Test("Without compensation, hidden edges are outside the safe area")
    func hiddenEdgesAreUnsafe() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        screen.overscanCompensation = .none
        let window = fill(screen, stage)
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 40))
        window.addSubview(inner)
        #expect(window.bounds.size == size && window.safeAreaInsets == hidden)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        // Drawing isn't limited to the safe area.
        #expect(stage.screenshot(of: screen)[0, 0]?.red == 255)
        screen.overscanCompensation = .scale
        stage.advance(by: 0.1)
        #expect(window.safeAreaInsets == .zero && inner.safeAreaInsets == .zero)
    }

    @Test("An existing window follows a change, which is posted")
    func existingWindowFollows() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        let window = fill(screen, stage)
        #expect(window.safeAreaInsets == hidden)
        var bounds: [CGSize] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIScreen.modeDidChangeNotification, object: screen, queue: nil
        ) { _ in MainActor.assumeIsolated { bounds.append(screen.bounds.size) } }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.overscanCompensation = .insetBounds
        stage.advance(by: 0.1)
        #expect(bounds == [CGSize(width: 288, height: 216)])
        #expect(window.bounds.size == screen.bounds.size && window.safeAreaInsets == .zero)
        screen.overscanCompensation = .scale
        stage.advance(by: 0.1)
        #expect(bounds.last == size && window.bounds.size == size)
        #expect(stage.screenshot(of: screen)[0, 0]?.red == 255)
    }

    @Test("Small windows and other screens have no unsafe edges")
    func smallWindowsAndOtherScreensHaveNoUnsafeEdges() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        screen.overscanCompensation = .none
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        window.screen = screen
        window.isHidden = false
        stage.advance(by: 0.1)
        #expect(window.safeAreaInsets == .zero)
        #expect(UIScreen.main.overscanCompensationInsets == .zero && stage.window.safeAreaInsets == .zero)
        UIScreen.main.overscanCompensation = .insetBounds
        #expect(UIScreen.main.bounds.size == size)
    }

    @Test("If the display server refuses, the hidden edges stay hidden")
    func refusalKeepsEdgesHidden() {
        let stage = Stage(size: size)
        let screen = connect(stage)
        stage.refuseScreenChanges(because: "the cable is too long")
        screen.overscanCompensation = .none
        screen.overscanCompensation = .scale
        #expect(screen.overscanCompensationInsets == hidden)
    }

    @Test("Hidden pixels are converted to points with the scale")
    func hiddenPixelsAreScaled() {
        let stage = Stage(size: size)
        let screen = stage.connectScreen(sizes: [size], scale: 2, overscan: CGSize(width: 32, height: 12))
        #expect(screen.overscanCompensationInsets == UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))
    }

    @Test("Hidden edges are limited to half the screen")
    func hiddenEdgesAreLimited() {
        let stage = Stage(size: size)
        let screen = stage.connectScreen(sizes: [size], overscan: CGSize(width: 5000, height: 60))
        screen.overscanCompensation = .insetBounds
        #expect(screen.bounds.size == CGSize(width: 160, height: 120))
    }
}
