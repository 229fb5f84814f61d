import UIKit

class TourViewController: UIViewController {

    @IBOutlet private weak var pageControl: UIPageControl!
    @IBOutlet private weak var startButton: UIButton!

    private var pager: PagerViewController!

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.numberOfPages = TourPage.all.count
        pageControl.accessibilityHint = String.localizedStringWithFormat(NSLocalizedString("page.count", comment: ""), TourPage.all.count)
        startButton.alpha = 0

        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showHelp(_:)))
        swipe.direction = [.up]
        view.addGestureRecognizer(swipe)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let pager = segue.destination as? PagerViewController {
            self.pager = pager
            pager.pagerDelegate = self
        }
    }

    @IBAction func pageChanged(_ sender: UIPageControl) {
        pager.show(page: sender.currentPage)
    }

    @objc private func showHelp(_ sender: Any?) {
        performSegue(withIdentifier: "showHelp", sender: sender)
    }

    @IBAction func unwindToTour(_ unwindSegue: UIStoryboardSegue) {
        if unwindSegue.identifier == "backToTour" {
            pager.show(page: 0)
        }
    }
}

extension TourViewController: PagerDelegate {

    func pager(_ pager: PagerViewController, didShowPage index: Int) {
        pageControl.currentPage = index
        let isLast = index == TourPage.all.count - 1
        UIView.animate(withDuration: 0.3, animations: { [startButton] in
            startButton?.alpha = isLast ? 1 : 0
        }) { finished in
            guard finished else { return }
            self.startButton.isEnabled = isLast
        }
    }
}
