// SPDX-License-Identifier: MIT
import UIKit

/// A choice of one title, in a segmented control or in several, one below the other.
final class ChoiceControl: UIView {
    /// The height of a row of titles, in the application's text size.
    static var height: CGFloat {
        max(32, UITraitCollection.current.grown(28))
    }
    private static let gap: CGFloat = 6

    /// Called with the new index when the user selects a title.
    var onChange: ((Int) -> Void)?

    var selectedIndex = 0 {
        didSet { if selectedIndex != oldValue { showSelection() } }
    }

    private let rows: [UISegmentedControl]

    convenience init(titles: [String], selectedIndex: Int = 0) {
        self.init(rows: [titles], selectedIndex: selectedIndex)
    }

    /// Creates a choice with a segmented control for each list of titles; the index counts through all of them.
    init(rows titles: [[String]], selectedIndex: Int = 0) {
        rows = titles.map { UISegmentedControl(items: $0) }
        self.selectedIndex = selectedIndex
        super.init(frame: .zero)
        for row in rows {
            row.addAction(
                UIAction { [weak self, unowned row] _ in self?.choose(row.selectedSegmentIndex, in: row) },
                for: .valueChanged)
            addSubview(row)
        }
        showSelection()
    }

    required init?(coder: NSCoder) { nil }

    private var height: CGFloat { max(32, grown(28)) }

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: rows.map(\.intrinsicContentSize.width).max() ?? 0,
            height: height * CGFloat(rows.count) + Self.gap * CGFloat(rows.count - 1))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pitch = (bounds.height + Self.gap) / CGFloat(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
            let y = (CGFloat(index) * pitch).rounded()
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: (pitch - Self.gap).rounded())
        }
    }

    /// The index of a row's first title.
    private func start(of row: UISegmentedControl) -> Int {
        rows.prefix { $0 !== row }.map(\.numberOfSegments).reduce(0, +)
    }

    private func choose(_ segment: Int, in row: UISegmentedControl) {
        guard segment != UISegmentedControl.noSegment else { return }
        let index = start(of: row) + segment
        guard index != selectedIndex else { return }
        selectedIndex = index
        onChange?(index)
    }

    private func showSelection() {
        for row in rows {
            let segment = selectedIndex - start(of: row)
            row.selectedSegmentIndex =
                (0..<row.numberOfSegments).contains(segment) ? segment : UISegmentedControl.noSegment
        }
    }
}
