// SPDX-License-Identifier: MIT
import UIKit

/// Page controls for few and many pages, and with a background.
final class PagesControlCard: ControlRowsCard {
    override func build() {
        let few = UIPageControl()
        few.numberOfPages = 5
        few.currentPage = 1
        let many = UIPageControl()
        many.numberOfPages = 60
        many.currentPage = 20
        let colored = UIPageControl()
        colored.numberOfPages = 4
        colored.currentPageIndicatorTintColor = .systemOrange
        colored.backgroundStyle = .prominent
        let timed = UIPageControl()
        timed.numberOfPages = 4
        let timer = UIPageControlTimerProgress(preferredDuration: 4)
        timer.resetsToInitialPageAfterEnd = true
        timed.progress = timer
        timer.currentProgress = 0.4
        timed.accessibilityIdentifier = "timed pages"
        // Starts at the first tap, so that an idle page uses no processor time.
        timed.addAction(
            UIAction { _ in if timer.isRunning { timer.pauseTimer() } else { timer.resumeTimer() } },
            for: .touchUpInside)
        add("Five pages", few)
        add("Timed", timed)
        add("Sixty pages", many, fills: true)
        add("Background", colored)
    }
}
