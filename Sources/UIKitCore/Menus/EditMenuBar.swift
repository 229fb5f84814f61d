// SPDX-License-Identifier: MIT
internal import Foundation

/// The elements of an edit menu side by side, divided into pages that fit the available width.
@MainActor
final class EditMenuBar: UIView {
    /// Called when a touch or button is released over an element.
    var onChoose: ((MenuItem) -> Void)?

    /// Called after a change of the text size.
    var onTextSizeChange: (() -> Void)?

    private(set) var cells: [EditMenuCell] = []
    private var items: [MenuItem] = []
    private var space: CGFloat = .greatestFiniteMagnitude
    private var pages: [Range<Int>] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: EditMenuBar.hoverChanged)
        addGestureRecognizer(hover)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the items in a bar no wider than `space` points, on the page that was visible before.
    func show(_ items: [MenuItem], space: CGFloat) {
        self.items = items
        self.space = space
        let widths = items.map { cell(.item($0)).naturalWidth }
        pages = EditMenuPages(widths: widths, space: space, pager: Theme.EditMenu.pagerWidth).pages
        page = min(page, max(pages.count - 1, 0))
        showPage()
    }

    /// The index of the visible page.
    private(set) var page = 0

    var pageCount: Int { pages.count }

    private func cell(_ role: EditMenuCell.Role) -> EditMenuCell { EditMenuCell(role, traits: traitCollection) }

    private func showPage() {
        for cell in cells { cell.removeFromSuperview() }
        cells = []
        guard pages.indices.contains(page) else { return }
        if page > 0 { cells.append(cell(.back)) }
        cells += items[pages[page]].map { cell(.item($0)) }
        if page < pages.count - 1 { cells.append(cell(.forward)) }
        for (index, cell) in cells.enumerated() {
            cell.isSeparated = index > 0
            addSubview(cell)
        }
        setNeedsLayout()
    }

    private func turn(by step: Int) {
        page = min(max(page + step, 0), max(pages.count - 1, 0))
        showPage()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { onTextSizeChange?() }
    }

    // MARK: - Layout

    /// Returns the size that fits every page.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = pages.enumerated().map { index, page in
            let pagers = (index > 0 ? 1 : 0) + (index < pages.count - 1 ? 1 : 0)
            return items[page].reduce(CGFloat(pagers) * Theme.EditMenu.pagerWidth) {
                $0 + cell(.item($1)).naturalWidth
            }
        }
        let height = items.map { cell(.item($0)).naturalHeight }.max() ?? Theme.EditMenu.height
        return CGSize(width: min(widths.max() ?? 0, space), height: height)
    }

    /// Distributes the remaining width evenly among the elements.
    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = cells.reduce(0) { $0 + $1.naturalWidth }
        let elements = CGFloat(max(cells.filter { $0.item != nil }.count, 1))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for cell in cells {
            let extra = cell.item == nil ? 0 : (bounds.width - natural) / elements
            let next = x + max(cell.naturalWidth + extra, 0)
            // Rounded to whole points, so that neighboring cells neither overlap nor leave gaps.
            let (left, right) = (x.rounded(), next.rounded())
            cell.frame = CGRect(
                x: isRightToLeft ? bounds.width - right : left, y: 0, width: right - left, height: bounds.height)
            x = next
        }
    }

    // MARK: - Pointer and touch

    private func hoverChanged(_ recognizer: UIHoverGestureRecognizer) {
        let isInside = recognizer.state == .began || recognizer.state == .changed
        highlight(isInside ? cell(at: recognizer.location(in: self)) : nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(nil)
        guard let point = touches.first?.location(in: self), let cell = cell(at: point) else { return }
        switch cell.role {
        case .item(let item): onChoose?(item)
        case .back: turn(by: -1)
        case .forward: turn(by: 1)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        highlight(nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        highlight(touches.first.flatMap { cell(at: $0.location(in: self)) })
    }

    private func highlight(_ cell: EditMenuCell?) {
        for other in cells { other.isHighlighted = other === cell }
    }

    private func cell(at point: CGPoint) -> EditMenuCell? {
        guard bounds.contains(point) else { return nil }
        return cells.first { $0.frame.contains(point) && $0.isSelectable }
    }
}

/// The division of a bar's elements into pages.
struct EditMenuPages {
    private(set) var pages: [Range<Int>] = []

    /// Fills one page after another.
    ///
    /// Each page has space for its paging cells and contains at least one element.
    init(widths: [CGFloat], space: CGFloat, pager: CGFloat) {
        guard !widths.isEmpty else { return }
        if widths.reduce(0, +) <= space {
            pages = [widths.indices]
            return
        }
        var start = 0
        while start < widths.count {
            let back = start > 0 ? pager : 0
            var end = start
            var width = back
            while end < widths.count,
                end == start || width + widths[end] + (end < widths.count - 1 ? pager : 0) <= space
            {
                width += widths[end]
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
    }
}
