// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import RenderThread
import Testing
import UIKitCoreTestSupport
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Client-side window decorations")
struct WindowChromeTests {
    @Test("The title bar is dark above a controller that prefers light content, and light again without it")
    func statusBarStyle() throws {
        final class Screen: UIViewController {
            var style = UIStatusBarStyle.default {
                didSet { setNeedsStatusBarAppearanceUpdate() }
            }
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
        }
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let screen = Screen()
        desktop.window.rootViewController = screen
        let place = CGPoint(x: desktop.layout.titleBar.minX + 20, y: desktop.layout.titleBar.midY)
        func brightness(of style: UIStatusBarStyle) throws -> CGFloat {
            screen.style = style
            desktop.turn()
            let picture = try #require(desktop.window.host?.layers.snapshotImage(scale: 1, usesPresentation: false))
            let pixel = picture.bitmap.pixel(x: Int(place.x), y: Int(place.y))
            return (CGFloat(pixel.red) + CGFloat(pixel.green) + CGFloat(pixel.blue)) / 3
        }
        #expect(try brightness(of: .default) > 180)
        #expect(try brightness(of: .lightContent) < 90)
        #expect(try brightness(of: .darkContent) > 180)
        #expect(desktop.layout.titleBar.height == Theme.Chrome.titleBarHeight)
    }

    @Test("The decorations are outside the window's bounds: the title bar above, the shadow around")
    func geometry() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let layout = desktop.layout
        #expect(desktop.window.bounds.size == CGSize(width: 400, height: 344 - Theme.Chrome.titleBarHeight))
        #expect(layout.content.minY == layout.titleBar.maxY)
        #expect(layout.geometry.width == 400 && layout.geometry.height == 344)
        #expect(layout.surface.width > 400 && layout.surface.height > 344)
        let target = desktop.platform.target
        let sent = RenderActor.sync { target.configuration }
        #expect(sent?.windowGeometry == layout.geometry)
        #expect(sent.map { CGSize(width: $0.pixelSize.width, height: $0.pixelSize.height) } == layout.surface)
    }

    @Test("The title bar, the content, and the shadow are drawn")
    func pixels() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let target = desktop.platform.target
        let shown = RenderActor.sync { target.picture }
        let picture = try #require(shown)
        func pixel(_ x: CGFloat, _ y: CGFloat) -> UInt32 { picture[Int(x), Int(y)] ?? 0 }
        let layout = desktop.layout
        #expect(pixel(layout.titleBar.minX + 60, layout.titleBar.midY) == 0xFFEF_ECE7)
        #expect(pixel(layout.content.midX, layout.content.midY) == 0xFFFF_FFFF)
        let shadow = pixel(layout.geometry.midX, layout.geometry.maxY + 6)
        #expect(shadow >> 24 > 0x10 && shadow >> 24 < 0xC0)
        #expect(pixel(0, 0) == 0)
        // The corner is rounded, so the geometry's own corner pixel is almost transparent.
        #expect(pixel(layout.geometry.minX, layout.geometry.minY) >> 24 < 0x60)
    }

    @Test("The buttons close, maximize, and minimize; restoring returns to the previous size")
    func buttons() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.click(at: desktop.button(1))
        desktop.turn()
        #expect(desktop.platform.configuration.states.contains(.maximized))
        #expect(desktop.layout.surface == CGSize(width: 1000, height: 800))
        #expect(desktop.layout.cornerRadius == 0)
        desktop.click(at: desktop.button(1))
        desktop.turn()
        #expect(!desktop.platform.configuration.states.contains(.maximized))
        #expect(desktop.layout.geometry.size == CGSize(width: 400, height: 344))
        desktop.click(at: desktop.button(2))
        desktop.turn()
        #expect(desktop.platform.isMinimized)
        desktop.platform.activate()
        desktop.turn()
        desktop.click(at: desktop.button(0))
        #expect(desktop.window.isHidden)
    }

    @Test("A press that leaves its button has no effect")
    func abandonedPress() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let close = desktop.button(0)
        desktop.send(.moved, at: close)
        desktop.send(.pressed(.left), at: close)
        desktop.send(.moved, at: CGPoint(x: close.x - 100, y: close.y))
        desktop.send(.released(.left), at: CGPoint(x: close.x - 100, y: close.y))
        #expect(!desktop.window.isHidden)
        #expect(desktop.platform.pointerRequests.isEmpty)
    }

    @Test("Dragging the title bar starts a move after a few points")
    func move() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let place = CGPoint(x: desktop.layout.titleBar.midX - 100, y: desktop.layout.titleBar.midY)
        desktop.send(.moved, at: place)
        desktop.send(.pressed(.left), at: place, serial: 77)
        desktop.send(.moved, at: CGPoint(x: place.x + 1, y: place.y))
        #expect(desktop.platform.pointerRequests.isEmpty)
        desktop.send(.moved, at: CGPoint(x: place.x + 8, y: place.y))
        #expect(desktop.platform.pointerRequests == [.move(serial: 77)])
    }

    @Test("A double-click on the title bar maximizes")
    func doubleClick() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let place = CGPoint(x: desktop.layout.titleBar.midX - 100, y: desktop.layout.titleBar.midY)
        desktop.click(at: place)
        desktop.click(at: place)
        desktop.turn()
        #expect(desktop.platform.configuration.states.contains(.maximized))
    }

    @Test(
        "Edges and corners resize the window and show resize pointers",
        arguments: [
            (WindowEdge.left, CGPoint(x: -4, y: 150), CursorShape.wResize),
            (.right, CGPoint(x: 404, y: 150), .eResize),
            (.top, CGPoint(x: 200, y: -4), .nResize),
            (.bottom, CGPoint(x: 200, y: 348), .sResize),
            (.topLeft, CGPoint(x: -4, y: 4), .nwResize),
            (.bottomRight, CGPoint(x: 404, y: 340), .seResize),
        ])
    func edges(_ edge: WindowEdge, _ place: CGPoint, _ shape: CursorShape) {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let geometry = desktop.layout.geometry
        let point = CGPoint(x: geometry.minX + place.x, y: geometry.minY + place.y)
        desktop.send(.moved, at: point)
        #expect(desktop.platform.cursor == shape)
        desktop.send(.pressed(.left), at: point, serial: 5)
        #expect(desktop.platform.pointerRequests == [.resize(edge, serial: 5)])
    }

    @Test("A right-click on the title bar opens the window menu")
    func windowMenu() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let place = CGPoint(x: desktop.layout.titleBar.midX - 100, y: desktop.layout.titleBar.midY)
        desktop.send(.moved, at: place)
        desktop.send(.pressed(.right), at: place, serial: 9)
        #expect(desktop.platform.pointerRequests == [.windowMenu(place, serial: 9)])
    }

    @Test("A press in the content stays with the content, even over the title bar")
    func grab() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let view = TouchLog(frame: desktop.window.bounds)
        desktop.window.rootViewController?.view.addSubview(view)
        desktop.turn()
        let content = desktop.layout.content
        desktop.send(.moved, at: CGPoint(x: content.midX, y: content.minY + 5))
        desktop.send(.pressed(.left), at: CGPoint(x: content.midX, y: content.minY + 5))
        desktop.send(.moved, at: desktop.button(0))
        desktop.send(.released(.left), at: desktop.button(0))
        #expect(view.log == ["began 1", "moved 1", "ended 1"])
        #expect(!desktop.window.isHidden)
    }
}
