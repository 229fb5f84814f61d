// SPDX-License-Identifier: MIT
import UIKit

/// Dots for few pages, for many, and with a background.
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
        add("Five pages", few)
        add("Sixty pages", many, fills: true)
        add("Background", colored)
    }
}
