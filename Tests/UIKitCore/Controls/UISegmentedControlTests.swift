// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Segmented controls")
@MainActor
struct UISegmentedControlTests {
    /// Segments 100 points wide, beginning at 50 in the window.
    private func makeControl(_ items: [Any] = ["One", "Two", "Three"]) -> (Stage, UISegmentedControl, ControlLog) {
        let control = UISegmentedControl(items: items)
        control.frame.size.width = CGFloat(items.count) * 100
        let stage = Stage.showing(control)
        return (stage, control, ControlLog(control))
    }

    private func middle(_ index: Int) -> CGPoint { CGPoint(x: 100 + CGFloat(index) * 100, y: 66) }

    @Test("A tap selects a segment; a tap on the selected one does nothing")
    func tap() {
        let (stage, control, log) = makeControl()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        stage.tap(at: middle(1))
        #expect(control.selectedSegmentIndex == 1)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
        log.clear()
        stage.advance(by: 1)
        stage.tap(at: middle(1))
        #expect(log.names == ["down", "upInside"])
    }

    @Test("The selection can be dragged to another segment, across a disabled one")
    func drag() {
        let (stage, control, log) = makeControl()
        control.selectedSegmentIndex = 0
        control.setEnabled(false, forSegmentAt: 1)
        stage.tap(at: middle(1))
        #expect(control.selectedSegmentIndex == 0)
        let fingers = Fingers(stage: stage)
        fingers.down(1, 100, 66)
        fingers.move(1, 200, 66)
        fingers.move(1, 300, 66)
        #expect(control.selectedSegmentIndex == 0)
        fingers.up(1, 300, 66)
        #expect(control.selectedSegmentIndex == 2 && log.count(of: "changed") == 1)
    }

    @Test("A press selects the segment on which it ends, or none if it ends outside")
    func slide() {
        let (stage, control, log) = makeControl()
        let fingers = Fingers(stage: stage)
        fingers.down(1, 100, 66)
        fingers.move(1, 300, 66)
        fingers.up(1, 300, 66)
        #expect(control.selectedSegmentIndex == 2)
        fingers.down(1, 100, 66)
        fingers.move(1, 100, 280)
        fingers.up(1, 100, 280)
        #expect(control.selectedSegmentIndex == 2 && log.count(of: "changed") == 1)
    }

    @Test("A momentary control has a selected segment only while it sends events")
    func momentary() {
        let (stage, control, _) = makeControl()
        control.isMomentary = true
        var told: [Int] = []
        control.addAction(UIAction { _ in told.append(control.selectedSegmentIndex) }, for: .valueChanged)
        stage.tap(at: middle(2))
        stage.tap(at: middle(2))
        #expect(told == [2, 2])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("A segment's action is performed before the value change is sent")
    func actions() {
        var done: [String] = []
        let first = UIAction(title: "First", identifier: "a") { _ in done.append("a") }
        let second = UIAction(title: "Second", identifier: "b") { _ in done.append("b") }
        let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 200, height: 32), actions: [first, second])
        control.addAction(UIAction { _ in done.append("changed") }, for: .valueChanged)
        let stage = Stage.showing(control)
        stage.tap(at: middle(1))
        #expect(done == ["b", "changed"])
        #expect(control.segmentIndex(identifiedBy: "b") == 1)
        #expect(control.segmentIndex(identifiedBy: "c") == NSNotFound)
        control.insertSegment(action: second, at: 0, animated: false)
        #expect(control.numberOfSegments == 2 && control.segmentIndex(identifiedBy: "b") == 0)
    }

    @Test("Inserting and removing segments keeps the selection on its segment")
    func insertion() {
        let (stage, control, log) = makeControl()
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 0, animated: true)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Far", at: 99, animated: false)
        #expect(control.titleForSegment(at: 2) == "Far" && control.titleForSegment(at: 99) == "Far")
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
        control.setTitle("Nowhere", forSegmentAt: 0)
        stage.advance(by: 1)
        stage.tap(at: middle(0))
        #expect(log.names.isEmpty)
        control.selectedSegmentIndex = 5
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("Segments are as wide as the widest, as their content, or as configured")
    func widths() {
        let control = UISegmentedControl(items: ["I", "A rather long title"])
        let equal = control.intrinsicContentSize.width
        control.apportionsSegmentWidthsByContent = true
        let apportioned = control.intrinsicContentSize.width
        #expect(apportioned < equal)
        control.setWidth(80, forSegmentAt: 1)
        #expect(control.intrinsicContentSize.width < apportioned)
        control.setWidth(.nan, forSegmentAt: 1)
        #expect(control.widthForSegment(at: 1) == 0)
        #expect(control.intrinsicContentSize.height == 32)
    }

    @Test("A custom width also applies to touches, and the other segments share the rest")
    func fixedWidth() {
        let (stage, control, _) = makeControl()
        control.setWidth(200, forSegmentAt: 0)
        stage.tap(at: CGPoint(x: 240, y: 66))
        #expect(control.selectedSegmentIndex == 0)
        stage.tap(at: CGPoint(x: 340, y: 66))
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("Arrow keys select enabled neighbors in the layout direction")
    func keys() throws {
        let (stage, control, log) = makeControl()
        control.setEnabled(false, forSegmentAt: 1)
        try stage.key("tab")
        try stage.key("right")
        #expect(control.selectedSegmentIndex == 0)
        try stage.key("right")
        #expect(control.selectedSegmentIndex == 2)
        try stage.key("right")
        #expect(control.selectedSegmentIndex == 2 && log.count(of: "changed") == 2)
        try stage.key("home")
        #expect(control.selectedSegmentIndex == 0)
        control.semanticContentAttribute = .forceRightToLeft
        try stage.key("left")
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("Keys mark a segment of a momentary control, and Space presses it")
    func momentaryKeys() throws {
        let (stage, control, log) = makeControl()
        control.isMomentary = true
        try stage.key("tab")
        try stage.key("right")
        try stage.key("right")
        #expect(log.names.isEmpty)
        try stage.key("space")
        #expect(log.count(of: "changed") == 1)
    }

    @Test("In right-to-left layout the first segment is on the right")
    func mirrored() {
        let (stage, control, _) = makeControl()
        control.semanticContentAttribute = .forceRightToLeft
        stage.tap(at: middle(0))
        #expect(control.selectedSegmentIndex == 2)
    }

    @Test("Setting unchanged values during layout doesn't schedule another layout")
    func settled() {
        final class Host: UIView {
            let control = UISegmentedControl(items: ["One", "Two"])
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                control.setTitle("Sun", forSegmentAt: 0)
                control.setWidth(80, forSegmentAt: 1)
                control.setContentOffset(CGSize(width: 1, height: 0), forSegmentAt: 1)
                control.setEnabled(false, forSegmentAt: 1)
                control.frame.size = control.intrinsicContentSize
            }
        }
        let host = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        host.addSubview(host.control)
        _ = Stage.showing(host)
        #expect(host.layouts <= 3)
        #expect(host.control.titleForSegment(at: 0) == "Sun")
    }

    @Test("Segments are found by their titles")
    func names() throws {
        let (stage, control, _) = makeControl()
        try stage.tap("Two")
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test("Images with one selected are rendered in both styles", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        let control = UISegmentedControl(items: [dot, dot, dot, dot])
        control.selectedSegmentIndex = 1
        control.setEnabled(false, forSegmentAt: 3)
        let stage = Stage.showing(control, appearance: style)
        try stage.comparePicture(of: control, "segmented_\(style == .dark ? "dark" : "light")")
    }
}
