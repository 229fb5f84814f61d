// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting

@testable import UIKitCore

@MainActor
@Suite("Large content viewer: segmented controls")
struct LargeContentSegmentsTests {
    private func interaction(of view: UIView) throws -> UILargeContentViewerInteraction {
        try #require(view.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first)
    }

    private func place(of index: Int, in control: UISegmentedControl) -> CGPoint {
        let frame = control.segmentFrames[index]
        return control.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    }

    private func shown(_ control: UISegmentedControl, inBar: Bool = false) throws -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 400))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        if inBar {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 40, width: 400, height: 44))
            bar.items = [UIBarButtonItem(customView: control)]
            root.addSubview(bar)
        } else {
            control.frame.origin = CGPoint(x: 10, y: 40)
            root.addSubview(control)
        }
        stage.show(root)
        stage.application.textScale = 3.1
        try stage.settle()
        return stage
    }

    @Test("A long press shows the segment at accessibility sizes, and selects the one on which it ends")
    func pressing() throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 0
        let stage = try shown(control)
        let viewer = try interaction(of: control)
        let fingers = Fingers(stage: stage)
        let (first, second) = (place(of: 0, in: control), place(of: 1, in: control))
        fingers.down(0, first.x, first.y)
        stage.advance(by: 0.5)
        #expect(viewer.viewer?.superview === stage.window && viewer.shown?.largeContentTitle == "Day")
        fingers.move(0, second.x, second.y)
        #expect(viewer.shown?.largeContentTitle == "Week" && control.selectedSegmentIndex == 0)
        fingers.up(0, second.x, second.y)
        stage.advance(by: 0.5)
        #expect(viewer.viewer == nil && control.selectedSegmentIndex == 1)
    }

    @Test("In a bar, whose controls stay small, the viewer of the bar shows the segment")
    func bar() throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        let stage = try shown(control, inBar: true)
        let bar = try #require(sequence(first: control as UIView, next: \.superview).first { $0 is UIToolbar })
        let fingers = Fingers(stage: stage)
        let second = place(of: 1, in: control)
        fingers.down(0, second.x, second.y)
        stage.advance(by: 0.5)
        #expect(try interaction(of: control).viewer == nil)
        #expect(try interaction(of: bar).shown?.largeContentTitle == "Week")
        fingers.up(0, second.x, second.y)
        stage.advance(by: 0.5)
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test("The viewer shows the image of a segment with its name; a disabled segment is shown but not selected")
    func content() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        image.accessibilityLabel = "Sun"
        let control = UISegmentedControl(items: ["Moon", image])
        control.setEnabled(false, forSegmentAt: 1)
        let stage = try shown(control)
        let viewer = try interaction(of: control)
        let fingers = Fingers(stage: stage)
        let second = place(of: 1, in: control)
        fingers.down(0, second.x, second.y)
        stage.advance(by: 0.5)
        #expect(viewer.shown?.largeContentImage === image && viewer.shown?.largeContentTitle == "Sun")
        fingers.up(0, second.x, second.y)
        stage.advance(by: 0.5)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("At other text sizes, and for a tap, the segment is selected without the viewer")
    func taps() throws {
        let control = UISegmentedControl(items: ["Day", "Week"])
        let stage = try shown(control)
        stage.tap(at: place(of: 1, in: control))
        #expect(control.selectedSegmentIndex == 1)
        stage.application.textScale = 1
        try stage.settle()
        let first = place(of: 0, in: control)
        let fingers = Fingers(stage: stage)
        fingers.down(0, first.x, first.y)
        stage.advance(by: 0.6)
        #expect(try interaction(of: control).viewer == nil)
        fingers.up(0, first.x, first.y)
        #expect(control.selectedSegmentIndex == 0)
    }
}
