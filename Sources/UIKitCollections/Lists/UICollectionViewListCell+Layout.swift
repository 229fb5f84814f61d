// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) internal import UIKitCore

extension UICollectionViewListCell {
    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var usualConfiguration: UIListContentConfiguration {
        switch (row.role, row.isGrouped) {
        case (.item, _): .cell()
        case (.header, true): .groupedHeader()
        case (.header, false): row.isSidebar ? .groupedHeader() : .plainHeader()
        case (.footer, _): .groupedFooter()
        }
    }

    func rowDidChange() {
        invalidateMeasurement()
        setNeedsLayout()
    }

    func rowDidChange(from old: ListRow) {
        setNeedsLayout()
        if row.appearance != old.appearance || row.role != old.role { updateFill() }
    }

    func accessoriesDidChange() {
        invalidateMeasurement()
        setNeedsLayout()
        host?.contentDidChange(in: self)
    }

    func resetRow() {
        isHovered = false
        actionsView?.removeFromSuperview()
        actionsView = nil
        if bounds.origin != .zero { bounds.origin = .zero }
        updateLook(animated: false)
    }

    // MARK: - Layout

    func layOutRow() {
        updateConfigurationIfNeeded()
        let plan = plan(for: bounds.size)
        layOutBackgrounds()
        updateCorners()
        place(plan)
        give(margins: plan.contentMargins)
        let content = plan.content.mirrored(in: bounds.width, isMirrored)
        if shownContentView.frame != content { shownContentView.frame = content }
        layOutLines(plan)
        if let shade, shade.frame.size != bounds.size { shade.frame = CGRect(origin: .zero, size: bounds.size) }
    }

    /// Assigns the row's margins to the content view, unless the application has set others.
    private func give(margins: NSDirectionalEdgeInsets) {
        let present = shownContentView.marginSettings.margins
        guard present == nil || present == givenMargins, present != margins else { return }
        givenMargins = margins
        shownContentView.directionalLayoutMargins = margins
    }

    private func contentMargins(_ plan: ListCellPlan) -> NSDirectionalEdgeInsets {
        let present = shownContentView.marginSettings.margins
        return present == nil || present == givenMargins ? plan.contentMargins : present ?? plan.contentMargins
    }

    // MARK: - Accessories

    private func place(_ plan: ListCellPlan) {
        var shown: [UICellAccessory.AccessoryType: UIView] = [:]
        let isExpanded = isOutlineExpanded
        for (accessory, frame) in plan.accessories {
            let view = accessoryViews.view(of: accessory, in: self)
            shown[accessory.accessoryType] = view
            show(view, at: frame.mirrored(in: bounds.width, isMirrored), from: offset(of: accessory))
            (view as? OutlineButton)?.setExpanded(isExpanded, animated: applied != nil)
        }
        for view in accessoryViews.replaceShown(with: shown) { takeAway(view) }
        layOutHandleLine(plan)
    }

    private var isInAnimation: Bool { UIView.inheritedAnimationDuration > 0 && UIView.areAnimationsEnabled }

    /// The distance from which an accessory moves in: controls come from outside the edges.
    private func offset(of accessory: UICellAccessory) -> CGFloat {
        let direction: CGFloat = isMirrored ? 1 : -1
        if accessory.isEditingControl { return direction * Theme.Cells.editingIndent }
        if case .reorder = accessory.content { return -direction * Theme.Cells.handleReach }
        return 0
    }

    private func show(_ view: UIView, at frame: CGRect, from offset: CGFloat) {
        if view.superview !== self {
            let isMoving = isInAnimation
            UIView.performWithoutAnimation {
                setGeometry(of: view, to: frame.offsetBy(dx: isMoving ? offset : 0, dy: 0))
                view.alpha = isMoving ? 0 : 1
                addSubview(view)
            }
        }
        setGeometry(of: view, to: frame)
        if view.alpha == 0 { view.alpha = 1 }
    }

    private func setGeometry(of view: UIView, to frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }

    private func takeAway(_ view: UIView) {
        guard view.superview === self else { return }
        guard isInAnimation else { return view.removeFromSuperview() }
        view.alpha = 0
        UIView.performWithoutAnimation { setNeedsLayout() }
        CATransaction.addCommitHandler { [weak self, weak view] in
            guard let self, let view, view.superview === self else { return }
            if !accessoryViews.shown.values.contains(where: { $0 === view }) {
                view.removeFromSuperview()
                view.alpha = 1
            }
        }
    }

    func animateEditing() {
        invalidateMeasurement()
        setNeedsLayout()
        updateLook(animated: true)
        guard window != nil, applied != nil, accessories.contains(where: { $0.displayed != .always }) else { return }
        UIView.animate(
            withDuration: Theme.Cells.editingDuration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: { self.layoutIfNeeded() })
    }

    // MARK: - Separators

    private func layOutHandleLine(_ plan: ListCellPlan) {
        guard let frame = plan.handleLine else {
            handleLine?.removeFromSuperview()
            handleLine = nil
            return
        }
        let line = handleLine ?? UIView(frame: .zero)
        handleLine = line
        line.backgroundColor = row.separatorColor
        line.frame = frame.mirrored(in: bounds.width, isMirrored)
        if line.superview == nil { addSubview(line) }
    }

    private func layOutLines(_ plan: ListCellPlan) {
        lines[0] = line(lines[0], row.showsTopSeparator, row.topSeparatorInsets, y: 0, plan)
        lines[0]?.backgroundColor = row.separatorColor
        let isNextSelected = host?.isItemAfterSelected(self) == true
        let isShown = row.showsBottomSeparator && isShownSelected == isNextSelected
        lines[1] = line(lines[1], isShown, row.bottomSeparatorInsets, y: bounds.height - hairline, plan)
        lines[1]?.backgroundColor = isNextSelected ? row.selectedSeparatorColor : row.separatorColor
    }

    private func line(
        _ present: UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets?, y: CGFloat, _ plan: ListCellPlan
    ) -> UIView? {
        guard isShown else {
            present?.isHidden = true
            return present
        }
        let line = present ?? UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        line.isHidden = false
        if line.superview == nil { addSubview(line) }
        let guide = separatorLayoutGuide.layoutFrame
        if insets == nil, guide.width > 0 {
            line.frame = CGRect(x: guide.minX, y: y, width: guide.width, height: hairline)
            return line
        }
        let start = insets?.leading ?? (plan.content.minX + textStart(plan))
        let end = (insets?.trailing ?? 0) + row.trailingInset
        line.frame = CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: hairline)
            .mirrored(in: bounds.width, isMirrored)
        return line
    }

    private func textStart(_ plan: ListCellPlan) -> CGFloat {
        let margins = contentMargins(plan)
        guard let view = shownContentView as? UIListContentView else { return margins.leading }
        return view.textStart(width: plan.content.width, margins: margins)
    }

    // MARK: - Fitting

    private var minimumHeight: CGFloat {
        switch row.role {
        case .item: row.isSidebar ? Theme.Lists.sidebarRowHeight : Theme.Cells.height
        case .header: row.isGrouped ? 0 : Theme.Cells.headerHeight
        case .footer: 0
        }
    }

    /// Returns the height, in points, that shows all of the content in a row of the given width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        guard width.isFinite, width >= 0 else { return minimumHeight }
        updateConfigurationIfNeeded()
        let plan = plan(for: CGSize(width: width, height: Theme.Cells.height))
        let line = Theme.Cells.height - plan.content.height
        let minimum = max(minimumHeight - line, 0)
        give(margins: plan.contentMargins)
        let margins = contentMargins(plan)
        var height = minimum
        if let view = shownContentView as? UIListContentView {
            height = max(minimum, view.fittingHeight(forWidth: plan.content.width, margins: margins))
        } else {
            let size = shownContentView.contentSize(
                fitting: CGSize(width: plan.content.width, height: 0), horizontal: .required,
                vertical: .fittingSizeLevel)
            // Content without a height of its own gets the minimum.
            if size.height > 0, size.height.isFinite { height = size.height }
        }
        return height.isFinite ? height + line : minimumHeight
    }

    // MARK: - Accessibility

    /// The visible texts of the row, separated by commas.
    var readOutText: String? {
        guard let view = shownContentView as? UIListContentView else { return nil }
        let joined = view.texts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        return joined.isEmpty ? nil : joined
    }
}
