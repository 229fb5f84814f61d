// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

private final class LeafPage: UIViewController {
    let number: Int
    var heard: [String] = []

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = number.isMultiple(of: 2) ? .red : .blue
    }

    override func viewWillAppear(_ animated: Bool) { heard.append("comes") }
    override func viewDidAppear(_ animated: Bool) { heard.append("came") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("goes") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("went") }
}

/// A data source with ten pages, from 0 to 9, that records all calls.
private final class Binding: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var lines: [String] = []
    var asked: [String] = []

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    private func page(_ controller: UIViewController, _ step: Int) -> LeafPage? {
        guard let number = (controller as? LeafPage)?.number else { return nil }
        asked.append("\(step > 0 ? "after" : "before") \(number)")
        return (0..<10).contains(number + step) ? LeafPage(number + step) : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        lines.append("to \(pendingViewControllers.compactMap { ($0 as? LeafPage)?.number })")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        lines.append("from \(previousViewControllers.compactMap { ($0 as? LeafPage)?.number }) \(completed)")
    }
}

@MainActor
@Suite("Page curls by dragging")
struct PageLeafTests {
    private let binding = Binding()

    private func book(
        _ stage: Stage, _ pages: [LeafPage], spine: UIPageViewController.SpineLocation = .min,
        orientation: UIPageViewController.NavigationOrientation = .horizontal, isMirrored: Bool = false
    ) -> UIPageViewController {
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: orientation, options: [.spineLocation: spine])
        book.dataSource = binding
        book.delegate = binding
        book.setViewControllers(pages, direction: .forward, animated: false)
        if isMirrored { book.view.semanticContentAttribute = .forceRightToLeft }
        stage.show(book)
        stage.advance(by: 0.1)
        return book
    }

    private func numbers(_ book: UIPageViewController) -> [Int] {
        (book.viewControllers ?? []).compactMap { ($0 as? LeafPage)?.number }
    }

    /// Drags in steps, and stays at the end.
    private func drag(_ stage: Stage, from start: CGPoint, to end: CGPoint) {
        let fingers = Fingers(stage: stage)
        fingers.down(0, start.x, start.y)
        for step in 1...10 {
            stage.advance(by: 0.05)
            let share = CGFloat(step) / 10
            fingers.move(0, start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        }
        // At rest, so that the end of the drag isn't a throw.
        stage.advance(by: 0.5)
        fingers.move(0, end.x, end.y)
        stage.advance(by: 0.05)
    }

    private func color(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) -> String {
        guard let pixel = stage.pixel(at: CGPoint(x: x, y: y)) else { return "none" }
        if pixel.red > 200, pixel.green < 120, pixel.blue < 120 { return "red" }
        if pixel.blue > 200, pixel.red < 120 { return "blue" }
        return pixel.red > 150 && pixel.green > 150 ? "paper" : "shade"
    }

    @Test("A dragged page curls with its back visible above the next page, and turns when released")
    func forward() {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let first = LeafPage(0)
        let book = book(stage, [first])
        first.heard = []
        drag(stage, from: CGPoint(x: 380, y: 150), to: CGPoint(x: 160, y: 150))
        #expect(binding.lines == ["to [1]"] && binding.asked == ["after 0"])
        #expect(numbers(book) == [0] && book.children.count == 2 && first.heard == ["goes"])
        #expect(
            color(stage, 100, 150) == "red" && color(stage, 190, 150) == "paper" && color(stage, 370, 150) == "blue")
        Fingers(stage: stage).up(0, 160, 150)
        stage.advance(by: 1)
        #expect(numbers(book) == [1] && book.children == book.viewControllers)
        #expect(binding.lines == ["to [1]", "from [0] true"] && binding.asked == ["after 0"])
        #expect(first.heard == ["goes", "went"] && color(stage, 100, 150) == "blue")
        #expect((book.viewControllers?.first as? LeafPage)?.heard == ["comes", "came"])
    }

    @Test("A page released early or thrown back returns, and both controllers get balanced callbacks")
    func takenBack() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let first = LeafPage(0)
        let book = book(stage, [first])
        first.heard = []
        drag(stage, from: CGPoint(x: 380, y: 150), to: CGPoint(x: 280, y: 150))
        let other = try #require(book.children.last as? LeafPage)
        Fingers(stage: stage).up(0, 280, 150)
        stage.advance(by: 1)
        #expect(numbers(book) == [0] && book.children == [first])
        #expect(first.heard == ["goes", "comes", "came"] && other.heard == ["comes", "goes", "went"])
        #expect(binding.lines == ["to [1]", "from [0] false"] && color(stage, 390, 150) == "red")

        // Past the middle, but moving back quickly.
        let fingers = Fingers(stage: stage)
        drag(stage, from: CGPoint(x: 380, y: 150), to: CGPoint(x: 60, y: 150))
        for step in 1...4 {
            stage.advance(by: 0.02)
            fingers.move(0, 60 + CGFloat(step) * 20, 150)
        }
        fingers.up(0, 140, 150)
        stage.advance(by: 1)
        #expect(numbers(book) == [0] && binding.lines.last == "from [0] false")
    }

    @Test("A page turned back enters with its back first")
    func back() {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let book = book(stage, [LeafPage(3)])
        drag(stage, from: CGPoint(x: 20, y: 150), to: CGPoint(x: 240, y: 150))
        #expect(binding.lines == ["to [2]"] && binding.asked == ["before 3"])
        #expect(color(stage, 60, 150) == "red" && color(stage, 260, 150) == "paper" && color(stage, 390, 150) == "blue")
        Fingers(stage: stage).up(0, 240, 150)
        stage.advance(by: 1)
        #expect(numbers(book) == [2] && color(stage, 390, 150) == "red")
    }

    @Test("At the ends, and across the navigation axis, nothing is turned")
    func ends() {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let book = book(stage, [LeafPage(0)])
        stage.drag(from: CGPoint(x: 20, y: 150), to: CGPoint(x: 350, y: 150))
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 200, y: 280), to: CGPoint(x: 200, y: 20))
        stage.advance(by: 1)
        #expect(numbers(book) == [0] && binding.lines == [] && book.children.count == 1)
    }

    @Test("A mouse and a touchpad turn pages as touches do")
    func devices() {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let book = book(stage, [LeafPage(4)])
        stage.mouseDrag(from: CGPoint(x: 380, y: 200), to: CGPoint(x: 50, y: 180))
        stage.advance(by: 1)
        #expect(numbers(book) == [5])
        stage.touchpadScroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: -350, height: 0))
        stage.advance(by: 1.5)
        #expect(numbers(book) == [4])
        stage.touchpadScroll(at: CGPoint(x: 200, y: 150), by: CGSize(width: 350, height: 0))
        stage.advance(by: 1.5)
        #expect(numbers(book) == [5])
    }

    @Test(
        "The spine and the layout direction determine where pages turn",
        arguments: [
            (UIPageViewController.SpineLocation.max, false, CGPoint(x: 20, y: 150), CGPoint(x: 330, y: 150)),
            (.min, true, CGPoint(x: 20, y: 150), CGPoint(x: 330, y: 150)),
            (.max, true, CGPoint(x: 380, y: 150), CGPoint(x: 70, y: 150)),
        ])
    func directions(
        _ spine: UIPageViewController.SpineLocation, _ isMirrored: Bool, _ start: CGPoint, _ end: CGPoint
    ) {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let book = book(stage, [LeafPage(2)], spine: spine, isMirrored: isMirrored)
        stage.drag(from: start, to: end)
        stage.advance(by: 1)
        #expect(numbers(book) == [3])
        stage.tap(at: end.x > 200 ? CGPoint(x: 390, y: 150) : CGPoint(x: 10, y: 150))
        stage.advance(by: 1)
        #expect(numbers(book) == [2])
    }

    @Test("Vertically ordered pages turn up and down")
    func vertical() {
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 0.5)
        let book = book(stage, [LeafPage(2)], orientation: .vertical)
        drag(stage, from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 160))
        #expect(color(stage, 150, 100) == "red" && color(stage, 150, 370) == "blue")
        Fingers(stage: stage).up(0, 150, 160)
        stage.advance(by: 1)
        #expect(numbers(book) == [3])
        stage.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 150, y: 360))
        stage.advance(by: 1)
        #expect(numbers(book) == [2])
    }

    @Test("In a spread the next page is on the back of the leaf, and the pages beside and below stay in place")
    func spread() {
        let stage = Stage(size: CGSize(width: 400, height: 200), scale: 0.5)
        let book = book(stage, [LeafPage(3), LeafPage(4)], spine: .mid)
        drag(stage, from: CGPoint(x: 390, y: 100), to: CGPoint(x: 120, y: 100))
        #expect(binding.lines == ["to [5, 6]"] && binding.asked == ["after 4", "after 5"])
        // From the left: page 3, the back of the leaf with page 5, and page 6 at the position of page 4.
        #expect(color(stage, 40, 100) == "blue" && color(stage, 160, 100) == "blue" && color(stage, 380, 100) == "red")
        Fingers(stage: stage).up(0, 120, 100)
        stage.advance(by: 1)
        #expect(numbers(book) == [5, 6] && book.viewControllers?.map { $0.view.frame.minX } == [0, 200])
        binding.lines = []
        drag(stage, from: CGPoint(x: 10, y: 100), to: CGPoint(x: 150, y: 100))
        #expect(binding.lines == ["to [3, 4]"])
        Fingers(stage: stage).up(0, 150, 100)
        stage.advance(by: 1)
        #expect(numbers(book) == [5, 6] && binding.lines == ["to [3, 4]", "from [5, 6] false"])
    }

    @Test("Quick turns don't wait, and resizing the window completes or cancels the current turn")
    func hurry() {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let book = book(stage, [LeafPage(1)])
        for _ in 0..<3 {
            stage.drag(from: CGPoint(x: 380, y: 150), to: CGPoint(x: 100, y: 150), duration: 0.1)
            stage.advance(by: 0.05)
        }
        #expect(binding.lines.suffix(2) == ["from [2] true", "to [4]"])
        stage.resize(to: CGSize(width: 500, height: 300))
        stage.advance(by: 0.1)
        #expect(numbers(book) == [4] && binding.lines.last == "from [3] true")
        drag(stage, from: CGPoint(x: 480, y: 150), to: CGPoint(x: 100, y: 150))
        stage.resize(to: CGSize(width: 400, height: 300))
        stage.advance(by: 0.1)
        #expect(numbers(book) == [4] && binding.lines.last == "from [4] false" && book.children.count == 1)
        Fingers(stage: stage).up(0, 100, 150)
        stage.advance(by: 1)
        #expect(numbers(book) == [4])
    }

    @Test("Controls on a page keep their touches, even near the edges")
    func controls() throws {
        let stage = Stage(size: CGSize(width: 400, height: 300), scale: 0.5)
        let page = LeafPage(1)
        let book = book(stage, [page])
        let slider = UISlider(frame: CGRect(x: 20, y: 130, width: 360, height: 40))
        page.view.addSubview(slider)
        stage.advance(by: 0.1)
        slider.value = 1
        stage.drag(from: CGPoint(x: 368, y: 150), to: CGPoint(x: 100, y: 150))
        stage.advance(by: 1)
        #expect(slider.value < 0.5 && numbers(book) == [1] && binding.lines == [])
        stage.tap(at: CGPoint(x: 390, y: 280))
        stage.advance(by: 1)
        #expect(numbers(book) == [2])
    }

    @Test("The recognizers that turn pages are a pan and a tap, which can be moved to another view")
    func recognizers() {
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        #expect(book.gestureRecognizers.map { $0 is UIPanGestureRecognizer } == [true, false])
        #expect(book.gestureRecognizers.last is UITapGestureRecognizer)
    }
}
