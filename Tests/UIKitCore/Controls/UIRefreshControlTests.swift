// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@Suite("Refresh controls", .timeLimit(.minutes(15)))
@MainActor
struct UIRefreshControlTests {
    /// Content of 1000 points in a view of 300 by 300 at the window's corner.
    private func makeScene() -> (Stage, UIScrollView, UIRefreshControl, ControlLog) {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        let stage = Stage(size: CGSize(width: 300, height: 300))
        stage.show(scrollView)
        return (stage, scrollView, control, ControlLog(control))
    }

    @Test("Content that is pulled far and let go is refreshed, once, and kept below the control until it is done")
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

    @Test("A short pull comes back and refreshes nothing")
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

    @Test("Fingers on a touchpad pull too; a wheel does not")
    func devices() throws {
        let (stage, scrollView, control, log) = makeScene()
        stage.wheel(at: CGPoint(x: 150, y: 150), clicks: -20)
        try stage.settle()
        #expect(scrollView.contentOffset.y == 0 && log.names.isEmpty)
        stage.touchpadScroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: -300))
        #expect(control.isRefreshing && log.count(of: "changed") == 1)
    }

    @Test("One whose content is up to date at once lets it go back all the way")
    func instant() throws {
        let (stage, scrollView, control, _) = makeScene()
        control.addAction(UIAction { _ in control.endRefreshing() }, for: .valueChanged)
        stage.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 280))
        try stage.settle()
        #expect(!control.isRefreshing && scrollView.contentOffset.y == 0)
    }

    @Test("Begun by the program, it neither scrolls nor sends; ended under a hand, the content stays in the hand")
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

    @Test("A disabled one, and one that was taken away, refresh nothing")
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

    @Test("Its wheel shows below its own inset, with a title under it")
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

    @Test("Refreshing, in light and dark surroundings", arguments: [UIUserInterfaceStyle.light, .dark])
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
