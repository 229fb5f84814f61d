// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree
internal import Windowing

/// One component of a picker view: a scroll view that snaps to rows and projects them onto a cylinder.
///
/// Scrolling runs on the render server as in any scroll view; the main actor updates the projection of the rows.
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = Theme.Picker.rowHeight
    /// The selected row, which is centered when the wheel rests.
    private(set) var selection = 0

    private weak var picker: UIPickerView?
    private var rows: [Int: UIView] = [:]
    private var spares: [UIView] = []
    /// The row that the wheel is turning to, and whether the user initiated it.
    private var pending: (row: Int, byUser: Bool)?
    /// The size of the reuse pool: about as many rows as a wheel shows.
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
        // A pointer can drag the wheel as well as a finger.
        panGestureRecognizer.allowedTouchTypes.insert(.indirectPointer)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerColumn.tapped))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Theme.Picker.eyeDistance
        layer.sublayerTransform = perspective
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, traits: .adjustable, label: picker?.accessibilityTitle(of: component),
            value: picker?.accessibilityValue(row: target, component: component, view: rows[target]), role: .spinButton,
            states: .focusable,
            range: AccessibilityRange(
                minimum: 0, maximum: Double(max(rowCount - 1, 0)), current: Double(target), step: 1),
            contents: .hidden)
    }

    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? picker?.accessibilityHelp(of: component) }
        set { super.accessibilityHint = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var accessibilityUserInputLabels: [String]! {
        get {
            let labels = picker?.accessibilityInputLabels(of: component) ?? []
            return labels.isEmpty ? super.accessibilityUserInputLabels : labels
        }
        set { super.accessibilityUserInputLabels = newValue }
    }

    override func accessibilityIncrement() { turn(by: 1) }
    override func accessibilityDecrement() { turn(by: -1) }

    override func accessibilitySetValue(_ value: Double) -> Bool {
        guard value.isFinite, rowCount > 0 else { return false }
        select(Int(min(max(value.rounded(), 0), Double(rowCount - 1))), animated: true, byUser: true)
        return true
    }

    private var wheel: PickerWheel { PickerWheel(height: max(bounds.height, 1), rowHeight: rowHeight) }

    /// The number of rows that Page Up and Page Down move by.
    var pageLength: Int { max(Int((bounds.height / rowHeight).rounded(.down)) - 2, 1) }

    /// The row that will be selected once the wheel rests.
    var target: Int { pending?.row ?? selection }

    func rowView(_ row: Int) -> UIView? { rows[row] }

    // MARK: - Content

    func reload(rowCount: Int, rowHeight: CGFloat) {
        // Limits the content to a height that scroll offsets can represent.
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

    // MARK: - Selection

    func select(_ row: Int, animated: Bool, byUser: Bool) {
        guard rowCount > 0 else { return }
        let row = min(max(row, 0), rowCount - 1)
        if row != target { AccessibilityWatch.mark(self) }
        if animated, window != nil {
            guard row != target || pending == nil else { return }
            pending = (row, byUser)
            // Starting the animation ends the previous scroll, which must not settle the wheel.
            isBeginning = true
            setContentOffset(offset(of: row), animated: true)
            isBeginning = false
            // The wheel may be there already.
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

    /// Selects the row nearest to the resting position, scrolling to it first if the wheel stopped between two rows.
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

    /// Settles the wheel after the current event.
    ///
    /// A touch that only stops the wheel isn't a drag, and produces no end callback.
    private func settleLater() {
        _ = LayerClock.timeSource.schedule(after: 0) { [weak self] in self?.settle() }
    }

    /// One click of a mouse's scroll wheel moves by one row.
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
        // The finger that has just lifted still counts as touching.
        if !decelerate { settleLater() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        settle()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        settle()
    }

    // MARK: - Rows

    /// Shows the rows on the visible half of the cylinder and updates their projection.
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
            bend(rows[row] ?? makeRow(row), angle: angle, near: max(1 - abs(CGFloat(row) - front), 0))
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

    private func bend(_ view: UIView, angle: CGFloat, near: CGFloat) {
        let wheel = wheel
        UIView.performWithoutAnimation {
            let mayShrink = (view as? UIPickerView.PickerTitleLabel)?.adjustsFontSizeToFitWidth == true
            let width = mayShrink ? (bounds.width / Theme.Picker.magnification).rounded(.down) : bounds.width
            view.bounds.size = CGSize(width: width, height: rowHeight)
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
