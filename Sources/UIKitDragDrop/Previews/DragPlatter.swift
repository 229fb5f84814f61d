// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
internal import UIKitCore

/// The previews of dragged items above a window's content.
@MainActor
final class DragPlatter: UIView {
    /// The preview of one item.
    private struct Card {
        let item: UIDragItem
        var view: PreviewPlatter
        /// The size of the preview when it was lifted.
        var size: CGSize
    }

    private var cards: [Card] = []
    private let badge = DragBadge()
    private var place = CGPoint.zero
    private var keepsSize = false
    private var isPrecise = false

    /// Shows the previews of the session's items where they are lifted.
    init(of session: DragSession, over window: UIWindow) {
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        place = session.place
        add(session.items, of: session)
        addSubview(badge)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Adds cards for items that have a preview.
    func add(_ items: [UIDragItem], of session: DragSession) {
        for item in items {
            guard let preview = session.previews[item] else { continue }
            let card = PreviewPlatter(picturing: preview)
            card.isUserInteractionEnabled = false
            card.move(
                to: preview.view.window === session.window ? preview.frameInWindow : CGRect(at: place, preview.size))
            // The first item is on top.
            insertSubview(card, at: 0)
            cards.append(Card(item: item, view: card, size: preview.size))
        }
    }

    // MARK: - Lifting

    func lift() {
        for card in cards {
            card.view.isLifted = true
            guard !UIAccessibility.isReduceMotionEnabled else { continue }
            card.view.transform = card.view.transform.scaledBy(
                x: Theme.DragDrop.liftScale, y: Theme.DragDrop.liftScale)
        }
    }

    // MARK: - Moving

    /// Gathers the cards, with the previews for the time of the drag.
    func gather(for session: DragSession, keepsSize: Bool) {
        self.keepsSize = keepsSize
        for item in session.items where item.previewProvider != nil { replacePreview(of: item, in: session) }
        let count = session.items.count
        badge.show(count: count, operation: .cancel)
        UIView.animate(withDuration: Theme.DragDrop.gatherDuration, delay: 0, options: .beginFromCurrentState) {
            for card in cards {
                card.view.isLifted = true
                card.view.alpha = Theme.DragDrop.opacity
            }
            layOut(grip: session.grip)
        }
    }

    func replacePreview(of item: UIDragItem, in session: DragSession) {
        guard let provider = item.previewProvider, let index = cards.firstIndex(where: { $0.item === item }) else {
            return
        }
        let old = cards[index]
        guard let preview = provider() else {
            old.view.removeFromSuperview()
            cards.remove(at: index)
            return
        }
        let target = UIDragPreviewTarget(container: self, center: old.view.center)
        let card = PreviewPlatter(
            picturing: UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target))
        card.isUserInteractionEnabled = false
        card.isLifted = true
        card.center = old.view.center
        insertSubview(card, aboveSubview: old.view)
        old.view.removeFromSuperview()
        cards[index].view = card
        cards[index].size = card.bounds.size
        layOut(grip: session.grip)
    }

    /// Moves the cards below the pointer, and shows the effect of a drop.
    func follow(_ session: DragSession, proposal: UIDropProposal?, operation: UIDropOperation) {
        place = session.place
        isPrecise = proposal?.isPrecise ?? false
        if proposal?.prefersFullSizePreview == true { keepsSize = true }
        UIView.performWithoutAnimation {
            badge.show(count: session.items.count, operation: operation)
            layOut(grip: session.grip)
        }
    }

    private func layOut(grip: CGPoint) {
        let shown = cards.prefix(Theme.DragDrop.maximumCards)
        for (index, card) in cards.enumerated() {
            let longest = max(card.size.width, card.size.height, 1)
            let factor = keepsSize ? 1 : min(1, Theme.DragDrop.maximumSide / longest)
            let size = CGSize(width: card.size.width * factor, height: card.size.height * factor)
            let step = CGFloat(min(index, shown.count)) * Theme.DragDrop.cardOffset
            var frame = CGRect(at: CGPoint(x: place.x - grip.x * factor, y: place.y - grip.y * factor), size)
            if isPrecise { frame.origin.y = place.y - size.height - Theme.DragDrop.preciseGap }
            card.view.move(to: frame.offsetBy(dx: step, dy: step))
            card.view.isHidden = index >= shown.count
        }
        if let first = cards.first?.view.frame {
            badge.center = CGPoint(x: first.maxX, y: first.minY)
        } else {
            badge.center = CGPoint(x: place.x + Theme.DragDrop.badgeHeight, y: place.y - Theme.DragDrop.badgeHeight)
        }
    }

    // MARK: - Ending

    /// The view that shows an item; `nil` if none does.
    func view(of item: UIDragItem) -> UIView? { cards.first { $0.item === item }?.view }

    /// Moves each card to its target, and those without a target shrink where they are; then removes all.
    ///
    /// `animations` are run alongside.
    func settle(
        _ targets: [UIDragItem: UITargetedPreview], keepsPlace: Bool, animations: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        badge.isHidden = true
        for card in cards where targets[card.item] != nil { card.view.isHidden = false }
        UIView.animate(
            withDuration: Theme.DragDrop.dropDuration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]
        ) {
            for card in cards {
                card.view.isLifted = false
                let target = targets[card.item]
                if let target, target.target.container.window === window || target.target.container === window {
                    card.view.alpha = 1
                    guard !UIAccessibility.isReduceMotionEnabled else { continue }
                    card.view.move(to: target.frameInWindow)
                } else {
                    card.view.alpha = 0
                    guard !keepsPlace else { continue }
                    card.view.transform = card.view.transform.scaledBy(
                        x: Theme.DragDrop.vanishingScale, y: Theme.DragDrop.vanishingScale)
                }
            }
            animations()
        } completion: { [self] _ in
            removeFromSuperview()
            completion()
        }
    }
}

extension CGRect {
    /// Creates a rectangle around a point.
    fileprivate init(at center: CGPoint, _ size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
