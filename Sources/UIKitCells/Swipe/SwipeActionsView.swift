// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
@_spi(Toolkit) package import UIKitCore

/// The action buttons revealed by swiping a row.
///
/// They slide out from below each other, with the first at the row's edge.
package final class SwipeActionsView: UIView {
    /// Called when a button is pressed.
    package var onPress: ((UIContextualAction, SwipeButton) -> Void)?
    package let buttons: [SwipeButton]
    /// Whether the first button covers the others because releasing the row would perform its action.
    package private(set) var isFull = false
    private let isTrailing: Bool

    package init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        buttons = configuration.actions.map(SwipeButton.init)
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        clipsToBounds = true
        // The first button, at the row's edge, is the topmost.
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    onPress?(button.swipeAction, button)
                }, for: .primaryActionTriggered)
        }
        backgroundColor = buttons.last?.backgroundColor
    }

    package required init?(coder: NSCoder) { nil }

    /// The width that shows all buttons.
    package var openWidth: CGFloat { widths.reduce(0, +) }

    /// The widths of the buttons; narrower than their content in a row that is too narrow for all of them.
    private var widths: [CGFloat] {
        let height = superview?.bounds.height ?? bounds.height
        let natural = buttons.map { $0.naturalWidth(rowHeight: height) }
        let sum = natural.reduce(0, +)
        let space = (superview?.bounds.width ?? .greatestFiniteMagnitude) * Theme.Swipe.maximumShare
        guard sum > space else { return natural }
        return natural.map { max(($0 * space / sum).rounded(.down), Theme.Swipe.minimumWidth) }
    }

    /// Sets whether the first button covers the others, animated.
    package func setFull(_ isFull: Bool) {
        guard isFull != self.isFull else { return }
        self.isFull = isFull
        UIView.animate(
            withDuration: Theme.Swipe.fullDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.placeButtons()
        }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
    }

    /// Lays out the buttons in the uncovered part of the row, from the content to the edge.
    private func placeButtons() {
        let width = bounds.width
        let widths = widths
        let open = max(widths.reduce(0, +), 1)
        let growth = width / open
        // Starts next to the content, with the last action.
        var start: CGFloat = 0
        let isMirrored = isTrailing == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (index, button) in buttons.enumerated().reversed() {
            let natural = widths[index]
            button.contentWidth = natural
            var frame = CGRect(
                x: start * growth, y: 0, width: max(natural, natural * growth), height: bounds.height)
            if isFull, index == 0 { frame = bounds }
            button.hugsRight = isMirrored
            button.frame = frame.mirrored(in: width, isMirrored)
            start += natural
        }
    }
}
