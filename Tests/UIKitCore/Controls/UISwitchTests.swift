// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@Suite("Switches")
@MainActor
struct UISwitchTests {
    @Test("The size doesn't depend on the frame")
    func size() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
        control.frame.size = CGSize(width: 1, height: 1)
        control.bounds.size.width = 90
        #expect(control.bounds.size == control.intrinsicContentSize)
    }

    @Test("A tap toggles the switch, and the value change is sent before the end of the touch")
    func tap() throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        let log = ControlLog(control)
        try stage.tap(control)
        #expect(control.isOn)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
    }

    @Test("Setting the value sends nothing, and a switch outside a window doesn't animate")
    func setting() {
        let control = UISwitch(frame: .zero)
        let log = ControlLog(control)
        control.setOn(true, animated: true)
        control.isOn = true
        #expect(control.isOn && log.names.isEmpty)
    }

    @Test("A quick drag toggles a switch in content that scrolls sideways, and doesn't scroll")
    func scrolledDrag() {
        let control = UISwitch(frame: CGRect(x: 100, y: 50, width: 51, height: 31))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.contentSize = CGSize(width: 900, height: 300)
        scrollView.addSubview(control)
        let stage = Stage(size: CGSize(width: 400, height: 300))
        stage.show(scrollView)
        stage.drag(from: CGPoint(x: 112, y: 65), to: CGPoint(x: 142, y: 65), duration: 0.1)
        #expect(control.isOn && scrollView.contentOffset == .zero)
    }

    @Test("A drag across the center toggles the switch when it ends, unless it returns")
    func drag() {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        let log = ControlLog(control)
        let fingers = Fingers(stage: stage)
        fingers.down(1, 60, 65)
        fingers.move(1, 95, 65)
        #expect(!control.isOn)
        fingers.up(1, 95, 65)
        #expect(control.isOn)
        #expect(log.count(of: "changed") == 1)

        fingers.down(1, 95, 65)
        fingers.move(1, 60, 65)
        fingers.move(1, 95, 65)
        fingers.up(1, 95, 65)
        #expect(control.isOn)
        #expect(log.count(of: "changed") == 1)
    }

    @Test("A canceled touch, or one that ends far away, doesn't change the value")
    func cancelled() {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        let fingers = Fingers(stage: stage)
        fingers.down(1, 60, 65)
        fingers.send(.cancelled, 1, 60, 65)
        fingers.down(1, 60, 65)
        fingers.move(1, 60, 260)
        fingers.up(1, 60, 260)
        #expect(!control.isOn && !control.isTracking && !control.isHighlighted)
    }

    @Test("Space and the arrow keys change the value, the arrows in the layout direction")
    func keys() throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        try stage.key("tab")
        try stage.key("space")
        #expect(control.isOn)
        try stage.key("left")
        #expect(!control.isOn)
        try stage.key("right")
        #expect(control.isOn)
        control.semanticContentAttribute = .forceRightToLeft
        try stage.key("right")
        #expect(!control.isOn)
    }

    @Test("A disabled switch doesn't change")
    func disabled() throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        control.isEnabled = false
        try stage.tap(control)
        #expect(!control.isOn)
    }

    @Test("In right-to-left layout, on is on the left")
    func mirrored() throws {
        let control = UISwitch(frame: .zero)
        control.semanticContentAttribute = .forceRightToLeft
        control.isOn = true
        control.onTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let stage = Stage.showing(control)
        let right = try #require(stage.pixel(at: CGPoint(x: 90, y: 65)))
        let left = try #require(stage.pixel(at: CGPoint(x: 65, y: 65)))
        #expect(right.red > 200 && right.green < 50)
        #expect(left.green > 200)
    }

    @Test("Both states are rendered in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control, appearance: style)
        let name = style == .dark ? "dark" : "light"
        try stage.comparePicture(of: control, "switch_off_\(name)")
        control.isOn = true
        try stage.comparePicture(of: control, "switch_on_\(name)")
    }
}
