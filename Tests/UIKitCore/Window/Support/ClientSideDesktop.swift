// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import RenderThread
import Testing
import Windowing
import WindowingHeadless

@testable import UIKitCore

/// A window with client-side decorations.
@MainActor
final class ClientSideDesktop {
    let clock = ManualTimeSource()
    let system: HeadlessWindowSystem
    let application: UIApplication
    let window: UIWindow
    let platform: HeadlessWindow
    var exitStatus: Int32?

    init(size: CGSize = CGSize(width: 400, height: 344), languages: [String] = []) {
        system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: CGSize(width: 1000, height: 800))], timeSource: clock,
            decoration: .client)
        final class Ending { var status: Int32? }
        let ending = Ending()
        var options = ApplicationOptions(identifier: "org.shoji.test")
        options.languages = languages
        application = UIApplication.launch(on: system, delegate: nil, options: options) { ending.status = $0 }
        CATransaction.scheduler = { [clock] work in _ = clock.schedule(after: 0, work) }
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let root = UIViewController()
        root.title = "Letters"
        window.rootViewController = root
        window.makeKeyAndVisible()
        guard let shown = system.windows.last else { preconditionFailure("The test's window is not shown.") }
        platform = shown
        turn()
    }

    func turn() {
        clock.advance(by: 0)
        UIApplication.endTurn()
        let target = platform.target
        let now = clock.now
        RenderActor.sync { _ = target.fireFrame(at: FrameTime(timestamp: now)) }
        clock.advance(by: 0)
    }

    /// Replaces the window's content.
    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        turn()
    }

    func end() {
        application.tearDown()
    }

    var layout: ChromeLayout {
        guard let host = window.host else { preconditionFailure("The test's window is not shown.") }
        return host.chrome.layout
    }

    func send(_ kind: PointerEvent.Kind, at point: CGPoint, serial: UInt32 = 0) {
        platform.send(
            .pointer(PointerEvent(kind: kind, location: point, timestamp: clock.now, serial: serial)))
        turn()
    }

    func click(at point: CGPoint, serial: UInt32 = 1) {
        send(.moved, at: point)
        send(.pressed(.left), at: point, serial: serial)
        send(.released(.left), at: point, serial: serial)
    }

    /// The center of a title bar button, numbered from the right.
    func button(_ index: Int) -> CGPoint {
        let pitch = Theme.Chrome.buttonDiameter + Theme.Chrome.buttonSpacing
        return CGPoint(
            x: layout.titleBar.maxX - Theme.Chrome.buttonInset - Theme.Chrome.buttonDiameter / 2 - CGFloat(index)
                * pitch,
            y: layout.titleBar.midY)
    }

    /// The names of the title bar's buttons and their frames in window geometry, from left to right.
    var buttons: [(name: String, frame: CGRect)] {
        let origin = CGPoint(
            x: layout.content.minX - layout.geometry.minX, y: layout.content.minY - layout.geometry.minY)
        return window.accessibilityTitleBar
            .map { ($0.accessibilityLabel ?? "", $0.accessibilityFrame.offsetBy(dx: origin.x, dy: origin.y)) }
            .sorted { $0.frame.minX < $1.frame.minX }
    }

    /// The center of a button of the title bar by its name, on the surface.
    func place(of name: String) -> CGPoint? {
        buttons.first { $0.name == name }.map {
            CGPoint(x: layout.geometry.minX + $0.frame.midX, y: layout.geometry.minY + $0.frame.midY)
        }
    }
}
