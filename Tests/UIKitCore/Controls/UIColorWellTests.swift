// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Color wells")
@MainActor
struct UIColorWellTests {
    private func makeWell() -> (Stage, UIColorWell, ControlLog) {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        let stage = Stage.showing(well, size: CGSize(width: 500, height: 600))
        return (stage, well, ControlLog(well))
    }

    @Test("The well has a fixed size and initially no color, and setting one sends nothing")
    func beginning() {
        let (_, well, log) = makeWell()
        #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
        #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
        well.selectedColor = .systemRed
        #expect(log.names.isEmpty)
    }

    @Test("A tap opens a panel whose grid sets the color and sends events")
    func grid() throws {
        let (stage, well, log) = makeWell()
        well.title = "Paper"
        try stage.tap(well)
        try stage.settle()
        try stage.expect("Paper")
        try stage.expect("G")
        // The panel begins 6 points below the well; its first row contains grays, beginning with white.
        stage.tap(at: CGPoint(x: 50 + 14 + 12, y: 84 + 14 + 34 + 12))
        #expect(well.selectedColor == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(log.count(of: "changed") == 1)
        try stage.key("escape")
        try stage.settle()
        try stage.expectNot("G")
    }

    @Test("In right-to-left layout, the names of the sliders are at their right, and the numbers at their left")
    func rightToLeft() throws {
        let stage = Stage(size: CGSize(width: 500, height: 600), languages: ["ar_EG"])
        let well = UIColorWell(frame: CGRect(x: 50, y: 50, width: 28, height: 28))
        stage.window.addSubview(well)
        stage.advance(by: 0)
        try stage.tap(well)
        try stage.settle()
        let slider = try #require(try stage.view(named: "G") as? UISlider)
        let labels = (slider.superview?.subviews ?? []).compactMap { $0 as? UILabel }
        let name = try #require(labels.first { $0.text == "G" })
        let number = try #require(labels.first { $0.text != "G" })
        #expect(name.frame.minX >= slider.frame.maxX && number.frame.maxX <= slider.frame.minX)
        #expect(number.frame.minX == 0 && number.textAlignment == .left)
    }

    @Test("Each slider changes one component; without alpha there are three")
    func sliders() throws {
        let (stage, well, log) = makeWell()
        well.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        try stage.tap(well)
        try stage.settle()
        try stage.click(stage.view(named: "G"))
        var green: CGFloat = 0
        well.selectedColor?.getRed(nil, green: &green, blue: nil, alpha: nil)
        #expect(abs(green - 0.5) < 0.01 && log.count(of: "changed") == 1)
        try stage.expect("A")
        stage.click(at: CGPoint(x: 490, y: 590))
        try stage.settle()
        well.supportsAlpha = false
        try stage.tap(well)
        try stage.settle()
        try stage.expect("G")
        try stage.expectNot("A")
    }

    @Test("The keyboard opens the panel, which closes when the well is removed")
    func keyboard() throws {
        let (stage, well, _) = makeWell()
        try stage.key("tab")
        try stage.key("space")
        try stage.settle()
        try stage.expect("G")
        well.removeFromSuperview()
        try stage.settle()
        try stage.expectNot("G")
    }

    @Test("The panel closes when the well is disabled")
    func disabled() throws {
        let (stage, well, _) = makeWell()
        try stage.tap(well)
        try stage.settle()
        try stage.expect("G")
        well.isEnabled = false
        try stage.settle()
        try stage.expectNot("G")
    }

    @Test(
        "The color is drawn inside a ring of all hues, in light and dark style",
        arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        well.selectedColor = UIColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 0.5)
        let stage = Stage.showing(well, scale: 2, appearance: style)
        try stage.comparePicture(of: well, "colorwell_\(style == .dark ? "dark" : "light")")
    }
}
