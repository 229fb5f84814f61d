// SPDX-License-Identifier: MIT
internal import Foundation

/// The drag of a sheet by the user, which changes its height or dismisses it.
@MainActor
final class SheetDrag: UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private var startHeight: CGFloat = 0
    private lazy var pan = UIPanGestureRecognizer(target: self, action: SheetDrag.move)
    private weak var scrollView: UIScrollView?

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
    }

    func attach(to view: UIView) {
        guard pan.view !== view else { return }
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        view.addGestureRecognizer(pan)
    }

    // MARK: - Moving

    private func move(_ pan: UIPanGestureRecognizer) {
        guard let sheet, sheet.phase == .presented, let container = sheet.container, let card = pan.view else { return }
        let heights = sheet.heights
        guard let least = heights.first?.height, let most = heights.last?.height, least > 0 else { return }
        let distance = pan.translation(in: container).y
        let velocity = pan.velocity(in: container).y
        switch pan.state {
        case .began:
            startHeight = card.bounds.height
            hold(startHeight - distance, least, most, in: sheet)
        case .changed:
            hold(startHeight - distance, least, most, in: sheet)
        case .ended:
            endInteraction(velocity: velocity, heights, in: sheet)
        case .cancelled, .failed:
            sheet.held = nil
            sheet.settle()
        default: break
        }
    }

    private func hold(_ wanted: CGFloat, _ least: CGFloat, _ most: CGFloat, in sheet: UISheetPresentationController) {
        guard wanted.isFinite else { return }
        let height = min(max(wanted, least), most)
        var offset = max(0, least - wanted)
        if sheet.presentedViewController.isModalInPresentation { offset *= Theme.Sheet.resistance }
        sheet.held = (height, offset)
        UIView.performWithoutAnimation {
            sheet.container?.setNeedsLayout()
            sheet.container?.layoutIfNeeded()
        }
    }

    private func endInteraction(
        velocity: CGFloat, _ heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)],
        in sheet: UISheetPresentationController
    ) {
        guard let held = sheet.held else { return }
        if held.offset > 0 {
            let isFar = held.offset > held.height * Theme.Sheet.dismissalShare
            let way = max(1, held.height - held.offset)
            if isFar || velocity >= Theme.Sheet.dismissalVelocity,
                sheet.attemptDismissal(velocity: max(0, velocity) / way)
            {
                return sheet.held = nil
            }
            sheet.held = nil
            return sheet.settle(velocity: -velocity / max(1, held.offset))
        }
        let aim = held.height - velocity * Theme.Sheet.projection
        let nearest = heights.min { abs($0.height - aim) < abs($1.height - aim) }
        sheet.held = nil
        let before = sheet.selected?.identifier
        if let nearest { sheet.selectedDetentIdentifier = nearest.identifier }
        let way = (nearest?.height ?? held.height) - held.height
        sheet.settle(velocity: abs(way) > 1 ? -velocity / way : 0)
        guard nearest?.identifier != before else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    // MARK: - UIGestureRecognizerDelegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let card = gestureRecognizer.view else { return false }
        if touch.type == .indirectPointer, touch.location(in: card).y > Theme.Sheet.pointerBand { return false }
        scrollView = touch.view?.ancestors.lazy.compactMap { $0 as? UIScrollView }.first { $0.isDescendant(of: card) }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.phase == .presented, !sheet.maximumLayoutSize.isFull else { return false }
        let velocity = pan.velocity(in: pan.view)
        let distance = pan.translation(in: pan.view)
        let isDown = distance.y > 0 || (distance.y == 0 && velocity.y > 0)
        guard abs(distance.y) >= abs(distance.x) else { return false }
        guard let scrollView, scrollView.isScrollEnabled else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
        guard isAtTop else { return false }
        if isDown { return true }
        guard sheet.prefersScrollingExpandsWhenScrolledToEdge, let most = sheet.heights.last?.height else {
            return false
        }
        return (sheet.selected?.height ?? most) < most
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer.view is UIScrollView && otherGestureRecognizer is UIPanGestureRecognizer
    }
}
