// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewCell {
    func showState() {
        setNeedsUpdateConfiguration()
        showSelectedBackground()
        shownContentView.setCellHighlight(isSelected || isHighlighted)
    }

    // MARK: - Backgrounds

    func backgroundViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func selectedBackgroundViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        showSelectedBackground()
    }

    private func showSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        guard view.superview !== self else { return }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        insertSubview(view, belowSubview: shownContentView)
    }

    func layOutBackgrounds() {
        let area = CGRect(origin: .zero, size: bounds.size)
        layOutConfiguredBackground(area)
        for view in [backgroundView, selectedBackgroundView] {
            guard let view, view.superview === self, view.frame != area else { continue }
            view.frame = area
        }
    }

    private func layOutConfiguredBackground(_ area: CGRect) {
        guard let configuration = backgroundConfiguration else {
            configuredBackground?.removeFromSuperview()
            configuredBackground = nil
            return
        }
        let view = configuredBackground ?? ConfiguredBackgroundView(frame: .zero)
        configuredBackground = view
        if view.superview == nil { insertSubview(view, at: 0) }
        if view.frame != area { view.frame = area }
        view.configuration = configuration
    }

    // MARK: - Focus

    func updateFocusEffect() {
        let effect = UIFocusHaloEffect()
        // Outside the cell's bounds, the ring could be covered by neighboring cells.
        effect.position = .inside
        focusEffect = effect
    }
}

extension UIView {
    /// Sets the highlighted state of all subviews that conform to `UICellHighlighting`.
    fileprivate func setCellHighlight(_ isHighlighted: Bool) {
        for view in subviews {
            (view as? any UICellHighlighting)?.isHighlighted = isHighlighted
            view.setCellHighlight(isHighlighted)
        }
    }
}
