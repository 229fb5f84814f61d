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
        showFocusedView()
        old?.didUpdateFocus()
        focusedView?.didUpdateFocus()
    }

    /// Keys do not act on what cannot be seen or touched; the next Tab starts from the top.
    func letGoOfUnreachableFocus() {
        guard let focusedView else { return }
        let isReachable = focusedView.canBecomeFocused && focusedView.ancestors.allSatisfy(\.isOpenToUser)
        if !isReachable { self.focusedView = nil }
    }

    // MARK: - Ring

    /// The ring is a layer of the view that it surrounds, so that it moves, scrolls, fades and goes with it.
    func updateFocusRing() {
        guard let focusedView else {
            focusRing?.removeFromSuperlayer()
            focusRing = nil
            return
        }
        let ring = focusRing ?? CALayer()
        focusRing = ring
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // A view that cuts off what is outside of it has its ring inside.
        let reach = focusedView.clipsToBounds ? 0 : Theme.Focus.ringWidth + Theme.Focus.ringGap
        ring.frame = focusedView.bounds.insetBy(dx: -reach, dy: -reach)
        ring.zPosition = Theme.Focus.ringDepth
        ring.borderWidth = Theme.Focus.ringWidth
        ring.cornerRadius = focusedView.focusRingCornerRadius + reach
        ring.cornerCurve = focusedView.layer.cornerCurve
        ring.borderColor =
            focusedView.tintColor.withAlphaComponent(Theme.Focus.ringAlpha)
            .resolvedColor(with: focusedView.traitCollection).cgColor
        if ring.superlayer !== focusedView.layer { focusedView.layer.addSublayer(ring) }
        CATransaction.commit()
    }
}

extension UIView {
    /// Whether the view is one of those that events go through; its animations do not count.
    fileprivate var isOpenToUser: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Theme.Touch.leastAlpha
    }
}
