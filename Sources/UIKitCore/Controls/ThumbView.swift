// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The thumb of a slider or switch: a rounded shape with a shadow.
final class ThumbView: UIView {
    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = Theme.Control.thumb
        layer.shadowOpacity = Theme.Control.thumbShadowOpacity
        layer.shadowRadius = Theme.Control.thumbShadowRadius
        layer.shadowOffset = Theme.Control.thumbShadowOffset
        updateEdge()
    }

    required init?(coder: NSCoder) { nil }

    /// The color; `nil` uses white.
    var color: UIColor? {
        didSet { if color != oldValue { backgroundColor = color ?? Theme.Control.thumb } }
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateEdge()
    }

    /// Updates the border, without which a white thumb wouldn't be visible on a white background.
    func updateEdge() {
        guard !traitCollection.increasesContrast else { return showContrastOutline() }
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = Theme.Control.thumbEdge.cgColor(for: traitCollection)
    }
}
