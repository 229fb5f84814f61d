// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

@Suite("Page controls")
@MainActor
struct UIPageControlTests {
    /// Five dots, 18 points apart, the first at (69, 63) in the window.
    private func makeControl(pages: Int = 5) -> (Stage, UIPageControl, ControlLog) {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = pages
        control.sizeToFit()
        return (Stage.showing(control), control, ControlLog(control))
    }

    private func dot(_ page: Int) -> CGPoint { CGPoint(x: 69 + 18 * CGFloat(page), y: 63) }

    @Test("The current page is limited to the existing pages")
    func clamping() {
        let control = UIPageControl(frame: .zero)
        #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.allowsContinuousInteraction)
        control.numberOfPages = 4
        control.currentPage = 9
        #expect(control.currentPage == 3)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.currentPage = -4
        #expect(control.currentPage == 0)
        control.numberOfPages = -3
        #expect(control.numberOfPages == 0)
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
        control.numberOfPages = .max
        #expect(control.intrinsicContentSize.width.isFinite)
    }

    @Test("A tap next to the current dot moves one page forward or back")
    func tap() {
        let (stage, control, log) = makeControl()
        stage.tap(at: dot(4))
        #expect(control.currentPage == 1)
        #expect(log.names == ["down", "changed", "primary", "upInside"])
        stage.advance(by: 1)
        stage.tap(at: dot(0))
        #expect(control.currentPage == 0)
        stage.advance(by: 1)
        stage.tap(at: dot(0))
        #expect(control.currentPage == 0 && log.count(of: "changed") == 2)
    }

    @Test("A click selects the page of its dot")
    func click() {
        let (stage, control, _) = makeControl()
        stage.click(at: dot(3))
        #expect(control.currentPage == 3)
    }

    @Test("A drag along the row turns the pages, with the interaction state set while it lasts")
    func continuous() {
        let (stage, control, log) = makeControl()
        var states: [UIPageControl.InteractionState] = []
        control.addAction(UIAction { _ in states.append(control.interactionState) }, for: .valueChanged)
        let fingers = Fingers(stage: stage)
        fingers.down(1, dot(0).x, 63)
        for page in 1...3 { fingers.move(1, dot(page).x, 63) }
        #expect(control.currentPage == 3)
        fingers.up(1, dot(3).x, 63)
        #expect(states == [.continuous, .continuous, .continuous])
        #expect(control.interactionState == .none && log.count(of: "changed") == 3)

        control.allowsContinuousInteraction = false
        fingers.down(1, dot(0).x, 63)
        fingers.move(1, dot(4).x, 63)
        #expect(control.currentPage == 3)
        fingers.up(1, dot(4).x, 63)
        #expect(control.currentPage == 4 && states.last == .discrete)
    }

    @Test("Keys and the scroll wheel turn pages in the layout direction")
    func keys() throws {
        let (stage, control, _) = makeControl()
        try stage.key("tab")
        try stage.key("right")
        #expect(control.currentPage == 1)
        try stage.key("end")
        #expect(control.currentPage == 4)
        stage.wheel(at: dot(2), clicks: -1)
        #expect(control.currentPage == 3)
        control.semanticContentAttribute = .forceRightToLeft
        try stage.key("right")
        #expect(control.currentPage == 2)
    }

    @Test("The dots follow the configured direction")
    func directions() {
        let (stage, control, _) = makeControl()
        control.direction = .rightToLeft
        stage.click(at: dot(0))
        #expect(control.currentPage == 4)
        control.direction = .topToBottom
        #expect(control.intrinsicContentSize == CGSize(width: 26, height: 110))
        control.frame = CGRect(x: 50, y: 50, width: 26, height: 110)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 63, y: 69 + 18))
        #expect(control.currentPage == 1)
    }

    @Test("If not all dots fit, those around the current page are shown")
    func manyPages() {
        let (stage, control, _) = makeControl(pages: 1000)
        control.frame.size.width = 146
        stage.advance(by: 0)
        let dots = control.subviews.flatMap(\.subviews).count
        #expect(dots == 7)
        control.currentPage = 500
        stage.advance(by: 1)
        #expect(control.subviews.flatMap(\.subviews).count == 7)
        // The current page's dot is emphasized, wherever it is.
        let row = stage.screenshot(of: control)
        let darkest = (0..<row.width).compactMap { row[$0, 13]?.red }.min() ?? 255
        #expect(darkest < 60)
    }

    @Test("Images replace dots, with a page's own image before the preferred one")
    func images() {
        let (_, control, _) = makeControl()
        let image = UIImage()
        control.setIndicatorImage(image, forPage: 2)
        control.setCurrentPageIndicatorImage(image, forPage: 1)
        #expect(control.indicatorImage(forPage: 2) === image && control.indicatorImage(forPage: 1) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 1) === image)
    }

    @Test("A single page has no dot if hidesForSinglePage is true")
    func single() {
        let (stage, control, _) = makeControl(pages: 1)
        let shown = stage.screenshot(of: control)
        control.hidesForSinglePage = true
        #expect(stage.screenshot(of: control) != shown)
    }

    @Test("The second of five pages is rendered in both styles", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) throws {
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = 5
        control.currentPage = 1
        control.backgroundStyle = .prominent
        control.sizeToFit()
        let stage = Stage.showing(control, appearance: style)
        try stage.comparePicture(of: control, "pages_\(style == .dark ? "dark" : "light")")
    }

    @Test(
        "Indicators contrast with the color below the control",
        arguments: [UIColor.systemBackground, .systemIndigo, .black, .systemYellow],
        [UIUserInterfaceStyle.light, .dark])
    func contrast(ground: UIColor, appearance: UIUserInterfaceStyle) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), appearance: appearance)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        root.backgroundColor = .systemBackground
        let page = UIView(frame: root.bounds)
        page.backgroundColor = ground
        let control = UIPageControl(frame: CGRect(x: 0, y: 37, width: 200, height: 26))
        control.numberOfPages = 3
        control.currentPage = 1
        // The control isn't inside the page that is below it.
        for view in [page, control] { root.addSubview(view) }
        stage.show(root)
        func luminance(_ x: CGFloat) throws -> Double {
            let pixel = try #require(stage.pixel(at: CGPoint(x: x, y: 50)))
            let parts = [pixel.red, pixel.green, pixel.blue].map { pow(Double($0) / 255, 2.2) }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
        }
        let (below, current, other) = (try luminance(20), try luminance(100), try luminance(82))
        #expect(max(current, below) / min(current, below) >= 3)
        #expect(max(other, below) / min(other, below) >= 1.5)
        // A color of the application is kept.
        control.currentPageIndicatorTintColor = ground
        stage.advance(by: 0.1)
        #expect(try abs(luminance(100) - below) < 0.01)
    }
}
