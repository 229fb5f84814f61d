// SPDX-License-Identifier: MIT
internal import Foundation

extension UISegmentedControl {
    // MARK: - Selection

    func select(_ index: Int) {
        guard !isMomentary else { return }
        let selection = segments.indices.contains(index) ? index : nil
        guard selection != storedSelection else { return }
        storedSelection = selection
        setNeedsLayout()
    }

    /// Selects a segment for user input, and sends the events.
    package func choose(_ index: Int, for event: UIEvent?) {
        guard segments.indices.contains(index), isMomentary || index != storedSelection else { return showChange() }
        storedSelection = index
        showChange()
        let action = segments[index].action
        if let action { sendAction(action) }
        sendValueChange(for: event)
        if isMomentary { storedSelection = nil }
    }

    private func showChange() {
        setNeedsLayout()
        animateValue(over: Theme.Segmented.duration, changes: showLooks)
    }

    // MARK: - Touches

    func pointerMoved(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let index = isOver ? segmentIndex(at: recognizer.location(in: self).x) : nil
        guard index != hoveredIndex else { return }
        hoveredIndex = index
        UIView.animate(withDuration: Theme.Animation.hover, options: .allowUserInteraction, animations: showLooks)
    }

    func press(_ touch: UITouch) -> Bool {
        guard let index = segmentIndex(at: touch.location(in: self).x), segments[index].content.isEnabled else {
            return false
        }
        pressState = Press(index: index, dragsSelection: !isMomentary && index == storedSelection)
        showChange()
        return true
    }

    func follow(_ touch: UITouch) {
        guard let press = pressState else { return }
        let under = segmentIndex(at: touch.location(in: self).x).flatMap { segments[$0].content.isEnabled ? $0 : nil }
        // A dragged selection follows the touch even outside the control, and skips disabled segments.
        let index = press.dragsSelection ? under ?? press.index : isTouchInside ? under : nil
        guard index != press.index else { return }
        pressState?.index = index
        showChange()
    }

    func finishTracking(chooses: Bool, for event: UIEvent?) {
        guard let press = pressState else { return }
        pressState = nil
        keyIndex = nil
        if chooses, let index = press.index {
            choose(index, for: event)
        } else {
            showChange()
        }
    }

    // MARK: - Keys

    func keyPressed(_ key: UIKeyboardHIDUsage, for event: UIEvent?) -> Bool {
        let step: Int
        switch key {
        case .keyboardLeftArrow: step = isRightToLeft ? 1 : -1
        case .keyboardRightArrow: step = isRightToLeft ? -1 : 1
        case .keyboardHome: return chooseByKey(segments.indices.first { segments[$0].content.isEnabled }, for: event)
        case .keyboardEnd: return chooseByKey(segments.indices.last { segments[$0].content.isEnabled }, for: event)
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            guard isMomentary, let keyIndex else { return false }
            choose(keyIndex, for: event)
            return true
        default: return false
        }
        let present = isMomentary ? keyIndex : storedSelection
        let start = present ?? (step > 0 ? -1 : segments.count)
        let next = stride(from: start + step, to: step > 0 ? segments.count : -1, by: step)
            .first { segments[$0].content.isEnabled }
        return chooseByKey(next, for: event)
    }

    /// Selects a segment for assistive technology.
    func accessibilityChoose(_ view: SegmentView) -> Bool {
        guard isEnabled, let index = segments.firstIndex(where: { $0 === view }), segments[index].content.isEnabled
        else { return false }
        choose(index, for: nil)
        return true
    }

    /// Selects a segment with the keyboard.
    ///
    /// In a momentary control, only marks it; Space presses it.
    private func chooseByKey(_ index: Int?, for event: UIEvent?) -> Bool {
        guard let index else { return true }
        if isMomentary {
            keyIndex = index
            showChange()
        } else {
            choose(index, for: event)
        }
        return true
    }
}
