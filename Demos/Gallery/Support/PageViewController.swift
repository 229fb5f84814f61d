// SPDX-License-Identifier: MIT
import UIKit

/// A page of cards under a heading, which scrolls if they don't fit.
class PageViewController: UIViewController {
    private let heading = UILabel("", font: .systemFont(ofSize: 28, weight: .bold))
    private let summaryLabel = UILabel("", font: .systemFont(ofSize: 15), color: .secondaryLabel, lines: 0)
    let scroller = UIScrollView(frame: .zero)
    private(set) var cards: [CardView] = []

    // MARK: - For subclasses

    /// A sentence that describes the page.
    var summary: String { "" }

    func makeCards() -> [CardView] { [] }

    // MARK: - View

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = title
        heading.accessibilityTraits = .header
        heading.adjustsFontSizeToFitWidth = true
        heading.minimumScaleFactor = 0.4
        summaryLabel.text = summary
        cards = makeCards()
        view.addSubview(scroller)
        for subview in [heading, summaryLabel] as [UIView] + cards { scroller.addSubview(subview) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scroller.flashScrollIndicators()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        scroller.frame = view.bounds
        let isLarge = traitCollection.hasLargeText
        let isSmall = size.width < 600 || size.height < 480
        let margin: CGFloat = isSmall ? 16 : 32
        let width = min(size.width - 2 * margin, Self.maximumWidth)
        guard width > 0 else { return }
        let x = ((size.width - width) / 2).rounded()

        heading.frame = CGRect(x: x, y: isSmall ? 12 : 28, width: width, height: max(34, heading.lineHeight))
        summaryLabel.frame = CGRect(
            x: x, y: heading.frame.maxY + 4, width: width, height: summaryLabel.height(forWidth: width))
        let (top, bottom) = (summaryLabel.frame.maxY + (isSmall ? 12 : 20), isSmall ? 16 : 24) as (CGFloat, CGFloat)
        let flow = CardFlow(
            area: CGRect(x: x, y: top, width: width, height: isLarge ? 0 : max(0, size.height - top - bottom)),
            columns: isLarge || width < Self.widthForTwoColumns ? 1 : width < Self.widthForThreeColumns ? 2 : 3)
        let frames = flow.place(count: cards.count) { [cards] index, width in cards[index].heights(forWidth: width) }
        for (card, frame) in zip(cards, frames) { card.frame = frame }
        scroller.contentSize = CGSize(width: size.width, height: (frames.map(\.maxY).max() ?? top) + bottom)
        if view.isMirrored { scroller.mirror([heading, summaryLabel] + cards, width: size.width) }
    }

    private static let maximumWidth: CGFloat = 1800
    private static let widthForTwoColumns: CGFloat = 620
    private static let widthForThreeColumns: CGFloat = 1200
}
