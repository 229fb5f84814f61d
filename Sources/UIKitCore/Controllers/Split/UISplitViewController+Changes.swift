// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UISplitViewController {
    /// Moves the columns to their frames in `new`, with appearance callbacks for those that are shown or hidden.
    func apply(_ new: SplitArrangement, animated: Bool) {
        let old = shown
        guard new != old || new.visible.contains(where: { holders[$0]?.content !== controllers[$0]?.viewIfLoaded })
        else { return }
        settle?()
        settle = nil
        shown = new
        let coming = new.visible.filter { old?.visible.contains($0) != true }
        let going = (old?.visible ?? []).filter { !new.visible.contains($0) }
        updateOlderPane(for: new)
        tell(coming: coming, going: going)
        // A callback may have requested another arrangement, which is applied by now.
        guard shown == new else { return }
        let animates = animated && old != nil && UIView.areAnimationsEnabled
        let fades = animates && UIAccessibility.isReduceMotionEnabled
        for column in going { controllers[column]?.beginAppearanceTransition(false, animated: animates) }
        for column in coming { controllers[column]?.beginAppearanceTransition(true, animated: animates) }
        bring(coming, from: old, to: new, fades: fades)
        for column in new.visible { holders[column]?.content = controllers[column]?.view }
        stack(new)
        view.window?.updateTitle()
        updateModeButton()
        let changes = { [self] in
            for column in new.visible {
                holders[column]?.frame = new.frames[column] ?? .zero
                holders[column]?.alpha = 1
            }
            for column in going {
                if fades { holders[column]?.alpha = 0 } else { recede(column, in: new) }
            }
            parts?.dimming.alpha = new.isDimmed ? 1 : 0
            // Which columns are next to the window's buttons depends on their positions.
            for column in new.visible {
                guard let holder = holders[column] else { continue }
                holder.setNeedsTitleBarLayout(below: holder.titleBarInsets.top)
            }
            keepColumnsBelowTitleBar()
        }
        // Resizing by the user is followed immediately; only showing and hiding columns is animated.
        guard animates else {
            UIView.performWithoutAnimation(changes)
            finish(coming: coming, going: going)
            return
        }
        view.layoutIfNeeded()
        settle = { [weak self] in self?.finish(coming: coming, going: going) }
        UIView.animate(springDuration: Theme.Containers.columnDuration, animations: changes) { [weak self] _ in
            guard let self, shown == new else { return }
            settle?()
            settle = nil
        }
    }

    /// Places columns that will be shown at the positions from which they move in.
    private func bring(_ coming: [Column], from old: SplitArrangement?, to new: SplitArrangement, fades: Bool) {
        guard let view = viewIfLoaded else { return }
        for column in coming {
            guard let holder = holders[column] else { continue }
            UIView.performWithoutAnimation {
                holder.frame = (fades ? new : old ?? new).frames[column] ?? new.frames[column] ?? .zero
                holder.frame.size = new.frames[column]?.size ?? holder.frame.size
                holder.alpha = fades ? 0 : 1
                if holder.superview !== view { view.addSubview(holder) }
            }
        }
    }

    private func recede(_ column: Column, in new: SplitArrangement) {
        guard let holder = holders[column], let frame = new.frames[column] else { return }
        holder.frame.origin = frame.origin
    }

    /// Orders the columns: the secondary at the back and the primary in front; in a collapsed split, later columns in
    /// front.
    private func stack(_ new: SplitArrangement) {
        guard let view = viewIfLoaded, let parts else { return }
        let order: [Column] = isCollapsed ? columns + [.compact] : [.compact, .secondary, .supplementary, .primary]
        for column in order {
            if let holder = holders[column], holder.superview === view { view.bringSubviewToFront(holder) }
            if column == .secondary, !isCollapsed {
                parts.dimming.frame = view.bounds
                view.bringSubviewToFront(parts.dimming)
            }
        }
        place(parts.gutters, in: new)
    }

    private func place(_ gutters: [SplitGutter], in new: SplitArrangement) {
        let reach = Theme.Containers.gutterReach
        for gutter in gutters {
            let isBeside = !isCollapsed && !new.isDimmed && new.visible.contains(gutter.column)
            gutter.isHidden = !isBeside
            guard isBeside, let frame = new.frames[gutter.column] else { continue }
            let edge = isMirrored ? frame.minX : frame.maxX
            gutter.frame = CGRect(x: edge - reach / 2, y: 0, width: reach, height: frame.height)
            view.bringSubviewToFront(gutter)
        }
    }

    private func tell(coming: [Column], going: [Column]) {
        guard !isCollapsed else { return }
        for column in going { delegate?.splitViewController(self, willHide: column) }
        for column in coming { delegate?.splitViewController(self, willShow: column) }
    }

    private func finish(coming: [Column], going: [Column]) {
        for column in going where shown?.visible.contains(column) != true {
            holders[column]?.content = nil
            holders[column]?.removeFromSuperview()
            holders[column]?.alpha = 1
        }
        for column in going + coming where controllers[column]?.appearanceTransition != nil {
            controllers[column]?.endAppearanceTransition()
        }
    }
}
