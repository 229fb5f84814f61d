// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

extension UIWindow {
    /// Tab and Shift-Tab that nobody used move the focus.
    func moveFocus(for presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key, key.keyCode == .keyboardTab, key.modifierFlags.isPlain else { return false }
        focusNext(backwards: key.modifierFlags.contains(.shift))
        return true
    }

    /// Moves the focus on in reading order, round from the last view to the first.
    func focusNext(backwards: Bool) {
        let stops = focusableViews()
        guard !stops.isEmpty else { return }
        let present = focusedView.flatMap { view in stops.firstIndex { $0 === view } }
        let next: Int
        if let present {
            next = (present + (backwards ? stops.count - 1 : 1)) % stops.count
        } else {
            next = backwards ? stops.count - 1 : 0
        }
        focusedView = stops[next]
    }

    /// Views where Tab stops: as they are read, from top to bottom, then in the direction of the text.
    private func focusableViews() -> [UIView] {
        var stops: [(view: UIView, frame: CGRect)] = []
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            guard view === self || view.canBeTouched else { continue }
            if view.canBecomeFocused { stops.append((view, view.convert(view.bounds, to: self))) }
            pending.append(contentsOf: view.subviewList)
        }
        return stops.sorted { first, second in
            // Views that overlap by half of the lower one's height stand in one row.
            let overlap = min(first.frame.maxY, second.frame.maxY) - max(first.frame.minY, second.frame.minY)
            let inOneRow = overlap > min(first.frame.height, second.frame.height) / 2
            return inOneRow ? first.frame.minX < second.frame.minX : first.frame.minY < second.frame.minY
        }.map(\.view)
    }

    func focusDidChange(from old: UIView?) {
        if firstResponder is UIView, let focusedView, firstResponder !== focusedView {
            if let first = firstResponder, !first.resignFirstResponder() { firstResponder = nil }
        }
        if let focusedView, focusedView.canBecomeFirstResponder { focusedView.becomeFirstResponder() }
        updateFocusRing()
        old?.didUpdateFocus()
        focusedView?.didUpdateFocus()
    }

    func updateFocusRing() {
        guard let focusedView else {
            focusRing?.removeFromSuperview()
            focusRing = nil
            return
        }
        let ring = focusRing ?? FocusRing(frame: .zero)
        focusRing = ring
        if ring.superview !== self { addSubview(ring) }
        bringSubviewToFront(ring)
        ring.surround(focusedView, in: self)
    }
}

/// The ring around the view that the keyboard acts on; it is in front of everything and takes no touches.
final class FocusRing: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.borderWidth = Theme.Focus.ringWidth
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func surround(_ view: UIView, in window: UIWindow) {
        let reach = Theme.Focus.ringWidth + Theme.Focus.ringGap
        frame = view.convert(view.bounds, to: window).insetBy(dx: -reach, dy: -reach)
        layer.cornerRadius = view.focusRingCornerRadius + reach
        layer.cornerCurve = view.layer.cornerCurve
        layer.borderColor =
            view.tintColor.withAlphaComponent(Theme.Focus.ringAlpha).resolvedColor(with: traitCollection).cgColor
    }
}
