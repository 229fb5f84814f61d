// SPDX-License-Identifier: MIT
import UIKit

/// A text layer whose font size and color change with animation.
final class TextLayerCard: CardView {
    private let stage = UIView()
    private let text = CATextLayer()
    private let button = UIButton(configuration: .tinted())
    private var isLarge = false

    override func build() {
        text.string = "Shoji"
        text.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        text.alignmentMode = .center
        stage.layer.addSublayer(text)
        addSubview(stage)
        addSubview(button)
        button.configuration?.title = "Change"
        button.addAction(UIAction { [weak self] _ in self?.change() }, for: .primaryActionTriggered)
        updateColor()
    }

    private func change() {
        isLarge.toggle()
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        text.fontSize = fontSize
        updateColor()
        CATransaction.commit()
    }

    /// The two sizes differ in proportion, and follow the user's text size.
    private var fontSize: CGFloat { grown(isLarge ? 48 : 24) }

    private func updateColor() {
        let color = isLarge ? UIColor.systemPink : .label
        text.foregroundColor = color.resolvedColor(with: traitCollection).cgColor
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(64) + 12 + grown(36) }

    override func layoutBody(in area: CGRect) {
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: grown(64))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        text.contentsScale = max(traitCollection.displayScale, 1)
        text.frame = stage.bounds
        text.fontSize = fontSize
        updateColor()
        CATransaction.commit()
        button.frame = CGRect(
            x: area.minX, y: stage.frame.maxY + 12, width: min(area.width, grown(140)), height: grown(36))
    }
}
