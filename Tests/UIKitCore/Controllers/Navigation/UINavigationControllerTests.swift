// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
private final class PageLog {
    var lines: [String] = []
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Records its callbacks, and the state during them.
private final class Page: UIViewController {
    let name: String
    let log: PageLog

    init(_ name: String, _ log: PageLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear\(isMovingToParent ? " joining" : "")")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear\(isMovingFromParent ? " leaving" : "")")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove \(parent == nil ? "out" : "in")")
    }
}

@MainActor
@Suite("Navigation controllers")
struct UINavigationControllerTests {
    private let log = PageLog()

    private func shown(_ names: String..., size: CGSize = CGSize(width: 400, height: 600)) -> (
        Stage, UINavigationController, [Page]
    ) {
        let stage = Stage(size: size)
        let pages = names.map { Page($0, log) }
        let navigation = UINavigationController(nibName: nil, bundle: nil)
        navigation.viewControllers = pages
        stage.show(navigation)
        _ = log.take()
        return (stage, navigation, pages)
    }

    // MARK: - Keys

    @Test("Escape and Alt+Left go back, but not while a controller is presented over the stack")
    func keysBehindPresentation() throws {
        let (stage, navigation, pages) = shown("A", "B")
        let sheet = UIViewController()
        sheet.isModalInPresentation = true
        pages[1].present(sheet, animated: false)
        try stage.key("escape")
        try stage.key("alt+left")
        try stage.settle()
        #expect(navigation.topViewController === pages[1] && pages[1].presentedViewController === sheet)
        sheet.dismiss(animated: false)
        try stage.settle()
        try stage.key("escape")
        try stage.settle()
        #expect(navigation.topViewController === pages[0])
    }

    // MARK: - Order

    @Test("S-VC-10 S-VC-39 A push sends the callbacks in UIKit's order")
    func pushOrder() throws {
        let (stage, navigation, _) = shown("A")
        let page = Page("B", log)
        navigation.pushViewController(page, animated: true)
        #expect(navigation.topViewController === page)
        #expect(page.parent === navigation)
        try stage.settle()
        #expect(
            log.take() == [
                "B willMove in", "B viewDidLoad", "A willDisappear", "B willAppear joining", "A didDisappear",
                "B didAppear", "B didMove in",
            ])
    }

    @Test("S-VC-39 S-VC-111 A pop sends the callbacks in UIKit's order, then ends the containment")
    func popOrder() throws {
        let (stage, navigation, pages) = shown("A", "B")
        #expect(navigation.popViewController(animated: true) === pages[1])
        #expect(pages[1].parent === navigation)
        try stage.settle()
        #expect(
            log.take() == [
                "B willMove out", "A viewDidLoad", "B willDisappear leaving", "A willAppear", "B didDisappear",
                "A didAppear", "B didMove out",
            ])
        #expect(pages[1].parent == nil)
        #expect(pages[0].parent === navigation)
    }

    @Test("S-VC-28 Of three controllers pushed in one run-loop iteration, only the last one's view is loaded")
    func deepPush() throws {
        let (stage, navigation, _) = shown("Root")
        let pages = ["A", "B", "C"].map { Page($0, log) }
        for page in pages { navigation.pushViewController(page, animated: false) }
        try stage.settle()
        #expect(pages.map(\.isViewLoaded) == [false, false, true])
        #expect(navigation.viewControllers.count == 4)
        #expect(log.lines.filter { $0.hasSuffix("didMove in") } == ["A didMove in", "B didMove in", "C didMove in"])
    }

    // MARK: - Places

    @Test("S-VC-94 S-VC-104 A push shows both views, then only the new one, below the bar", arguments: [360, 1600.0])
    func views(width: CGFloat) throws {
        let (stage, navigation, pages) = shown("A", size: CGSize(width: width, height: 700))
        let page = Page("B", log)
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        #expect(page.view.window != nil && pages[0].view.window != nil)
        try stage.settle()
        #expect(pages[0].viewIfLoaded?.window == nil)
        #expect(page.view.convert(page.view.bounds, to: stage.window) == stage.window.bounds)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: width, height: 44))
    }

    @Test("S-VC-43 The bars' heights add up, with and without each of them")
    func safeAreas() throws {
        let (stage, navigation, pages) = shown("A")
        navigation.setToolbarHidden(false, animated: true)
        try stage.settle()
        #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 556, width: 400, height: 44))
        navigation.setNavigationBarHidden(true, animated: true)
        try stage.settle()
        #expect(pages[0].view.safeAreaInsets.top == 0)
        #expect(navigation.navigationBar.frame.maxY <= 0)
        navigation.isToolbarHidden = true
        navigation.isNavigationBarHidden = false
        try stage.settle()
        #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }

    @Test("A child that hides the bottom bar has none; the one below it does")
    func hiddenBottomBar() throws {
        let (stage, navigation, pages) = shown("A")
        navigation.isToolbarHidden = false
        let page = Page("B", log)
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        try stage.settle()
        #expect(page.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        try stage.settle()
        #expect(pages[0].view.safeAreaInsets.bottom == 44)
    }

    // MARK: - Going back

    @Test("The bar's button, Alt+Left, and Escape go back", arguments: ["button", "alt+Left", "Escape"])
    func ways(way: String) throws {
        let (stage, navigation, pages) = shown("A", "B")
        if way == "button" { try stage.tap("Back") } else { try stage.key(way) }
        try stage.settle()
        #expect(navigation.topViewController === pages[0])
        if way != "button" { try stage.key(way) }
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("A sufficiently long swipe from the edge goes back; a shorter one changes nothing")
    func swipe() throws {
        let (stage, navigation, pages) = shown("A", "B")
        stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 300), duration: 1)
        try stage.settle()
        #expect(navigation.topViewController === pages[1])
        #expect(navigation.viewControllers.count == 2)
        #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
        #expect(pages[1].parent === navigation)
        let cancelled = log.take()
        #expect(cancelled.contains("B willDisappear leaving"))
        #expect(cancelled.last == "B didAppear")
        stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 350, y: 300), duration: 0.5)
        try stage.settle()
        #expect(navigation.topViewController === pages[0])
        #expect(pages[1].parent == nil)
    }

    @Test("A two-finger touchpad swipe goes back")
    func touchpad() throws {
        let (stage, navigation, pages) = shown("A", "B")
        stage.touchpadScroll(at: CGPoint(x: 200, y: 300), by: CGSize(width: -330, height: 0))
        try stage.settle()
        #expect(navigation.topViewController === pages[0])
    }

    // MARK: - Misuse

    @Test("Popping the root, pushing twice, and popping to a controller outside the stack are ignored")
    func misuse() throws {
        let (stage, navigation, pages) = shown("A")
        #expect(navigation.popViewController(animated: true) == nil)
        navigation.pushViewController(pages[0], animated: true)
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.popToViewController(Page("X", log), animated: false) == nil)
        navigation.pushViewController(navigation, animated: true)
        #expect(navigation.viewControllers.count == 1)
        navigation.setViewControllers([pages[0], pages[0]], animated: false)
        #expect(navigation.viewControllers.count == 1)
        navigation.viewControllers = []
        try stage.settle()
        #expect(pages[0].parent == nil)
        #expect(pages[0].viewIfLoaded?.window == nil)
    }

    @Test("Changes requested during a transition are made after it")
    func changesDuringTransition() throws {
        let (stage, navigation, pages) = shown("A")
        let (second, third) = (Page("B", log), Page("C", log))
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(third, animated: true)
        stage.advance(by: 0.05)
        navigation.popToRootViewController(animated: true)
        try stage.settle()
        #expect(navigation.viewControllers == pages)
        #expect(pages[0].view.window != nil)
        #expect(second.parent == nil && third.parent == nil)
        #expect(log.lines.last.map { $0.hasPrefix("A") || $0.contains("didMove out") } == true)
    }

    @Test("Closing or resizing the window during a transition leaves the stack consistent")
    func windowChanges() throws {
        let (stage, navigation, _) = shown("A")
        let page = Page("B", log)
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 700, height: 500))
        try stage.settle()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 700, height: 500))
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        stage.window.isHidden = true
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
        #expect(page.parent == nil)
    }

    // MARK: - Large titles

    @Test("A large title is at the leading edge of the window, whatever its text")
    func mirroredLargeTitle() throws {
        let (stage, navigation, _) = shown("Letters")
        navigation.navigationBar.prefersLargeTitles = true
        func alignments() -> [NSTextAlignment] {
            var (found, pending): ([NSTextAlignment], [UIView]) = ([], [navigation.navigationBar])
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == "Letters", label.font.pointSize > 30 {
                    found.append(label.textAlignment)
                }
                pending += view.subviews
            }
            return found
        }
        try stage.settle()
        #expect(alignments() == [.left])
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        try stage.settle()
        stage.resize(to: CGSize(width: 420, height: 600))
        try stage.settle()
        #expect(alignments() == [.right])
    }

    @Test("A large title collapses as content scrolls up, and snaps")
    func largeTitle() throws {
        let stage = Stage(size: CGSize(width: 400, height: 600))
        let child = UIViewController(nibName: nil, bundle: nil)
        child.title = "Large"
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        scroll.contentSize = CGSize(width: 400, height: 3000)
        child.view = scroll
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = true
        stage.show(navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(scroll.adjustedContentInset.top == 96)
        #expect(scroll.contentOffset.y == -96)
        scroll.contentOffset.y = -76
        stage.advance(by: 0)
        #expect(navigation.navigationBar.frame.height == 76)
        scroll.contentOffset.y = 200
        stage.advance(by: 0)
        #expect(navigation.navigationBar.frame.height == 44)
        scroll.contentOffset.y = -96
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 375), duration: 1)
        try stage.settle()
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test("The transition coordinator exists right after an animated change, and its completion is called at the end")
    func coordinatorAtOnce() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage()
        stage.show(navigation)
        #expect(navigation.transitionCoordinator == nil)
        var log: [String] = []
        func follow(_ name: String, _ controller: UIViewController) throws {
            let coordinator = try #require(controller.transitionCoordinator)
            coordinator.animate(alongsideTransition: nil) { _ in log.append(name) }
            stage.advance(by: 0.05)
            #expect(log.isEmpty)
            try stage.settle()
            #expect(log == [name] && navigation.transitionCoordinator == nil)
            log = []
        }
        let child = UIViewController()
        navigation.pushViewController(child, animated: true)
        try follow("push", navigation)
        #expect(child.view.window != nil)
        navigation.popViewController(animated: true)
        try follow("pop", root)
        navigation.setViewControllers([root, UIViewController(), child], animated: true)
        try follow("set", child)
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("The completion block of a transaction around an animated push waits for the end of the transition")
    func transactionAroundPush() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage()
        stage.show(navigation)
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        stage.advance(by: 0.1)
        #expect(!isDone && navigation.transitionCoordinator != nil)
        try stage.settle()
        #expect(isDone && navigation.transitionCoordinator == nil)
        isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        navigation.pushViewController(UIViewController(), animated: false)
        CATransaction.commit()
        stage.advance(by: 0.01)
        #expect(isDone)
    }
}

extension Array where Element == UIViewController {
    fileprivate static func == (left: [UIViewController], right: [Page]) -> Bool {
        left.elementsEqual(right as [UIViewController]) { $0 === $1 }
    }
}
