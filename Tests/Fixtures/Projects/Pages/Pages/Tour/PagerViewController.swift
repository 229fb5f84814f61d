import UIKit

@objc protocol PagerDelegate: class {
    func pager(_ pager: PagerViewController, didShowPage index: Int)
}

class PagerViewController: UIPageViewController {

    @objc weak var pagerDelegate: PagerDelegate?

    private(set) var currentPage = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([page(at: 0)!], direction: .forward, animated: false, completion: nil)
    }

    func show(page index: Int) {
        guard index != currentPage, let controller = page(at: index) else { return }
        let direction: UIPageViewController.NavigationDirection = index > currentPage ? .forward : .reverse
        currentPage = index
        setViewControllers([controller], direction: direction, animated: true) { [weak self] _ in
            guard let self = self else { return }
            self.pagerDelegate?.pager(self, didShowPage: index)
        }
    }

    private func page(at index: Int) -> PageViewController? {
        guard TourPage.all.indices.contains(index) else { return nil }
        let controller = storyboard?.instantiateViewController(withIdentifier: "Page") as? PageViewController
        controller?.index = index
        controller?.page = TourPage.all[index]
        return controller
    }
}

extension PagerViewController: UIPageViewControllerDataSource {

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        return page(at: (viewController as! PageViewController).index - 1)
    }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        return page(at: (viewController as! PageViewController).index + 1)
    }
}

extension PagerViewController: UIPageViewControllerDelegate {

    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        guard completed, let page = viewControllers?.first as? PageViewController else { return }
        currentPage = page.index
        pagerDelegate?.pager(self, didShowPage: currentPage)
    }
}
