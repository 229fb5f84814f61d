// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

@Suite("Gallery controls")
@MainActor
struct ControlsTests {
    @Test("A slider follows the touch, stays in its range, and snaps to its detent")
    func sliderDrag() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let slider = SliderControl(-10...10, value: 5, detent: 0)
        slider.frame = CGRect(x: 20, y: 20, width: 220, height: 32)
        var heard: [CGFloat] = []
        slider.onChange = { heard.append($0) }
        stage.show(slider)
        // The knob travels 200 points, ten for each unit.
        stage.drag(from: CGPoint(x: 180, y: 36), to: CGPoint(x: 160, y: 36))
        #expect(abs(slider.value - 3) < 1e-9)
        #expect(heard.last == slider.value)
        stage.drag(from: CGPoint(x: 160, y: 36), to: CGPoint(x: 132, y: 36))
        #expect(slider.value == 0)
        stage.drag(from: CGPoint(x: 130, y: 36), to: CGPoint(x: 290, y: 36))
        #expect(slider.value == 10)
        slider.value = .nan
        #expect(slider.value == -10)
    }

    @Test("Dragging the knob off-center doesn't make it jump")
    func sliderGrip() {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let slider = SliderControl(0...200, value: 100)
        slider.frame = CGRect(x: 0, y: 20, width: 220, height: 32)
        stage.show(slider)
        stage.drag(from: CGPoint(x: 116, y: 36), to: CGPoint(x: 126, y: 36))
        #expect(abs(slider.value - 110) < 1e-9)
    }

    @Test("The keyboard moves a slider and toggles a switch")
    func keyboard() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let slider = SliderControl(0...1, value: 0.5)
        slider.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        let toggle = SwitchControl()
        toggle.frame.origin = CGPoint(x: 0, y: 50)
        let holder = UIView(frame: stage.window.bounds)
        holder.addSubview(slider)
        holder.addSubview(toggle)
        stage.show(holder)
        try stage.key("tab")
        #expect(slider.isFocused)
        try stage.key("right")
        #expect(abs(slider.value - 0.55) < 1e-9)
        try stage.key("left")
        try stage.key("left")
        #expect(abs(slider.value - 0.45) < 1e-9)
        try stage.key("end")
        #expect(slider.value == 1)
        try stage.key("tab")
        #expect(toggle.isFocused)
        try stage.key("space")
        #expect(toggle.isOn)
        try stage.key("return")
        #expect(!toggle.isOn)
    }

    @Test("A choice in rows numbers its titles row by row")
    func choice() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100))
        let choice = ChoiceControl(rows: [["A", "B"], ["C", "D", "E"]])
        choice.frame = CGRect(x: 0, y: 0, width: 300, height: 64)
        var heard: [Int] = []
        choice.onChange = { heard.append($0) }
        stage.show(choice)
        stage.tap(at: CGPoint(x: 225, y: 16))
        stage.tap(at: CGPoint(x: 50, y: 48))
        stage.tap(at: CGPoint(x: 150, y: 48))
        stage.tap(at: CGPoint(x: 250, y: 48))
        #expect(heard == [1, 2, 3, 4])
    }
}
