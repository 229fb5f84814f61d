// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

/// A bar with a title, and the controller that owns it.
private final class BarController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = view.bounds
        view.addSubview(label)
    }
}

/// A navigation bar on top, a tab bar at the bottom, and the application's own views between them.
private final class ClockController: UIViewController {
    static let barHeight: CGFloat = 44
    let top = BarController()
    let content = UIViewController()
    let bottom = BarController()

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [top, content, bottom] as [UIViewController] {
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        top.label.text = "World Clock"
        bottom.label.text = "Alarm"
        let face = UIView(frame: .zero)
        face.accessibilityIdentifier = "face"
        content.view.addSubview(face)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        let height = Self.barHeight
        top.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        bottom.view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        content.view.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - 2 * height)
        content.view.subviews.first?.frame = content.view.bounds.insetBy(dx: 20, dy: 20)
    }
}

@Suite("Clock screen")
@MainActor
struct ClockScreenTests {
    @Test("S-V-26: Bars and content are separate hierarchies that share the window's height")
    func hierarchies() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let clock = ClockController()
        stage.show(clock)
        #expect(clock.view.subviews == [clock.top.view, clock.content.view, clock.bottom.view])
        #expect(clock.view.subviews.allSatisfy { $0.window === stage.window })
        #expect(clock.top.view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(clock.content.view.frame == CGRect(x: 0, y: 44, width: 320, height: 392))
        #expect(clock.bottom.view.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
        #expect(clock.top.label.bounds.size == CGSize(width: 320, height: 44))

        stage.resize(to: CGSize(width: 500, height: 300))
        #expect(clock.content.view.frame == CGRect(x: 0, y: 44, width: 500, height: 212))
        #expect(clock.bottom.label.bounds.size == CGSize(width: 500, height: 44))
    }

    @Test("S-V-26: Events travel up through the controller that owns the views, then through its parent")
    func responders() throws {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let clock = ClockController()
        stage.show(clock)
        let face = try stage.view(named: "face")
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 240), with: nil) === face)
        #expect(stage.window.hitTest(CGPoint(x: 160, y: 20), with: nil) === clock.top.view)
        var chain: [UIResponder] = []
        var next: UIResponder? = face
        while let responder = next, responder !== stage.window {
            chain.append(responder)
            next = responder.next
        }
        #expect(chain == [face, clock.content.view, clock.content, clock.view, clock])
    }
}
