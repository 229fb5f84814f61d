// SPDX-License-Identifier: MIT
import UIKit

/// Six pages that scroll, or curl as one page or a spread of two.
final class BookCard: ContainerCard, UIPageViewControllerDataSource {
    private static let colors: [UIColor] = [
        .systemIndigo, .systemTeal, .systemGreen, .systemOrange, .systemPink, .systemBrown,
    ]

    /// Contains the page view controller of the selected style.
    private final class Shelf: UIViewController {
        override func viewDidLayoutSubviews() {
            for child in children { child.viewIfLoaded?.frame = view.bounds }
        }
    }

    private var book: UIPageViewController?

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Scroll", "Curl", "Spread"], container: Shelf())
        open(.scroll)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        open(choice.selectedIndex == 0 ? .scroll : .pageCurl, isSpread: choice.selectedIndex == 2)
    }

    private func open(_ style: UIPageViewController.TransitionStyle, isSpread: Bool = false) {
        if let book {
            book.willMove(toParent: nil)
            book.view.removeFromSuperview()
            book.removeFromParent()
        }
        let spine: UIPageViewController.SpineLocation = isSpread ? .mid : .min
        let book = UIPageViewController(
            transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        book.dataSource = self
        let sheets = (0..<(isSpread ? 2 : 1)).map { Sheet($0, Self.colors[$0]) }
        book.setViewControllers(sheets, direction: .forward, animated: false)
        container.addChild(book)
        book.view.frame = container.view.bounds
        container.view.addSubview(book.view)
        book.didMove(toParent: container)
        self.book = book
        // The colors of the sheets reach below the dots.
        for case let dots as UIPageControl in book.view.subviews {
            dots.currentPageIndicatorTintColor = .white
            dots.pageIndicatorTintColor = UIColor(white: 1, alpha: 0.5)
        }
    }

    // MARK: - Pages

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { sheet(beside: viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { sheet(beside: viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.colors.count }

    private func sheet(beside controller: UIViewController, _ step: Int) -> Sheet? {
        guard let index = (controller as? Sheet).map({ $0.index + step }), Self.colors.indices.contains(index) else {
            return nil
        }
        return Sheet(index, Self.colors[index])
    }
}

private final class Sheet: UIViewController {
    let index: Int
    private let color: UIColor
    private let label: UILabel

    init(_ index: Int, _ color: UIColor) {
        self.index = index
        self.color = color
        label = UILabel("\(index + 1)", font: .systemFont(ofSize: 64, weight: .bold), color: .white)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.frame = view.bounds
        view.addSubview(label)
    }
}
