// SPDX-License-Identifier: MIT
import UIKit

/// A page of cards under a heading.
///
/// Cards that don't fit are on further sheets.
class PageViewController: UIViewController {
    private let heading = UILabel.scaling("", font: .systemFont(ofSize: 28, weight: .bold))
    private let summaryLabel = UILabel.scaling("", font: .systemFont(ofSize: 15), color: .secondaryLabel, lines: 0)
    private let pager = PagerView(frame: .zero)
    /// Contains the cards while text is so large that a sheet may not have space for one.
    private let scroller = UIScrollView(frame: .zero)
    private(set) var cards: [CardView] = []
    /// The index of each sheet's first card.
    private var sheets: [Int] = [0]
    private var firstCard = 0

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
        pager.onStep = { [weak self] step in self?.turn(by: step) }
        scroller.alwaysBounceVertical = true
        for subview in [heading, summaryLabel, pager] as [UIView] + cards { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let margin: CGFloat = size.width < 600 || size.height < 480 ? 16 : 32
        let width = min(size.width - 2 * margin, 1360)
        let x = ((size.width - width) / 2).rounded()
        let columns = width < (traitCollection.hasLargeText ? 1100 : 620) ? 1 : 2
        let showsSummary = size.height >= 420

        heading.frame = CGRect(x: x, y: margin == 32 ? 28 : 12, width: width, height: max(34, heading.lineHeight))
        var top = heading.frame.maxY
        summaryLabel.isHidden = !showsSummary
        if showsSummary {
            summaryLabel.frame = CGRect(x: x, y: top + 4, width: width, height: summaryLabel.height(forWidth: width))
            top = summaryLabel.frame.maxY
        }
        top += showsSummary ? 20 : 10
        let area = CGRect(x: x, y: top, width: width, height: size.height - top - (margin == 32 ? 24 : 16))
        guard area.height > 0 else { return }
        for card in cards { card.isCompact = size.height < 560 }
        if traitCollection.hasLargeText {
            scrollCards(below: top, x: x, width: width)
        } else {
            bringBackCards()
            layoutCards(CardFlow(area: area, columns: columns))
        }

        let pagerSize = PagerView.size
        pager.frame = CGRect(
            x: area.maxX - pagerSize.width, y: heading.frame.midY - pagerSize.height / 2, width: pagerSize.width,
            height: pagerSize.height)
        heading.frame.size.width = width - (pager.isHidden ? 0 : pagerSize.width + 16)
        view.mirrorIfNeeded([heading, pager] + cards.filter { !$0.isHidden && $0.superview === view })
    }

    // MARK: - Large text

    /// Lays out all cards in one column that scrolls.
    private func scrollCards(below top: CGFloat, x: CGFloat, width: CGFloat) {
        pager.isHidden = true
        if scroller.superview == nil { view.insertSubview(scroller, at: 0) }
        scroller.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
        var y: CGFloat = 0
        for card in cards {
            if card.superview !== scroller { scroller.addSubview(card) }
            card.isHidden = false
            card.frame = CGRect(x: x, y: y, width: width, height: card.heights(forWidth: width).preferred)
            y = card.frame.maxY + CardFlow.gap
        }
        scroller.contentSize = CGSize(width: view.bounds.width, height: y + 16)
    }

    private func bringBackCards() {
        guard scroller.superview != nil else { return }
        for card in cards { view.addSubview(card) }
        scroller.removeFromSuperview()
    }

    // MARK: - Sheets

    private func layoutCards(_ flow: CardFlow) {
        sheets = []
        var shown: [Int: CGRect] = [:]
        var next = 0
        while next < cards.count {
            let frames = flow.place(count: cards.count - next) { [cards] index, width in
                cards[next + index].heights(forWidth: width)
            }
            guard !frames.isEmpty else { break }
            // The current sheet is the one with the card that was first before the resize.
            if (next..<next + frames.count).contains(firstCard) {
                for (index, frame) in frames.enumerated() { shown[next + index] = frame }
            }
            sheets.append(next)
            next += frames.count
        }
        for (index, card) in cards.enumerated() {
            card.isHidden = shown[index] == nil
            if let frame = shown[index] { card.frame = frame }
        }
        pager.isHidden = sheets.count < 2
        pager.show((sheets.lastIndex { $0 <= firstCard } ?? 0) + 1, of: sheets.count)
    }

    private func turn(by step: Int) {
        let present = sheets.lastIndex { $0 <= firstCard } ?? 0
        guard sheets.indices.contains(present + step) else { return }
        firstCard = sheets[present + step]
        view.setNeedsLayout()
    }
}
