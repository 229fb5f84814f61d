// SPDX-License-Identifier: MIT
public import Foundation

extension UIView {
    // MARK: - Anchors

    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal center.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical center.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The baseline of the topmost text; the bottom edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The baseline of the bottommost text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: - Held constraints

    /// The active constraints whose nearest common ancestor is this view.
    public var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

    /// Activates `constraint`.
    ///
    /// The receiver doesn't matter: the nearest common ancestor of the items holds it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    /// Activates each constraint.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates `constraint` if this view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates each constraint that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Returns the active constraints that refer to this view along `axis`, including those that other views hold.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutState?.mentions.filter { $0.firstAttribute.axis == axis } ?? []
    }

    // MARK: - Guides

    /// The layout guides that belong to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Adds a layout guide to the view, removing it from its previous view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, !(layoutGuide is SystemLayoutGuide) else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureLayoutBox().guides.append(layoutGuide)
    }

    /// Removes a layout guide and deactivates its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, !(layoutGuide is SystemLayoutGuide) else { return }
        for constraint in layoutGuide.box.mentions { constraint.isActive = false }
        layoutGuide.box.engine?.unregister(layoutGuide.box)
        layoutState?.guides.removeFirst(identicalTo: layoutGuide)
        layoutGuide.owningView = nil
    }

    /// A guide for the bounds inset by the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// A guide for the bounds inset by the safe area.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// A guide inside the margins whose width is limited to a readable line length.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    private func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
        let box = ensureLayoutBox()
        if let guide = box.systemGuides[kind] { return guide }
        let guide = SystemLayoutGuide(kind, of: self)
        box.systemGuides[kind] = guide
        return guide
    }

    // MARK: - Ambiguity

    /// Whether the constraints don't determine this view's frame uniquely, as of the last layout.
    ///
    /// Always `false` for a view laid out by its frame.
    public var hasAmbiguousLayout: Bool {
        guard let box = layoutState, !box.translatesAutoresizing, let engine = box.engine else { return false }
        return engine.isAmbiguous(box)
    }

    // MARK: - Fitting

    /// A target for `systemLayoutSizeFitting(_:)` that asks for the smallest size the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target for `systemLayoutSizeFitting(_:)` that asks for the largest size the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    func measuredSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(around: self)
        let box = ensureLayoutBox()
        let isOpen = !isLayoutBoundary
        if isOpen {
            box.isMeasuredApart = true
            rehome()
        }
        let size = surroundingEngine.fittingSize(
            [(Double(target.width), horizontal.level), (Double(target.height), vertical.level)])
        if isOpen {
            box.isMeasuredApart = false
            rehome()
        }
        let insets = alignmentRectInsets
        let scale = traitCollection.displayScale
        return CGSize(
            width: (size.width + insets.left + insets.right).roundedUpToPixel(scale: scale),
            height: (size.height + insets.top + insets.bottom).roundedUpToPixel(scale: scale))
    }

    // MARK: - Updating

    /// Schedules a constraint update of the view before the next layout.
    func scheduleConstraintUpdate() {
        guard let box = layoutState, box.needsUpdateConstraints, !box.isUpdateScheduled else { return }
        box.isUpdateScheduled = true
        LayoutPass.enlist(self)
    }

    func performConstraintUpdate() {
        guard let box = layoutState else { return }
        box.needsUpdateConstraints = false
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Schedules work that was deferred until the view is in a window.
    func constrainedViewDidEnterWindow() {
        if layoutState == nil {
            guard viewController != nil || type(of: self).requiresConstraintBasedLayout else { return }
            ensureLayoutBox()
        }
        scheduleConstraintUpdate()
        if let engine = layoutState?.innerEngine, engine.isDirty { LayoutPass.enlist(engine) }
    }
}
