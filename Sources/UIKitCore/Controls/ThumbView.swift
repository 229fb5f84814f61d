// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The round part of a control that is taken hold of: a pill with a shadow.
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

    /// `nil` stands for white.
    var color: UIColor? {
        didSet { if color != oldValue { backgroundColor = color ?? Theme.Control.thumb } }
    }

    override var mayDraw: Bool { false }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        updateEdge()
    }

    /// White on white needs an edge.
    private func updateEdge() {
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = Theme.Control.thumbEdge.resolvedColor(with: traitCollection).cgColor
    }
}
