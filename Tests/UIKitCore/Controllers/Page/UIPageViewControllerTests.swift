// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

private final class Leaf: UIViewController {
    let number: Int
    var heard: [String] = []

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { heard.append("comes") }
    override func viewDidAppear(_ animated: Bool) { heard.append("came") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("goes") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("went") }
}

private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let count: Int
    var dots = 0
    var lines: [String] = []

    init(_ count: Int) {
        self.count = count
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page((viewController as? Leaf)?.number, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page((viewController as? Leaf)?.number, 1)
    }

    private func page(_ number: Int?, _ step: Int) -> Leaf? {
        guard let number, (0..<count).contains(number + step) else { return nil }
        return Leaf(number + step)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        lines.append("to \(pendingViewControllers.compactMap { ($0 as? Leaf)?.number })")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        lines.append("from \(previousViewControllers.compactMap { ($0 as? Leaf)?.number }) \(completed)")
    }
}

@MainActor
@Suite("Page view controllers")
struct UIPageViewControllerTests {
    private let book = Book(1000)

    private func pager(
        _ stage: Stage, _ style: UIPageViewController.TransitionStyle = .scroll, first: Leaf = Leaf(1),
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        let pager = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal, options: options)
        pager.dataSource = book
        pager.delegate = book
        pager.setViewControllers([first], direction: .forward, animated: false)
        stage.show(pager)
        stage.advance(by: 0.1)
        return pager
    }

    private func number(_ pager: UIPageViewController) -> Int? { (pager.viewControllers?.first as? Leaf)?.number }

    @Test("S-VC-96 Of a thousand pages only the visible one is a child, and each turn requests the next")
    func swiping() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage)
        #expect(pager.children.count == 1)
        for _ in 0..<3 {
            stage.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 30, y: 150))
            stage.advance(by: 1.5)
        }
        #expect(number(pager) == 4 && pager.children == pager.viewControllers)
        #expect(book.lines == ["to [2]", "from [1] true", "to [3]", "from [2] true", "to [4]", "from [3] true"])
        let frame = pager.children[0].view.convert(pager.children[0].view.bounds, to: stage.window)
        #expect(frame == stage.window.bounds)
    }

    @Test("After a canceled turn both pages got balanced callbacks, and the old one is visible")
    func fallingBack() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let first = Leaf(1)
        let pager = pager(stage, first: first)
        first.heard = []
        stage.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 220, y: 150), duration: 2)
        stage.advance(by: 1.5)
        #expect(number(pager) == 1 && pager.children == [first])
        #expect(first.heard == ["goes", "comes", "came"])
        #expect(book.lines == ["to [2]", "from [1] false"])
    }

    @Test("At the ends there is nothing to turn to")
    func ends() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage, first: Leaf(0))
        stage.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 350, y: 150))
        stage.advance(by: 1.5)
        #expect(number(pager) == 0 && book.lines == [])
    }

    @Test("A programmatic turn slides in, with callbacks for both pages")
    func program() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let first = Leaf(1)
        let pager = pager(stage, first: first)
        let next = Leaf(7)
        var answers: [Bool] = []
        pager.setViewControllers([next], direction: .forward, animated: true) { answers.append($0) }
        #expect(answers == [] && next.heard == ["comes"])
        stage.advance(by: 1.5)
        #expect(answers == [true] && number(pager) == 7)
        #expect(first.heard.suffix(2) == ["goes", "went"] && next.heard == ["comes", "came"])
        #expect(book.lines == [])
    }

    @Test("The first page appears at once, and a turn during another one ends that")
    func superseded() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage)
        var answers: [String] = []
        pager.setViewControllers([Leaf(7)], direction: .forward, animated: true) { answers.append("first \($0)") }
        stage.advance(by: 0.05)
        pager.setViewControllers([Leaf(3)], direction: .reverse, animated: false) { answers.append("second \($0)") }
        #expect(answers == ["first false", "second true"])
        stage.advance(by: 1.5)
        #expect(number(pager) == 3 && pager.children.count == 1)
    }

    @Test("Page Down and Page Up turn pages, and the dots follow")
    func keysAndDots() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        book.dots = 5
        let pager = pager(stage)
        let dots = try #require(pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
        #expect(dots.numberOfPages == 5 && dots.currentPage == 1)
        try stage.key("pagedown")
        stage.advance(by: 1.5)
        #expect(number(pager) == 2 && dots.currentPage == 2)
        try stage.key("pageup")
        stage.advance(by: 1.5)
        #expect(number(pager) == 1 && dots.currentPage == 1)
        #expect(pager.viewControllers?.first?.view.safeAreaInsets.bottom == 37)
    }

    @Test("Resizing the window keeps the page in place")
    func resizing() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage, options: [.interPageSpacing: 20])
        stage.resize(to: CGSize(width: 700, height: 300))
        let view = pager.children.first?.view
        #expect(view?.convert(view?.bounds ?? .zero, to: stage.window) == CGRect(x: 0, y: 0, width: 700, height: 300))
        #expect(number(pager) == 1)
    }

    @Test("Curling pages turn by swipes and taps near the edges, and two are visible with the spine in the middle")
    func leaves() {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage, .pageCurl)
        stage.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150), duration: 0.1)
        stage.advance(by: 1)
        #expect(number(pager) == 2)
        stage.tap(at: CGPoint(x: 10, y: 150))
        stage.advance(by: 1)
        #expect(number(pager) == 1)

        let open = self.pager(
            stage, .pageCurl, first: Leaf(0), options: [.spineLocation: UIPageViewController.SpineLocation.mid])
        open.setViewControllers([Leaf(2), Leaf(3)], direction: .forward, animated: false)
        stage.advance(by: 0)
        #expect(open.viewControllers?.map { $0.view.frame.minX } == [0, 200])
        stage.tap(at: CGPoint(x: 390, y: 150))
        stage.advance(by: 1)
        #expect(open.viewControllers?.compactMap { ($0 as? Leaf)?.number } == [4, 5])
    }

    private final class OffsetLog: UIScrollViewDelegate {
        var offsets: [CGFloat] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }

    @Test("The scroll view's delegate is the application's")
    func foreignDelegate() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        let pager = pager(stage, first: Leaf(1))
        let scrollView = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scrollView.delegate == nil)
        let log = OffsetLog()
        scrollView.delegate = log
        for page in [2, 3] {
            stage.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 30, y: 150))
            stage.advance(by: 1.5)
            #expect(number(pager) == page)
            let view = try #require(pager.children.first?.view)
            #expect(view.convert(view.bounds, to: stage.window) == stage.window.bounds)
        }
        #expect(log.offsets.contains { $0 > 700 } && log.offsets.last == 400)
    }

    @Test("The scroll view is three pages wide and rests at the middle one, also at the ends, where it cannot go on")
    func restingOffset() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300))
        for first in [0, 1, 999] {
            let pager = pager(stage, first: Leaf(first))
            let scrollView = try #require(pager.view.subviews.compactMap { $0 as? UIScrollView }.first)
            #expect(scrollView.contentSize.width == 1200 && scrollView.contentOffset == CGPoint(x: 400, y: 0))
            #expect(scrollView.contentInset.left == (first == 0 ? -400 : 0))
            #expect(scrollView.contentInset.right == (first == 999 ? -400 : 0))
        }
    }

    @Test("Too many pages, duplicates, and the container itself are refused")
    func misuse() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var answers: [Bool] = []
        let leaf = Leaf(0)
        pager.setViewControllers([leaf, Leaf(1)], direction: .forward, animated: false) { answers.append($0) }
        pager.setViewControllers([pager], direction: .forward, animated: false) { answers.append($0) }
        #expect(answers == [false, false] && pager.viewControllers == nil)
        pager.setViewControllers([leaf], direction: .forward, animated: true) { answers.append($0) }
        pager.setViewControllers(nil, direction: .forward, animated: false) { answers.append($0) }
        #expect(answers == [false, false, true, true] && leaf.parent == nil && pager.children == [])
    }
}
