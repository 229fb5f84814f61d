// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell {
    // MARK: - Background

    /// Updates the fill color: the cell's own, its configuration's, or that of the table's style, in this order.
    func updateFill() {
        let configured = backgroundConfiguration
        let own = ownBackgroundColor
        let isPlainFill = configured.map { !$0.needsView } ?? true
        var color = own
        if color == nil, isPlainFill { color = configured?.shownColor }
        if color == nil, configured == nil, backgroundView == nil {
            color = setting.tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        super.backgroundColor = color
    }

    func backgroundDidChange() {
        updateFill()
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        updateFill()
        setNeedsLayout()
    }

    func replaceSelectedBackground(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        updateLook(animated: false)
    }

    func layOutBackgrounds() {
        updateCorners()
        layOutConfiguredBackground()
        let area = CGRect(origin: .zero, size: bounds.size)
        for view in [backgroundView, parts.shade, selectedBackgroundView, multipleSelectionBackgroundView] {
            guard let view, view.superview === self, view.frame != area else { continue }
            view.frame = area
        }
    }

    private func layOutConfiguredBackground() {
        guard let configuration = backgroundConfiguration, configuration.needsView else {
            parts.background?.removeFromSuperview()
            parts.background = nil
            return
        }
        let view = parts.background ?? ConfiguredBackgroundView(frame: .zero)
        parts.background = view
        if view.superview == nil { insertSubview(view, at: 0) }
        view.frame = CGRect(origin: .zero, size: bounds.size)
        view.configuration = configuration
    }

    /// Rounds the corners of the first and last row of an inset group.
    private func updateCorners() {
        var corners: CACornerMask = []
        if setting.tableStyle != .plain {
            if setting.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if setting.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        layer.cornerRadius = corners.isEmpty ? 0 : Theme.Cells.cardRadius
        layer.cornerCurve = corners.isEmpty ? .circular : .continuous
        layer.maskedCorners = corners.isEmpty ? .all : corners
        // Clipping costs a rendering pass, so it is enabled only for rounded corners or a swiped row.
        clipsToBounds = !corners.isEmpty || isSwiped
    }

    // MARK: - Selection

    func stateDidChange(animated: Bool) {
        setNeedsUpdateConfiguration()
        if setting.showsSelectionMark { setNeedsLayout() }
        updateLook(animated: animated)
        guard selectionStyle != .none else { return }
        shownContentView.spreadHighlight(storedSelected || storedHighlighted)
    }

    private var isMarked: Bool {
        (storedSelected || storedHighlighted) && selectionStyle != .none
    }

    /// The custom view that shows the selection, if the application set one.
    private var markedView: UIView? {
        setting.allowsMultipleSelection
            ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    }

    private var shadeColor: UIColor? {
        if isMarked {
            guard markedView == nil, backgroundConfiguration?.showsSelection != true else { return nil }
            if storedEditing, setting.showsSelectionMark, storedSelected {
                return tintColor.withAlphaComponent(Theme.Cells.chosenAlpha)
            }
            return traitCollection.accessibilityContrast == .high ? Theme.Cells.strongSelected : Theme.Cells.selected
        }
        return isHovered && setting.isSelectable && isUserInteractionEnabled ? Theme.Cells.hovered : nil
    }

    /// Updates the selection, highlighting, and hover appearance.
    ///
    /// Appears at once; disappears with a fade if `animated`.
    func updateLook(animated: Bool) {
        showMarkedView(animated: animated)
        let color = shadeColor
        guard color != nil || parts.shade != nil else { return }
        let shade = parts.shade ?? makeShade()
        if let color {
            shade.layer.removeAllAnimations()
            shade.backgroundColor = color
            shade.alpha = 1
        } else {
            fade(animated) { shade.alpha = 0 }
        }
    }

    private func makeShade() -> UIView {
        let shade = UIView(frame: CGRect(origin: .zero, size: bounds.size))
        shade.isUserInteractionEnabled = false
        shade.alpha = 0
        parts.shade = shade
        insertSubview(shade, belowSubview: shownContentView)
        return shade
    }

    private func showMarkedView(animated: Bool) {
        let shown = isMarked ? markedView : nil
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
            guard let view, view !== shown, view.superview === self, view.alpha > 0 else { continue }
            fade(animated) { view.alpha = 0 }
        }
        guard let shown else { return }
        if shown.superview !== self {
            shown.frame = CGRect(origin: .zero, size: bounds.size)
            insertSubview(shown, belowSubview: shownContentView)
        }
        shown.layer.removeAllAnimations()
        shown.alpha = 1
    }

    private func fade(_ isAnimated: Bool, _ changes: () -> Void) {
        guard isAnimated, window != nil else { return changes() }
        UIView.animate(
            withDuration: Theme.Cells.highlightRelease, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
    }

    // MARK: - Focus

    func updateFocusEffect() {
        guard focusStyle == .default else {
            focusEffect = nil
            return
        }
        let effect = UIFocusHaloEffect()
        // Outside the cell's bounds, the ring would be covered by the neighboring rows.
        effect.position = .inside
        focusEffect = effect
    }
}

extension UIView {
    /// Sets the highlighted state of all subviews that conform to `UICellHighlighting`.
    func spreadHighlight(_ isHighlighted: Bool) {
        for view in subviews {
            (view as? any UICellHighlighting)?.isHighlighted = isHighlighted
            view.spreadHighlight(isHighlighted)
        }
    }
}
