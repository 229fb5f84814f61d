// SPDX-License-Identifier: MIT
import UIKit

final class ScrollingPage: PageViewController {
    override var summary: String {
        "Content larger than its view. Scrolling stays smooth even while the application is busy."
    }

    override func viewDidLoad() {
        title = "Scrolling"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            LongListCard("Long content", note: "Ten thousand rows; views only for the visible ones."),
            PagesCard("Pages", note: "Each swipe turns one page."),
            ZoomCard("Zoom", note: "Pinch, scroll with Ctrl held, or double-tap."),
            NestedCard("Nested", note: "Rows scroll horizontally inside a vertical scroll view."),
            TilesCard("Tiles", note: "A map 20,000 points wide, drawn where it is visible."),
            BoardCard(
                "Board", note: "A million tiles; views only for the visible ones. Pinch to zoom."),
        ]
    }
}

/// A card with one scroll view.
class ScrollCard: CardView {
    let scrollView = UIScrollView(frame: .zero)

    override func build() {
        scrollView.layer.cornerRadius = 10
        scrollView.layer.cornerCurve = .continuous
        scrollView.backgroundColor = .tertiarySystemGroupedBackground
        addSubview(scrollView)
    }

    /// The text size for which the content was last laid out.
    private var shownCategory: UIContentSizeCategory?

    /// Lays out the content for a scroll view of the given size.
    func layoutContent(in size: CGSize) {}

    final override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(170) }
    final override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { grown(100) }
    final override var stretch: CGFloat { 400 }

    final override func layoutBody(in area: CGRect) {
        let category = traitCollection.preferredContentSizeCategory
        guard scrollView.frame != area || category != shownCategory else { return }
        shownCategory = category
        scrollView.frame = area
        layoutContent(in: area.size)
    }
}
