// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPageControl {
    func show(page: Int) {
        let page = min(max(page, 0), max(numberOfPages - 1, 0))
        guard page != storedPage else { return }
        storedPage = page
        progress?.beginPage()
        showChange()
    }

    private func showChange() {
        progress?.updateVisibility()
        setNeedsLayout()
        animateValue(over: Theme.PageControl.duration, changes: showLooks)
    }

    /// Changes the page for user input, and sends the events.
    func change(to page: Int, by interaction: InteractionState, for event: UIEvent?) {
        let before = storedPage
        show(page: page)
        guard storedPage != before else { return }
        interactionState = interaction
        sendValueChange(for: event)
        if interaction == .discrete { interactionState = .none }
    }

    // MARK: - Touches

    func follow(_ touch: UITouch, with event: UIEvent?) {
        let point = touch.location(in: self)
        if interactionState != .continuous {
            let way = abs(distance(of: point) - distance(of: trackStart))
            guard allowsContinuousInteraction, way >= Theme.PageControl.dragDistance else { return }
            interactionState = .continuous
            showChange()
        }
        change(to: page(at: distance(of: point)), by: .continuous, for: event)
    }

    func finishTracking(_ touch: UITouch?, with event: UIEvent?) {
        if interactionState == .continuous {
            interactionState = .none
            return showChange()
        }
        guard let touch, isTouchInside else { return }
        let hit = page(at: distance(of: touch.location(in: self)))
        if touch.type == .indirectPointer { return change(to: hit, by: .discrete, for: event) }
        // On the current page's dot, the half of the row decides the direction.
        let isLater =
            hit == storedPage
            ? distance(of: touch.location(in: self)) > (isVertical ? bounds.height : bounds.width) / 2
            : hit > storedPage
        change(to: storedPage + (isLater ? 1 : -1), by: .discrete, for: event)
    }

    // MARK: - Keys

    func target(of key: UIKey) -> Int? {
        let step = isReversed ? -1 : 1
        switch key.keyCode {
        case .keyboardLeftArrow where !isVertical, .keyboardUpArrow where isVertical: return storedPage - step
        case .keyboardRightArrow where !isVertical, .keyboardDownArrow where isVertical: return storedPage + step
        case .keyboardHome: return 0
        case .keyboardEnd: return numberOfPages - 1
        default: return nil
        }
    }
}
