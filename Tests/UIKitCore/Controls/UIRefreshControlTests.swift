// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Refresh controls")
@MainActor
struct UIRefreshControlTests {
    /// Content of 1000 points in a view of 300 by 300 points at the window's corner.
    private func makeScene() -> (Stage, UIScrollView, UIRefreshControl, ControlLog) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(scrollView)
        return (stage, scrollView, control, ControlLog(control))
    }

    @Test("Releasing content that is pulled far enough refreshes once and keeps the control visible until the end")
    func pull() throws {
        let (stage, scrollView, control, log) = makeScene()
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280))
        #expect(control.isRefreshing && log.names == ["changed", "primary"])
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == -60 && scrollView.adjustedContentInset.top == 60)
        #expect(scrollView.contentInset.top == 0)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
        control.endRefreshing()
        try stage.settle()
        #expect(!control.isRefreshing && scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0)
        #expect(log.count(of: "changed") == 1)
    }

    @Test("A short pull doesn't refresh")
    func shortPull() throws {
        let (stage, scrollView, control, log) = makeScene()
        let fingers = Fingers(stage: stage)
        fingers.down(1, 150, 40)
        fingers.move(1, 150, 100)
        #expect(scrollView.contentOffset.y < 0 && control.frame.minY == scrollView.contentOffset.y)
        stage.advance(by: 0.3)
        fingers.up(1, 150, 100)
        try stage.settle()
        #expect(!control.isRefreshing && log.names.isEmpty && scrollView.contentOffset.y == 0)
    }

    @Test("Touchpad scrolling pulls the content; the scroll wheel doesn't")
    func devices() throws {
        let (stage, scrollView, control, log) = makeScene()
        stage.wheel(at: CGPoint(x: 150, y: 150), clicks: -20)
        try stage.settle()
        #expect(scrollView.contentOffset.y == 0 && log.names.isEmpty)
        stage.touchpadScroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: -300))
        #expect(control.isRefreshing && log.count(of: "changed") == 1)
    }

    @Test("A refresh that ends immediately closes the space completely")
    func instant() throws {
        let (stage, scrollView, control, _) = makeScene()
        control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280))
        try stage.settle()
        #expect(!control.isRefreshing && scrollView.contentOffset.y == 0)
    }

    @Test("A programmatic refresh neither scrolls nor sends, and ending it during a drag doesn't move the content")
    func byProgram() throws {
        let (stage, scrollView, control, log) = makeScene()
        control.beginRefreshing()
        #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 60 && log.names.isEmpty)
        let fingers = Fingers(stage: stage)
        fingers.down(1, 150, 100)
        fingers.move(1, 150, 110)
        fingers.move(1, 150, 150)
        let held = scrollView.contentOffset.y
        #expect(held < 0)
        control.endRefreshing()
        #expect(scrollView.contentOffset.y == held)
        fingers.move(1, 150, 151)
        #expect(abs(scrollView.contentOffset.y - held) <= 2)
        fingers.up(1, 150, 151)
        try stage.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("A disabled or removed control doesn't refresh")
    func without() throws {
        let (stage, scrollView, control, log) = makeScene()
        control.isEnabled = false
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280))
        try stage.settle()
        control.isEnabled = true
        scrollView.refreshControl = nil
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280))
        try stage.settle()
        #expect(log.names.isEmpty && control.superview == nil)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("The indicator is below the content inset, with the title under it")
    func insets() throws {
        let (stage, scrollView, control, _) = makeScene()
        scrollView.contentInset.top = 40
        scrollView.contentOffset.y = -40
        control.attributedTitle = NSAttributedString(string: "Looking for news")
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 290))
        stage.advance(by: 2)
        #expect(scrollView.contentOffset.y == -100 && control.frame.minY == -60)
        try stage.expect("Looking for news")
    }

    @Test("A refresh is rendered in light and dark style", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        scrollView.alwaysBounceVertical = true
        scrollView.refreshControl = UIRefreshControl()
        let stage = Stage.showing(scrollView, appearance: style)
        scrollView.refreshControl?.beginRefreshing()
        scrollView.contentOffset.y = -60
        stage.advance(by: 0.45)
        try stage.comparePicture(of: scrollView, "refresh_\(style == .dark ? "dark" : "light")")
    }
}
