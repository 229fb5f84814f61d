// SPDX-License-Identifier: MIT
internal import Foundation

/// The methods through which a menu's list reports to its session.
@MainActor
protocol MenuListViewDelegate: AnyObject {
    /// Called when the pointer or a finger moves to a point of the list; `nil` after it has left.
    func menuList(_ list: MenuListView, pointerMovedTo point: CGPoint?)
    func menuList(_ list: MenuListView, chose item: MenuItem, at place: MenuListView.Place)
}

/// The vertical list of a menu's items, which scrolls if it exceeds the available height.
@MainActor
final class MenuListView: UIView {
    /// The position of an item and, in a row of elements, of one of them.
    struct Place: Hashable {
        var row: Int
        var cell = 0
    }

    weak var delegate: (any MenuListViewDelegate)?
    private let scrollView = UIScrollView(frame: .zero)
    private(set) var rows: [MenuRow] = []
    private let isForTouch: Bool

    init(isForTouch: Bool) {
        self.isForTouch = isForTouch
        super.init(frame: .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delaysContentTouches = false
        addSubview(scrollView)
        let hover = UIHoverGestureRecognizer()
        hover.addTarget(self, action: MenuListView.hoverChanged)
        addGestureRecognizer(hover)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ items: [MenuItem]) {
        for row in rows { row.removeFromSuperview() }
        let leaves = items.filter { if case .row = $0.kind { false } else { true } }
        let columns = MenuRow.Columns(
            hasMarks: leaves.contains { $0.state != .off }, hasImages: leaves.contains { $0.image != nil },
            isForTouch: isForTouch)
        rows = items.map { MenuRow(item: $0, columns: columns) }
        for row in rows { scrollView.addSubview(row) }
        highlighted = nil
        setNeedsLayout()
    }

    /// Chooses an item for assistive technology.
    func accessibilityChoose(_ item: MenuItem, in row: MenuRow, cell: Int = 0) -> Bool {
        guard item.isSelectable, let index = rows.firstIndex(where: { $0 === row }) else { return false }
        delegate?.menuList(self, chose: item, at: Place(row: index, cell: cell))
        return true
    }

    // MARK: - Highlight

    /// The item highlighted by the pointer or the keyboard.
    var highlighted: Place? {
        didSet {
            guard highlighted != oldValue else { return }
            highlightDidChange(from: oldValue)
            AccessibilityWatch.mark(self, .focus)
        }
    }

    /// The highlighted row, or the highlighted element of a row.
    var highlightedView: UIView? {
        guard let highlighted, rows.indices.contains(highlighted.row) else { return nil }
        let row = rows[highlighted.row]
        return row.cells.indices.contains(highlighted.cell) ? row.cells[highlighted.cell] : row
    }

    private func highlightDidChange(from old: Place?) {
        if let old, rows.indices.contains(old.row) {
            rows[old.row].isHighlighted = false
            for cell in rows[old.row].cells { cell.isHighlighted = false }
        }
        guard let highlighted, rows.indices.contains(highlighted.row) else { return }
        let row = rows[highlighted.row]
        if row.cells.indices.contains(highlighted.cell) {
            row.cells[highlighted.cell].isHighlighted = true
        } else {
            row.isHighlighted = true
        }
    }

    func item(at place: Place) -> MenuItem? {
        guard rows.indices.contains(place.row) else { return nil }
        let row = rows[place.row]
        if row.cells.isEmpty { return row.item }
        return row.cells.indices.contains(place.cell) ? row.cells[place.cell].item : nil
    }

    /// Returns the selectable item at a point of the list.
    func place(at point: CGPoint) -> Place? {
        guard bounds.contains(point) else { return nil }
        let inContent = scrollView.convert(point, from: self)
        guard let index = rows.firstIndex(where: { $0.frame.contains(inContent) }) else { return nil }
        let row = rows[index]
        var place = Place(row: index)
        if !row.cells.isEmpty {
            let inRow = row.convert(inContent, from: scrollView)
            guard let cell = row.cells.firstIndex(where: { $0.frame.contains(inRow) }) else { return nil }
            place.cell = cell
        }
        return item(at: place)?.isSelectable == true ? place : nil
    }

    /// Returns the visible frame of an item's row, in the list's coordinates.
    func frame(of place: Place) -> CGRect {
        guard rows.indices.contains(place.row) else { return .zero }
        return convert(rows[place.row].frame, from: scrollView)
    }

    func reveal(_ place: Place) {
        guard rows.indices.contains(place.row) else { return }
        layoutIfNeeded()
        scrollView.scrollRectToVisible(
            rows[place.row].frame.insetBy(dx: 0, dy: -Theme.Menu.inset), animated: false)
    }

    /// The items that can be highlighted with the keyboard, in reading order.
    var stops: [Place] {
        rows.indices.flatMap { index -> [Place] in
            let cells = rows[index].cells
            guard !cells.isEmpty else { return rows[index].item.isSelectable ? [Place(row: index)] : [] }
            return cells.indices.filter { cells[$0].item.isSelectable }.map { Place(row: index, cell: $0) }
        }
    }

    // MARK: - Layout

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural = rows.map(\.naturalWidth).max() ?? 0
        let maximumWidth = Theme.Text.widened(Theme.Menu.maximumWidth, for: traitCollection)
        let width = min(max(natural, Theme.Menu.minimumWidth), maximumWidth).rounded(.up)
        return CGSize(width: width, height: contentHeight(for: width))
    }

    private func contentHeight(for width: CGFloat) -> CGFloat {
        rows.reduce(2 * Theme.Menu.inset) { $0 + $1.height(for: width) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        var y = Theme.Menu.inset
        for row in rows {
            let height = row.height(for: bounds.width)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
        scrollView.contentSize = CGSize(width: bounds.width, height: y + Theme.Menu.inset)
        scrollView.isScrollEnabled = scrollView.contentSize.height > bounds.height
    }

    // MARK: - Pointer and touch

    private func hoverChanged(_ recognizer: UIHoverGestureRecognizer) {
        let isInside = recognizer.state == .began || recognizer.state == .changed
        delegate?.menuList(self, pointerMovedTo: isInside ? recognizer.location(in: self) : nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        release(at: point)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        delegate?.menuList(self, pointerMovedTo: nil)
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let point = touches.first?.location(in: self) else { return }
        delegate?.menuList(self, pointerMovedTo: bounds.contains(point) ? point : nil)
    }

    /// Handles the release of a button or touch at a point.
    func release(at point: CGPoint) {
        guard let place = place(at: point), let item = item(at: place) else { return }
        delegate?.menuList(self, chose: item, at: place)
    }
}
