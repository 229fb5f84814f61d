// SPDX-License-Identifier: MIT
import UIKit

/// The audience's screen: the slide, or black.
final class AudienceViewController: UIViewController {
    private let slideView = SlideView(frame: .zero)
    private let cover = UIView(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Slides"
        view.backgroundColor = .black
        cover.backgroundColor = .black
        cover.alpha = 0
        slideView.accessibilityIdentifier = "slide"
        for view in [slideView, cover] {
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view.addSubview(view)
        }
    }

    func show(_ slide: Slide?, isDark: Bool, animated: Bool) {
        loadViewIfNeeded()
        if slideView.slide != slide {
            if animated {
                UIView.transition(with: slideView, duration: 0.35, options: .transitionCrossDissolve) {
                    self.slideView.slide = slide
                }
            } else {
                slideView.slide = slide
            }
        }
        let alpha: CGFloat = isDark ? 1 : 0
        guard cover.alpha != alpha else { return }
        UIView.animate(withDuration: animated ? 0.25 : 0) { self.cover.alpha = alpha }
    }
}
