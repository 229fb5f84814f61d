// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// One half of a stepper: a plus or minus glyph, or an image instead of it.
final class StepperButton: UIView {
    var images: [UIControl.State: UIImage] = [:]

    private let glyph: GlyphView
    private let imageView = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)

    init(_ sign: GlyphView.Glyph) {
        glyph = GlyphView(sign, lineWidth: Theme.Stepper.glyphWidth, color: .label)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        shade.layer.cornerRadius = Theme.Stepper.cornerRadius
        shade.layer.cornerCurve = .continuous
        imageView.contentMode = .center
        imageView.tintsAutomaticImages = true
        for view in [shade, glyph, imageView] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the appearance for the button's state, with `image` instead of the glyph and `color` as the shade.
    func show(_ image: UIImage?, color: UIColor, isEnabled: Bool) {
        imageView.image = image
        imageView.tintColor = .label
        imageView.isHidden = image == nil
        glyph.isHidden = image != nil
        shade.backgroundColor = color
        for view in [glyph, imageView] { view.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        imageView.frame = bounds
        let side = Theme.Stepper.glyphSide
        glyph.frame = CGRect(
            x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side,
            height: side)
    }
}
