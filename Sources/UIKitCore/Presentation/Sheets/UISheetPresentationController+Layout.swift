// SPDX-License-Identifier: MIT
internal import Foundation

/// The layout of a sheet.
struct SheetLayout {
    /// The frame in the container.
    var frame: CGRect
    /// Whether the sheet is attached to the bottom edge.
    var isAttached: Bool
    /// Whether the sheet fills the window.
    var isFull = false
}

/// The environment in which a sheet is laid out.
struct SheetSpace {
    var bounds: CGRect
    var traits: UITraitCollection
    /// The safe area insets.
    var covered: UIEdgeInsets
    /// The adaptive style; `.none` is the sheet's own.
    var adaptedStyle: UIModalPresentationStyle
}

extension UISheetPresentationController {
    /// Creates a sheet for the same controller, with the properties of `other` if that is a sheet.
    static func like(_ other: UIPresentationController) -> UISheetPresentationController {
        let sheet = UISheetPresentationController(
            presentedViewController: other.presentedViewController, presenting: nil)
        guard let other = other as? UISheetPresentationController else { return sheet }
        sheet.detents = other.detents
        sheet.selectedDetentIdentifier = other.selectedDetentIdentifier
        sheet.largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
        sheet.prefersGrabberVisible = other.prefersGrabberVisible
        sheet.preferredCornerRadius = other.preferredCornerRadius
        sheet.prefersEdgeAttachedInCompactHeight = other.prefersEdgeAttachedInCompactHeight
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = other.widthFollowsPreferredContentSizeWhenEdgeAttached
        sheet.prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
        return sheet
    }

    private var space: SheetSpace? {
        if let futureRoom { return futureRoom }
        return container.map {
            SheetSpace(
                bounds: $0.bounds, traits: $0.traitCollection, covered: $0.safeAreaInsets,
                adaptedStyle: adaptedStyle)
        }
    }

    /// The sheet's frame in a container of `size`.
    func frame(in size: CGSize) -> CGRect {
        guard let container else { return .zero }
        let traits = container.traitCollection.merging(Theme.Window.sizeClasses(for: size))
        futureRoom = SheetSpace(
            bounds: CGRect(origin: .zero, size: size), traits: traits, covered: container.safeAreaInsets,
            adaptedStyle: styleAsked(for: traits))
        defer { futureRoom = nil }
        return layout.frame
    }

    /// The layout at the largest height.
    var maximumLayoutSize: SheetLayout {
        guard let space else { return SheetLayout(frame: .zero, isAttached: false) }
        let (bounds, traits, metrics) = (space.bounds, space.traits, Theme.Sheet.self)
        let preferred = presentedViewController.preferredContentSize
        if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact,
            !prefersEdgeAttachedInCompactHeight, !keepsForm
        {
            return SheetLayout(frame: bounds, isAttached: true, isFull: true)
        }
        if traits.horizontalSizeClass == .compact, !keepsForm {
            let top = max(metrics.topInset, space.covered.top)
            var width = bounds.width
            if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
                width = min(width, preferred.width)
            }
            return SheetLayout(
                frame: CGRect(
                    x: bounds.midX - width / 2, y: top, width: width, height: max(0, bounds.height - top)),
                isAttached: true)
        }
        let isForm = style != .pageSheet
        let inset = isForm ? metrics.formInset : metrics.pageInset
        let availableSpace = CGSize(
            width: max(0, bounds.width - 2 * metrics.sideMargin), height: max(0, bounds.height - 2 * inset))
        var size = isForm ? metrics.formSize : CGSize(width: metrics.pageWidth, height: availableSpace.height)
        if isForm || preferred.width > 0, preferred.width.isFinite, preferred.width > 0 { size.width = preferred.width }
        if preferred.height.isFinite, preferred.height > 0 { size.height = preferred.height }
        size = CGSize(width: min(size.width, availableSpace.width), height: min(size.height, availableSpace.height))
        let origin = CGPoint(
            x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded())
        return SheetLayout(frame: CGRect(origin: origin, size: size), isAttached: false)
    }

    /// Whether the delegate requested that a form sheet keep its style in a compact width.
    private var keepsForm: Bool {
        style == .formSheet && primary == nil && space?.adaptedStyle == UIModalPresentationStyle.none
    }

    /// The height at the bottom that is outside the safe area.
    private func coveredBottom(_ largest: SheetLayout) -> CGFloat {
        largest.isAttached ? space?.covered.bottom ?? 0 : 0
    }

    /// The available detents with their heights, in ascending order.
    var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let space else { return [] }
        let largest = maximumLayoutSize
        let bottom = coveredBottom(largest)
        let availableSpace = SheetRoom(space.traits, maximum: max(0, largest.frame.height - bottom))
        let all = detents.isEmpty ? [Detent.large()] : detents
        let resolved = all.compactMap { detent in
            detent.resolvedValue(in: availableSpace).map { (identifier: detent.identifier, height: $0 + bottom) }
        }
        let usable = resolved.isEmpty ? [(identifier: Detent.Identifier.large, height: largest.frame.height)] : resolved
        return usable.sorted { $0.height < $1.height }
    }

    /// The current detent and its height.
    var selected: (identifier: Detent.Identifier, height: CGFloat)? {
        let heights = heights
        if let chosen = heights.first(where: { $0.identifier == selectedDetentIdentifier }) { return chosen }
        return heights.first { $0.identifier == detents.first?.identifier } ?? heights.first
    }

    var layout: SheetLayout {
        var layout = maximumLayoutSize
        guard !layout.isFull, let selected else { return layout }
        let height = held?.height ?? selected.height
        layout.frame.origin.y += layout.frame.height - height + (held?.offset ?? 0)
        layout.frame.size.height = height
        return layout
    }

    /// Whether views below the sheet are interactive.
    var isUndimmed: Bool {
        guard let largestUndimmedDetentIdentifier, let selected,
            let limit = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
        else { return false }
        return selected.height <= limit.height
    }

    // MARK: - Views

    func setUp() {
        guard let container else { return }
        dimming.backgroundColor = Theme.Sheet.dimming
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(dimming, at: 0)
        drag.attach(to: cardView)
        dimming.alpha = 0
        coordinator?.animate(alongsideTransition: { [self] _ in dimming.alpha = isUndimmed ? 0 : 1 })
    }

    func layOutCard() {
        guard container != nil, phase != .dismissing else { return }
        let layout = layout
        cardView.radius = layout.isFull ? 0 : preferredCornerRadius ?? Theme.Sheet.cornerRadius
        cardView.isAttached = layout.isAttached
        cardView.showsGrabber = prefersGrabberVisible && !layout.isFull
        cardView.place(in: layout.frame)
        dimming.isUserInteractionEnabled = !isUndimmed
        guard phase == .presented else { return }
        dimming.alpha = isUndimmed ? 0 : dimmedShare(layout)
    }

    private func dimmedShare(_ layout: SheetLayout) -> CGFloat {
        guard let held, layout.frame.height > 0 else { return 1 }
        return min(max(1 - held.offset / layout.frame.height, 0), 1)
    }

    /// Animates the sheet to its layout.
    ///
    /// `velocity` is in fractions of the distance per second.
    func settle(velocity: CGFloat = 0) {
        guard let container, phase == .presented else { return }
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let animator = UIViewPropertyAnimator(
            duration: 0,
            timingParameters: isCalm
                ? UICubicTimingParameters(animationCurve: .easeInOut) : Theme.Transition.spring(velocity: velocity))
        animator.addAnimations {
            container.setNeedsLayout()
            container.layoutIfNeeded()
            self.cardView.layoutIfNeeded()
        }
        animator.startAnimation()
    }
}
