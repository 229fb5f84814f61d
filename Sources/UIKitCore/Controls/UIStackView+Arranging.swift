// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The constraints of an arrangement, which are rebuilt when any property of the stack changes.
extension UIStackView {
    /// Below the views' own content priorities, above the fitting-size priority.
    private static let centeringPriority = UILayoutPriority(150)
    /// Keeps the stack as small as its content unless any other constraint makes it larger.
    private static let tightPriority = UILayoutPriority(25)
    /// Lower than required, so that required lengths of views win.
    private static let proportionPriority = UILayoutPriority(999)

    func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }

    func arrange() {
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = []
        let shown = arrangedSubviews.filter { !$0.isHidden }
        var constraints: [NSLayoutConstraint] = []
        constraints += ends(of: shown)
        constraints += gaps(of: shown)
        constraints += lengths(of: shown)
        for view in shown { constraints += across(view) }
        constraints += baselines(of: shown)
        constraints += places(ofHidden: arrangedSubviews.filter(\.isHidden))
        constraints += tightness()
        arrangement = constraints
        NSLayoutConstraint.activate(constraints)
    }

    // MARK: - Edges

    private var isRow: Bool { axis == .horizontal }
    private var container: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }
    private var near: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var far: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var crossNear: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var crossFar: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: NSLayoutConstraint.Attribute { isRow ? .centerY : .centerX }
    private var crossLength: NSLayoutConstraint.Attribute { isRow ? .height : .width }

    private func relate(
        _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
        _ second: any LayoutItem, _ secondAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            first: LayoutOperand(first, attribute), relation: relation,
            second: LayoutOperand(second, secondAttribute), multiplier: multiplier, constant: constant)
        constraint.priority = priority
        return constraint
    }

    // MARK: - Along the axis

    private func ends(of shown: [UIView]) -> [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [relate(first, near, container, near), relate(container, far, last, far)]
    }

    private func spacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
        if spacing == Self.spacingUseSystem { return Theme.Layout.siblingSpacing }
        return spacing.isFinite ? spacing : 0
    }

    private func gaps(of shown: [UIView]) -> [NSLayoutConstraint] {
        let isBaseline = isBaselineRelativeArrangement && !isRow
        let (from, to): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isBaseline ? (.lastBaseline, .firstBaseline) : (far, near)
        let isLeast = distribution == .equalSpacing || distribution == .equalCentering
        var constraints: [NSLayoutConstraint] = []
        for (view, next) in zip(shown, shown.dropFirst()) {
            constraints.append(
                relate(next, to, view, from, isLeast ? .greaterThanOrEqual : .equal, constant: spacing(after: view)))
        }
        switch distribution {
        case .equalSpacing: constraints += equalDistances(of: shown, from: from, to: to, .required)
        case .equalCentering:
            constraints += equalDistances(of: shown, from: middle, to: middle, Self.centeringPriority)
        case .fill, .fillEqually, .fillProportionally: break
        }
        return constraints
    }

    private func equalDistances(
        of shown: [UIView], from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute,
        _ priority: UILayoutPriority
    ) -> [NSLayoutConstraint] {
        let distances = zip(shown, shown.dropFirst()).map { view, next in
            LayoutOperand(from: LayoutOperand(view, from), to: LayoutOperand(next, to))
        }
        return zip(distances, distances.dropFirst()).map { distance, next in
            let constraint = NSLayoutConstraint(first: next, relation: .equal, second: distance)
            constraint.priority = priority
            return constraint
        }
    }

    private func lengths(of shown: [UIView]) -> [NSLayoutConstraint] {
        switch distribution {
        case .fill, .equalSpacing, .equalCentering: return []
        case .fillEqually:
            guard let first = shown.first else { return [] }
            return shown.dropFirst().map { relate($0, length, first, length) }
        case .fillProportionally:
            let natural = shown.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
            guard let index = natural.firstIndex(where: { $0 > 0 }) else { return [] }
            return shown.indices.compactMap { other in
                guard other != index, natural[other] > 0 else { return nil }
                return relate(
                    shown[other], length, shown[index], length, multiplier: natural[other] / natural[index],
                    priority: Self.proportionPriority)
            }
        }
    }

    // MARK: - Across the axis

    private func across(_ view: UIView) -> [NSLayoutConstraint] {
        switch alignment {
        case .fill:
            return [relate(view, crossNear, container, crossNear), relate(container, crossFar, view, crossFar)]
        case .leading:
            return [
                relate(view, crossNear, container, crossNear),
                relate(container, crossFar, view, crossFar, .greaterThanOrEqual),
            ]
        case .trailing:
            return [
                relate(view, crossNear, container, crossNear, .greaterThanOrEqual),
                relate(container, crossFar, view, crossFar),
            ]
        case .center:
            return [
                relate(view, crossMiddle, container, crossMiddle),
                relate(view, crossNear, container, crossNear, .greaterThanOrEqual),
            ]
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            return [
                relate(view, crossNear, container, crossNear, .greaterThanOrEqual),
                relate(container, crossFar, view, crossFar, .greaterThanOrEqual),
                // The tallest view touches its edge of the stack.
                relate(
                    view, isFirst ? crossNear : crossFar, container, isFirst ? crossNear : crossFar,
                    priority: Self.tightPriority),
            ]
        }
    }

    private func baselines(of shown: [UIView]) -> [NSLayoutConstraint] {
        guard isRow, alignment == .firstBaseline || alignment == .lastBaseline, let first = shown.first else {
            return []
        }
        let attribute: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        return shown.dropFirst().map { relate($0, attribute, first, attribute) }
    }

    private func tightness() -> [NSLayoutConstraint] {
        [length, crossLength].map { attribute in
            let constraint = NSLayoutConstraint(
                first: LayoutOperand(self, attribute), relation: .equal, second: nil, constant: 0)
            constraint.priority = Self.tightPriority
            return constraint
        }
    }

    func baselineView(isFirst: Bool) -> UIView? {
        let shown = arrangedSubviews.filter { !$0.isHidden }
        guard isRow else { return isFirst ? shown.first : shown.last }
        return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    // MARK: - Hidden views

    /// Keeps hidden views at the position where they would appear, with a length of 0.
    private func places(ofHidden hidden: [UIView]) -> [NSLayoutConstraint] {
        hidden.flatMap { view -> [NSLayoutConstraint] in
            let index = arrangedSubviews.firstIndex { $0 === view } ?? 0
            let before = arrangedSubviews[..<index].last { !$0.isHidden }
            let none = NSLayoutConstraint(
                first: LayoutOperand(view, length), relation: .equal, second: nil, constant: 0)
            none.priority = Self.proportionPriority
            return [
                before.map { relate(view, near, $0, far) } ?? relate(view, near, container, near),
                relate(view, crossNear, container, crossNear),
                relate(view, crossLength, container, crossLength, priority: Self.tightPriority), none,
            ]
        }
    }

    func visibilityDidChange(of subview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        arrangementDidChange()
        guard let window, UIView.inheritedAnimationDuration > 0, UIView.areAnimationsEnabled else { return }
        let isHiding = subview.isHidden
        if isHiding {
            // The view stays visible until it has shrunk.
            subview.isCollapsing = true
            subview.layer.isHidden = false
        }
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            window.layoutIfNeeded()
        } completion: { _ in
            guard subview.isCollapsing else { return }
            subview.isCollapsing = false
            subview.layer.isHidden = true
        }
    }
}
