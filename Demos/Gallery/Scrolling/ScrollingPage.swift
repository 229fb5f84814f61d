// SPDX-License-Identifier: MIT
import UIKit

final class ScrollingPage: PageViewController {
    override var summary: String { "Content larger than its view; it goes on smoothly however busy the program is." }

    override func viewDidLoad() {
        title = "Scrolling"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            LongListCard("Long content", note: "Ten thousand rows, made of the few that are seen."),
            PagesCard("Pages", note: "Each flick turns one page."),
            ZoomCard("Zoom", note: "Pinch, Ctrl and the wheel, or a double tap."),
            NestedCard("One inside another", note: "Rows scroll sideways, all of them up and down."),
            TilesCard("Tiles", note: "A map of 20,000 points, drawn where it is looked at."),
            BoardCard(
                "A board", note: "A million tiles, of which those are made that are seen; pinch to enlarge them."),
        ]
    }
}

/// A card whose body is one scroll view.
class ScrollCard: CardView {
    let scrollView = UIScrollView(frame: .zero)

    override func build() {
        scrollView.layer.cornerRadius = 10
        scrollView.layer.cornerCurve = .continuous
        scrollView.backgroundColor = .tertiarySystemGroupedBackground
        addSubview(scrollView)
    }

    /// Places the content for a view of that size.
    func layoutContent(in size: CGSize) {}

    final override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 170 }
    final override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 100 }
    final override var stretch: CGFloat { 400 }

    final override func layoutBody(in area: CGRect) {
        guard scrollView.frame != area else { return }
        scrollView.frame = area
        layoutContent(in: area.size)
    }
}
