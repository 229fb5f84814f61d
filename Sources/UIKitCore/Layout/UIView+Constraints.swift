// SPDX-License-Identifier: MIT
public import Foundation

extension UIView {
    // MARK: - Anchors

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The line that the topmost text stands on; the bottom of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The line that the bottommost text stands on; the bottom of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: - Held constraints

    /// The active constraints that this view is the nearest to hold both items of.
    public var constraints: [NSLayoutConstraint] { layoutState?.held ?? [] }

    /// Activates `constraint`, whatever view it is asked of.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates `constraint` if this view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that mention this view along an axis, wherever they are held.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutState?.mentions.filter { $0.firstAttribute.axis == axis } ?? []
    }

    // MARK: - Guides

    /// The guides added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState?.guides ?? [] }

    /// Makes `layoutGuide` one of this view's, taking it from the view that it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, !(layoutGuide is SystemLayoutGuide) else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureLayoutBox().guides.append(layoutGuide)
    }

    /// Takes the guide out and deactivates its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, !(layoutGuide is SystemLayoutGuide) else { return }
        for constraint in layoutGuide.box.mentions { constraint.isActive = false }
        layoutGuide.box.engine?.unregister(layoutGuide.box)
        layoutState?.guides.removeFirst(identicalTo: layoutGuide)
        layoutGuide.owningView = nil
    }

    /// The bounds less the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The bounds less the safe area insets.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// A column inside the margins that is no wider than lines of text are good to read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }

    private func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
        let box = ensureLayoutBox()
        if let guide = box.systemGuides[kind] { return guide }
        let guide = SystemLayoutGuide(kind, of: self)
        box.systemGuides[kind] = guide
        return guide
    }

    // MARK: - Ambiguity

    /// Whether the constraints leave a choice of places or sizes for this view, as of the last layout.
    ///
    /// Always false for a view that is laid out by its frame.
    public var hasAmbiguousLayout: Bool {
        guard let box = layoutState, !box.translatesAutoresizing, let engine = box.engine else { return false }
        return engine.isAmbiguous(box)
    }

    // MARK: - Fitting

    /// For `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// For `systemLayoutSizeFitting(_:)`: as large as the constraints allow.
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

    /// Puts the view on the list of those whose constraints are updated before the next layout.
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

    /// The view is in a window now: what waited for that is put on the lists.
    func constrainedViewDidEnterWindow() {
        if layoutState == nil {
            guard viewController != nil || type(of: self).requiresConstraintBasedLayout else { return }
            ensureLayoutBox()
        }
        scheduleConstraintUpdate()
        if let engine = layoutState?.innerEngine, engine.isDirty { LayoutPass.enlist(engine) }
    }
}
