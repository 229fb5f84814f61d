// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// One wheel of a picker: content that scrolls, row by row, with its rows bent round a wheel.
///
/// The wheel turns on the render server as all scrolling does; the main actor bends the rows as it follows.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = Theme.Picker.rowHeight
    /// The row that was chosen last, in front once the wheel rests.
    private(set) var selection = 0

    private weak var picker: UIPickerView?
    private var rows: [Int: UIView] = [:]
    private var spares: [UIView] = []
    /// Where the wheel is on its way to, and whether that is the user's choice.
    private var pending: (row: Int, byUser: Bool)?
    /// As many as a wheel shows, so that it can turn to other rows without new views.
    private static let maximumSpares = 24
    private var isBeginning = false
    private var wheelSteps: CGFloat = 0

    init(_ component: Int, of picker: UIPickerView) {
        self.component = component
        self.picker = picker
        super.init(frame: .zero)
        delegate = self
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        decelerationRate = DecelerationRate(rawValue: Theme.Picker.decelerationRate)
        // A wheel is taken hold of by a pointer too.
        panGestureRecognizer.allowedTouchTypes.insert(.indirectPointer)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Theme.Picker.eyeDistance
        layer.sublayerTransform = perspective
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    private var wheel: PickerWheel { PickerWheel(height: max(bounds.height, 1), rowHeight: rowHeight) }

    /// How many rows the page keys go.
    var pageLength: Int { max(Int((bounds.height / rowHeight).rounded(.down)) - 2, 1) }

    /// The row that will be chosen once the wheel rests.
    var target: Int { pending?.row ?? selection }

    func rowView(_ row: Int) -> UIView? { rows[row] }

    // MARK: - Content

    func reload(rowCount: Int, rowHeight: CGFloat) {
        // Nobody turns a wheel longer than scrolling goes.
        self.rowCount = min(rowCount, Int(1e9 / rowHeight))
        self.rowHeight = rowHeight
        for row in rows.keys { discard(row) }
        selection = min(selection, max(self.rowCount - 1, 0))
        pending = nil
        resize()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset = max((bounds.height - rowHeight) / 2, 0)
        if contentInset.top != inset || contentSize.width != bounds.width { resize() }
        updateRows()
    }

    private func resize() {
        let inset = max((bounds.height - rowHeight) / 2, 0)
        contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        if let pending { self.selection = pending.row }
        pending = nil
        setContentOffset(offset(of: selection), animated: false)
        updateRows()
    }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    private func row(at offset: CGFloat) -> Int {
        let row = ((offset + contentInset.top) / rowHeight).rounded()
        return Int(min(max(row, 0), CGFloat(max(rowCount - 1, 0))))
    }

    // MARK: - Choosing

    func select(_ row: Int, animated: Bool, byUser: Bool) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        if animated, window != nil {
            guard row != target || pending == nil else { return }
            pending = (row, byUser)
            // What the wheel did until now ends, which is no time to settle.
            isBeginning = true
            setContentOffset(offset(of: row), animated: true)
            isBeginning = false
            // The way there may be none.
            if motion == nil { settle() }
        } else {
            pending = nil
            setContentOffset(offset(of: row), animated: false)
            choose(row, byUser: byUser)
        }
    }

    func turn(by rows: Int) {
        select(target + rows, animated: true, byUser: true)
    }

    private func choose(_ row: Int, byUser: Bool) {
        let isNew = row != selection
        selection = row
        guard let picker, isNew, byUser else { return }
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    /// The wheel rests, on a row or between two.
    private func settle() {
        guard !isBeginning, !isTracking, !isDragging, !isDecelerating, motion == nil, rowCount > 0 else { return }
        let (row, byUser) = pending ?? (row(at: contentOffset.y), true)
        pending = nil
        if abs(offset(of: row).y - contentOffset.y) > 0.5 { return select(row, animated: true, byUser: byUser) }
        choose(row, byUser: byUser)
    }

    // MARK: - Input

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let offset = recognizer.location(in: self).y - bounds.midY
        let steps = wheel.distance(atOffset: offset).rounded()
        picker?.activeComponent = component
        turn(by: Int(steps))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        settleLater()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        settleLater()
    }

    /// A finger that only stopped the wheel is no drag whose end would be told.
    private func settleLater() {
        _ = LayerClock.timeSource.schedule(after: 0) { [weak self] in self?.settle() }
    }

    /// Each click of a mouse's wheel turns by one row.
    override func scrollChanged(_ event: UIScrollEvent) {
        guard event.source == .wheel, event.steps.y.isFinite else { return super.scrollChanged(event) }
        wheelSteps += min(max(event.steps.y, -100), 100)
        let whole = wheelSteps.rounded(.towardZero)
        guard whole != 0 else { return }
        wheelSteps -= whole
        turn(by: Int(whole))
    }

    // MARK: - Following the wheel

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateRows()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        pending = nil
        picker?.activeComponent = component
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard rowCount > 0 else { return }
        targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        // The finger that let go is still counted.
        if !decelerate { settleLater() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
    }

    // MARK: - Rows

    /// Shows the rows on the front half of the wheel, and bends them round it.
    func updateRows() {
        guard rowCount > 0, bounds.height > 0 else {
            for row in rows.keys { discard(row) }
            return
        }
        let wheel = wheel
        let front = (bounds.midY - rowHeight / 2) / rowHeight
        let middle = Int(min(max(front.rounded(), -1e6), 1e9))
        let first = max(middle - wheel.reach, 0)
        let last = min(middle + wheel.reach, rowCount - 1)
        for row in rows.keys where row < first || row > last { discard(row) }
        guard first <= last else { return }
        for row in first...last {
            let angle = wheel.angle(atDistance: CGFloat(row) - front)
            guard abs(angle) < .pi / 2 else {
                discard(row)
                continue
            }
            bend(rows[row] ?? makeRow(row), row: row, angle: angle, near: max(1 - abs(CGFloat(row) - front), 0))
        }
    }

    private func makeRow(_ row: Int) -> UIView {
        guard let picker else { return UIView(frame: .zero) }
        let view = picker.makeView(forRow: row, component: component, reusing: spares.popLast())
        view.layer.transform = CATransform3DIdentity
        rows[row] = view
        addSubview(view)
        return view
    }

    private func discard(_ row: Int) {
        guard let view = rows.removeValue(forKey: row) else { return }
        view.removeFromSuperview()
        if spares.count < Self.maximumSpares { spares.append(view) }
    }

    private func bend(_ view: UIView, row: Int, angle: CGFloat, near: CGFloat) {
        let wheel = wheel
        UIView.performWithoutAnimation {
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.width / 2, y: bounds.midY + wheel.offset(atAngle: angle))
            let scale = 1 + (Theme.Picker.magnification - 1) * near
            var transform = CATransform3DMakeTranslation(0, 0, -wheel.depth(atAngle: angle))
            transform = CATransform3DRotate(transform, -angle, 1, 0, 0)
            view.layer.transform = CATransform3DScale(transform, scale, scale, 1)
            let faint = Theme.Picker.edgeAlpha + (Theme.Picker.rowAlpha - Theme.Picker.edgeAlpha) * cos(angle)
            view.alpha = faint + (1 - faint) * near
        }
    }
}
