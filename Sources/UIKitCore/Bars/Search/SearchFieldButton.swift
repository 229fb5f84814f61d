// SPDX-License-Identifier: MIT
internal import Foundation

/// A button at the trailing edge of a search field.
final class SearchFieldButton: UIControl {
    private let symbolView: BarSymbolView

    init(_ symbol: BarSymbol, action: @escaping @MainActor () -> Void) {
        symbolView = BarSymbolView(symbol)
        super.init(frame: .zero)
        addSubview(symbolView)
        addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override var triggersPrimaryActionOnPress: Bool { true }

    override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? { toolTip(accessibilityLabel) }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbolView.frame = bounds
        symbolView.color = isSelected ? nil : Theme.Palette.secondaryLabel
        symbolView.alpha = isHighlighted ? Theme.Bars.pressedAlpha : 1
    }

    override var preventsTapsOfAncestors: Bool { true }
}
