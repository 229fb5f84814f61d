// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UITableViewCell {
    func prepare() {
        contentView.insetsLayoutMarginsFromSafeArea = false
        insert(shownContentView, at: 0)
        updateFocusEffect()
        updateFill()
    }

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Called when a subview of the content, such as a label of the style, changes its content size.
    func contentSizeDidChange(of view: UIView) {
        setNeedsLayout()
        host?.cellSizeDidChange(self, fromConstraints: true)
    }

    func layOutParts() {
        updateConfigurationIfNeeded()
        let plan = plan(for: bounds.size)
        layOutBackgrounds()
        place(plan)
        give(margins: plan.contentMargins)
        let content = plan.content.mirrored(in: bounds.width, isMirrored)
        if shownContentView.frame != content { shownContentView.frame = content }
        layOutStandardContent(plan)
        layOutLines()
    }

    /// Assigns the row's margins to the content view, unless the application has set others.
    func give(margins: NSDirectionalEdgeInsets) {
        let present = shownContentView.marginSettings.margins
        guard present == nil || present == parts.givenMargins, present != margins else { return }
        parts.givenMargins = margins
        shownContentView.directionalLayoutMargins = margins
    }

    // MARK: - Controls and accessories

    private func place(_ plan: CellPlan) {
        let hasMark = setting.showsSelectionMark
        // Controls slide in from outside the edges.
        let indent = isMirrored ? Theme.Cells.editingIndent : -Theme.Cells.editingIndent
        place(hasMark ? nil : plan.control, parts.disc, from: indent) { makeDisc() }
        parts.disc?.isInsertion = setting.editingStyle == .insert
        place(hasMark ? plan.control : nil, parts.mark, from: indent) { makeMark() }
        parts.mark?.isOn = isSelected
        place(plan.handle, parts.handle, from: isMirrored ? -Theme.Cells.handleReach : Theme.Cells.handleReach) {
            makeHandle()
        }
        placeAccessories(plan)
    }

    private func placeAccessories(_ plan: CellPlan) {
        var chevron: CGRect?
        var detail: CGRect?
        var checkmark: CGRect?
        var custom: UIView?
        for (accessory, frame) in zip(currentAccessories, plan.accessories) {
            switch accessory {
            case .chevron: chevron = frame
            case .detail: detail = frame
            case .checkmark: checkmark = frame
            case .view(let view):
                custom = view
                place(frame, view) { view }
            }
        }
        place(chevron, parts.chevron) { makeChevron() }
        place(detail, parts.detailButton) { makeDetailButton() }
        place(checkmark, parts.checkmark) { makeCheckmark() }
        for view in [accessoryView, editingAccessoryView] where view !== custom { place(nil, view) { view } }
    }

    /// Shows a part at `frame`, or removes it if `frame` is `nil`.
    ///
    /// In an animation, the part fades and moves in from, or out to, a position `offset` points to the side.
    private func place(
        _ frame: CGRect?, _ present: UIView?, from offset: CGFloat = 0, make: () -> UIView?
    ) {
        guard let frame else {
            if let present, present.superview === self { takeAway(present, to: offset) }
            return
        }
        guard let view = present ?? make() else { return }
        let place = frame.mirrored(in: bounds.width, isMirrored)
        if view.superview !== self {
            let isMoving = isInAnimation
            UIView.performWithoutAnimation {
                view.frame = place.offsetBy(dx: isMoving ? offset : 0, dy: 0)
                view.alpha = isMoving ? 0 : 1
                addSubview(view)
            }
        }
        if view.frame != place { view.frame = place }
        if view.alpha == 0 { view.alpha = 1 }
    }

    private func takeAway(_ view: UIView, to offset: CGFloat) {
        guard isInAnimation else {
            view.alpha = 1
            return view.removeFromSuperview()
        }
        guard view.alpha > 0 else { return }
        view.frame = view.frame.offsetBy(dx: offset, dy: 0)
        view.alpha = 0
    }

    private var isInAnimation: Bool { UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled }

    func replaceAccessory(_ old: UIView?) {
        if let old, old.superview === self, old !== accessoryView, old !== editingAccessoryView {
            old.removeFromSuperview()
        }
        setNeedsLayout()
    }

    // MARK: - Creating parts

    private func makeChevron() -> UIView {
        let chevron = ChevronView()
        parts.chevron = chevron
        return chevron
    }

    private func makeCheckmark() -> UIView {
        let checkmark = GlyphView(.checkmark, lineWidth: Theme.Cells.checkmarkWidth)
        parts.checkmark = checkmark
        return checkmark
    }

    private func makeDetailButton() -> UIView {
        let button = DetailButton()
        button.addAction(
            UIAction { [weak self] _ in
                if let self { host?.accessoryTapped(in: self) }
            }, for: .primaryActionTriggered)
        parts.detailButton = button
        return button
    }

    private func makeDisc() -> UIView {
        let disc = EditControlButton(isInsertion: setting.editingStyle == .insert)
        disc.addAction(
            UIAction { [weak self] _ in
                if let self { host?.editingControlTapped(in: self) }
            }, for: .primaryActionTriggered)
        parts.disc = disc
        return disc
    }

    private func makeMark() -> UIView {
        let mark = SelectionMark()
        parts.mark = mark
        return mark
    }

    private func makeHandle() -> UIView {
        let handle = ReorderHandle()
        handle.onDrag = { [weak self] recognizer in
            guard let self else { return }
            host?.reorder(self, phase: recognizer.state, at: recognizer.location(in: superview))
        }
        parts.handle = handle
        return handle
    }

    // MARK: - Separators

    private func layOutLines() {
        let isShown = setting.separatorStyle != .none
        parts.line = line(parts.line, isShown && !setting.hidesSeparator, y: bounds.height - hairline)
    }

    private func line(_ present: UIView?, _ isShown: Bool, y: CGFloat) -> UIView? {
        guard isShown else {
            present?.isHidden = true
            return present
        }
        let line = separatorLine(present)
        line.isHidden = false
        if line.superview == nil { addSubview(line) }
        let inset = separatorInset
        let width = max(0, bounds.width - inset.left - inset.right)
        line.frame = CGRect(x: inset.left, y: y, width: width, height: hairline)
        return line
    }

    /// Returns the view of the separator: `present`, unless an effect requires another.
    private func separatorLine(_ present: UIView?) -> UIView {
        if let effect = setting.separatorEffect {
            let view = present as? UIVisualEffectView ?? UIVisualEffectView(effect: effect)
            if view !== present { present?.removeFromSuperview() }
            if view.effect !== effect { view.effect = effect }
            view.isUserInteractionEnabled = false
            return view
        }
        var view = present
        if present is UIVisualEffectView {
            present?.removeFromSuperview()
            view = nil
        }
        let line = view ?? UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        line.backgroundColor = setting.separatorColor ?? .separator
        return line
    }

    /// The table's inset if set, otherwise the start of the text.
    var defaultSeparatorInset: UIEdgeInsets {
        if let inset = setting.separatorInset, !setting.separatorInsetIsFromAutomatic { return inset }
        let plan = plan(for: bounds.size)
        let start = plan.content.minX + textStart(plan)
        var inset = setting.separatorInset ?? .zero
        inset.left += isMirrored ? setting.trailingInset : start
        inset.right += isMirrored ? start : setting.trailingInset
        return inset
    }
}
