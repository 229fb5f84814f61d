// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The actions beside a row that is swiped aside: buttons that come out from below each other, the first at the edge.
final class SwipeActionsView: UIView {
    /// A button was pressed.
    var onPress: ((UIContextualAction, SwipeButton) -> Void)?
    let buttons: [SwipeButton]
    /// Whether the first button covers the others, since letting go would perform its action.
    private(set) var isFull = false
    private let isTrailing: Bool

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        buttons = configuration.actions.map(SwipeButton.init)
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        clipsToBounds = true
        // The first, which is at the edge, lies over the others.
        for button in buttons.reversed() {
            addSubview(button)
            button.contentWidth = button.naturalWidth
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    onPress?(button.swipeAction, button)
                }, for: .primaryActionTriggered)
        }
        backgroundColor = buttons.last?.backgroundColor
    }

    required init?(coder: NSCoder) { nil }

    override var mayDraw: Bool { false }

    /// What shows all buttons.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    /// Changes whether the first button covers the others; it moves there.
    func setFull(_ isFull: Bool) {
        guard isFull != self.isFull else { return }
        self.isFull = isFull
        UIView.animate(
            withDuration: Theme.Swipe.fullDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.placeButtons()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
    }

    /// Places the buttons from the content to the edge, in the room that the row has left.
    private func placeButtons() {
        let width = bounds.width
        let open = max(openWidth, 1)
        let growth = width / open
        // From the content on, which is where the last action stands.
        var start: CGFloat = 0
        let isMirrored = isTrailing == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (index, button) in buttons.enumerated().reversed() {
            let natural = button.naturalWidth
            var frame = CGRect(
                x: start * growth, y: 0, width: max(natural, natural * growth), height: bounds.height)
            if isFull, index == 0 { frame = bounds }
            button.hugsRight = isMirrored
            button.frame = frame.mirrored(in: width, isMirrored)
            start += natural
        }
    }
}
