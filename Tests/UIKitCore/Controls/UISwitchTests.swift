// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting
import Windowing

@Suite("Switches", .timeLimit(.minutes(15)))
@MainActor
struct UISwitchTests {
    @Test("It has one size whatever frame it is given")
    func size() {
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
        #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
        control.frame.size = CGSize(width: 1, height: 1)
        control.bounds.size.width = 90
        #expect(control.bounds.size == control.intrinsicContentSize)
    }

    @Test("A tap turns it; the new value is told before the touch's end")
    func tap() throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        let log = ControlLog(control)
        try stage.tap(control)
        #expect(control.isOn)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
    }

    @Test("Setting it sends nothing; an unseen one does not animate")
    func setting() {
        let control = UISwitch(frame: .zero)
        let log = ControlLog(control)
        control.setOn(true, animated: true)
        control.isOn = true
        #expect(control.isOn && log.names.isEmpty)
    }

    @Test("A drag over the middle turns it when it ends, and back over the middle does not")
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

    @Test("A touch that is taken away, or let go far off, leaves it as it was")
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

    @Test("Space and the arrow keys turn it; the arrows go the way that is read")
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

    @Test("A disabled one does nothing")
    func disabled() throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control)
        control.isEnabled = false
        try stage.tap(control)
        #expect(!control.isOn)
    }

    @Test("Read from right to left, on is at the left")
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

    @Test("On and off, in light and dark surroundings", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let control = UISwitch(frame: .zero)
        let stage = Stage.showing(control, appearance: style)
        let name = style == .dark ? "dark" : "light"
        try stage.comparePicture(of: control, "switch_off_\(name)")
        control.isOn = true
        try stage.comparePicture(of: control, "switch_on_\(name)")
    }
}
