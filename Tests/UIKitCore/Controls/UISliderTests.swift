// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Sliders")
@MainActor
struct UISliderTests {
    /// 228 points wide, so that the thumb moves over 200 points: from 64 to 264 in the window.
    private func makeSlider() -> (Stage, UISlider, ControlLog) {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
        let stage = Stage.showing(slider)
        return (stage, slider, ControlLog(slider))
    }

    @Test("Values are limited to the range, and NaN is ignored")
    func clamping() {
        let slider = UISlider(frame: .zero)
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 7
        #expect(slider.value == 1)
        slider.value = .nan
        #expect(slider.value == 1)
        slider.value = -.infinity
        #expect(slider.value == 0)
        slider.maximumValue = 10
        slider.value = 8
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 6
        #expect(slider.maximumValue == 6 && slider.value == 6)
        slider.maximumValue = .nan
        #expect(slider.maximumValue == 6)
    }

    @Test("The largest possible range has a center")
    func widestRange() {
        let (stage, slider, _) = makeSlider()
        slider.minimumValue = -.greatestFiniteMagnitude
        slider.maximumValue = .greatestFiniteMagnitude
        stage.click(at: CGPoint(x: 164, y: 65))
        #expect(abs(slider.value) < .greatestFiniteMagnitude / 50)
    }

    @Test("A drag sends values continuously, and the thumb stays at the point where it was grabbed")
    func drag() {
        let (stage, slider, log) = makeSlider()
        let fingers = Fingers(stage: stage)
        fingers.down(1, 70, 65)
        fingers.move(1, 120, 65)
        #expect(slider.isTracking && abs(slider.value - 0.25) < 0.001)
        fingers.move(1, 170, 65)
        fingers.up(1, 170, 65)
        #expect(abs(slider.value - 0.5) < 0.001)
        #expect(
            log.names == [
                "down", "changed", "primary", "dragInside", "changed", "primary", "dragInside", "upInside",
            ])
    }

    @Test("A slider that isn't continuous sends its value once, when the drag ends")
    func atTheEnd() {
        let (stage, slider, log) = makeSlider()
        slider.isContinuous = false
        stage.drag(from: CGPoint(x: 64, y: 65), to: CGPoint(x: 214, y: 65))
        #expect(abs(slider.value - 0.75) < 0.001)
        #expect(log.count(of: "changed") == 1)
        #expect(log.names.suffix(3) == ["changed", "primary", "upInside"])
    }

    @Test("A touch next to the thumb has no effect; a pointer moves the thumb there, after touch down is sent")
    func beside() {
        let (stage, slider, log) = makeSlider()
        stage.tap(at: CGPoint(x: 200, y: 65))
        #expect(slider.value == 0 && log.names.isEmpty)
        stage.click(at: CGPoint(x: 164, y: 65))
        #expect(abs(slider.value - 0.5) < 0.001)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
    }

    @Test("A second finger isn't tracked")
    func secondFinger() {
        let (stage, slider, log) = makeSlider()
        let fingers = Fingers(stage: stage)
        fingers.down(1, 64, 65)
        fingers.down(2, 70, 65)
        fingers.move(2, 250, 65)
        fingers.up(2, 250, 65)
        #expect(slider.value == 0 && slider.isTracking)
        fingers.up(1, 64, 65)
        #expect(!slider.isTracking && log.count(of: "down") == 1)
    }

    @Test("Arrow keys, Page Up, Page Down, Home, and End move the thumb in the layout direction")
    func keys() throws {
        let (stage, slider, log) = makeSlider()
        slider.maximumValue = 100
        try stage.key("tab")
        try stage.key("right")
        try stage.key("up")
        #expect(slider.value == 10)
        try stage.key("left")
        #expect(slider.value == 5)
        try stage.key("pageup")
        #expect(slider.value == 25)
        try stage.key("end")
        #expect(slider.value == 100)
        #expect(log.count(of: "changed") == 5)
        try stage.key("right")
        #expect(log.count(of: "changed") == 5)
        try stage.key("home")
        #expect(slider.value == 0)
        slider.semanticContentAttribute = .forceRightToLeft
        try stage.key("left")
        #expect(slider.value == 5)
    }

    @Test("The scroll wheel adjusts a slider; inside a scroll view, only when focused")
    func wheel() throws {
        let (stage, slider, _) = makeSlider()
        stage.wheel(at: CGPoint(x: 164, y: 65), clicks: -2)
        #expect(abs(slider.value - 0.1) < 0.001)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.contentSize = CGSize(width: 400, height: 900)
        scrollView.addSubview(slider)
        stage.show(scrollView)
        stage.wheel(at: CGPoint(x: 164, y: 65), clicks: 1)
        try stage.settle()
        #expect(abs(slider.value - 0.1) < 0.001)
        #expect(scrollView.contentOffset.y > 0)
        scrollView.contentOffset = .zero
        try stage.key("tab")
        stage.wheel(at: CGPoint(x: 164, y: 65), clicks: 1)
        #expect(abs(slider.value - 0.05) < 0.001)
        #expect(scrollView.contentOffset.y == 0)
    }

    /// A slider in content of 600 x 900 points, with its thumb at (164, 65).
    private func makeScrolledSlider() -> (Stage, UISlider, UIScrollView) {
        let (stage, slider, _) = makeSlider()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        scrollView.contentSize = CGSize(width: 600, height: 900)
        slider.value = 0.5
        scrollView.addSubview(slider)
        stage.show(scrollView)
        return (stage, slider, scrollView)
    }

    @Test(
        "A drag of the thumb along the track moves it and doesn't scroll, however quick", arguments: [0.05, 0.25, 0.6])
    func quickDrag(duration: TimeInterval) throws {
        let (stage, slider, scrollView) = makeScrolledSlider()
        stage.drag(from: CGPoint(x: 164, y: 65), to: CGPoint(x: 214, y: 80), duration: duration)
        #expect(abs(slider.value - 0.75) < 0.01 && scrollView.contentOffset == .zero)
    }

    @Test("A drag across the track, or beside the thumb, scrolls")
    func otherDrags() throws {
        let (stage, slider, scrollView) = makeScrolledSlider()
        stage.drag(from: CGPoint(x: 164, y: 65), to: CGPoint(x: 174, y: 15), duration: 0.1)
        try stage.settle()
        #expect(scrollView.contentOffset.y > 30)
        scrollView.contentOffset = .zero
        stage.drag(from: CGPoint(x: 230, y: 65), to: CGPoint(x: 180, y: 65), duration: 0.1)
        try stage.settle()
        #expect(scrollView.contentOffset.x > 30 && slider.value == 0.5)
    }

    @Test("A drag along a rotated track moves the thumb")
    func rotatedDrag() throws {
        let (stage, slider, scrollView) = makeScrolledSlider()
        slider.center = CGPoint(x: 164, y: 150)
        slider.transform = CGAffineTransform(rotationAngle: .pi / 2)
        stage.drag(from: CGPoint(x: 164, y: 150), to: CGPoint(x: 164, y: 200), duration: 0.1)
        #expect(abs(slider.value - 0.75) < 0.01 && scrollView.contentOffset == .zero)
    }

    @Test("A swipe recognizer of a superview doesn't claim a drag of the thumb")
    func swipe() {
        let (stage, slider, _) = makeSlider()
        let log = GestureLog()
        let recognizer = UISwipeGestureRecognizer()
        recognizer.note("swipe", in: log)
        slider.superview?.addGestureRecognizer(recognizer)
        stage.drag(from: CGPoint(x: 64, y: 65), to: CGPoint(x: 164, y: 65), duration: 0.1)
        #expect(log.take() == [] && abs(slider.value - 0.5) < 0.01)
        stage.drag(from: CGPoint(x: 100, y: 65), to: CGPoint(x: 200, y: 65), duration: 0.1)
        #expect(log.take() == ["swipe ended"])
    }

    @Test("Overridden rectangles apply to drawing and touches")
    func rectangles() {
        final class Narrow: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                super.trackRect(forBounds: bounds).insetBy(dx: 50, dy: 0)
            }
        }
        let slider = Narrow(frame: CGRect(x: 0, y: 0, width: 228, height: 31))
        let stage = Stage.showing(slider)
        // The thumb now moves from 114 to 214.
        stage.click(at: CGPoint(x: 164, y: 65))
        #expect(abs(slider.value - 0.5) < 0.001)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        #expect(thumb.minX == 50)
    }

    @Test(
        "Images take space next to the track, mirrored in right-to-left layout; states fall back to normal")
    func images() {
        let (_, slider, _) = makeSlider()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { _ in }
        slider.minimumValueImage = image
        #expect(slider.intrinsicContentSize.height == 40)
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
        #expect(slider.trackRect(forBounds: slider.bounds).minX == 28)
        slider.semanticContentAttribute = .forceRightToLeft
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 228)
        #expect(slider.trackRect(forBounds: slider.bounds).maxX == 200)
        slider.setThumbImage(image, for: .normal)
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === image && slider.thumbImage(for: .highlighted) == nil)
    }

    @Test("An animated change has its value at once while the thumb is moving")
    func animated() throws {
        let (stage, slider, log) = makeSlider()
        slider.setValue(1, animated: true)
        #expect(slider.value == 1 && log.names.isEmpty)
        stage.advance(by: 0.1)
        let end = CGPoint(x: 264, y: 65)
        let before = try #require(stage.pixel(at: end))
        try stage.settle()
        let after = try #require(stage.pixel(at: end))
        #expect(before != after)
    }

    @Test("A third of the range is rendered in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 120, height: 31))
        slider.value = 0.33
        let stage = Stage.showing(slider, appearance: style)
        let name = style == .dark ? "dark" : "light"
        try stage.comparePicture(of: slider, "slider_\(name)")
        slider.isEnabled = false
        try stage.settle()
        try stage.comparePicture(of: slider, "slider_disabled_\(name)")
    }
}
