// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The background of a bar: blur, color, image, and a line at the edge toward the content.
final class BarBackgroundView: UIView {
    /// The edge of the line.
    enum LineEdge {
        case top
        case bottom
        /// For a sidebar at the leading edge.
        case trailing
    }

    var lineEdge: LineEdge {
        didSet { if lineEdge != oldValue { setNeedsLayout() } }
    }

    private let blur = UIVisualEffectView(effect: nil)
    private let color = UIView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)

    init(lineEdge: LineEdge) {
        self.lineEdge = lineEdge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [blur, color, picture, line] as [UIView] { addSubview(view) }
        picture.clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ appearance: UIBarAppearance) {
        blur.effect = appearance.backgroundEffect
        blur.isHidden = appearance.backgroundEffect == nil
        color.backgroundColor = appearance.backgroundColor
        color.isHidden = appearance.backgroundColor == nil
        picture.image = appearance.backgroundImage
        picture.contentMode = appearance.backgroundImageContentMode
        picture.isHidden = appearance.backgroundImage == nil
        line.image = appearance.shadowImage
        line.tintColor = appearance.shadowColor
        line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
        line.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [blur, color, picture] as [UIView] { view.frame = bounds }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let thickness = line.image?.size.height ?? pixel
        switch lineEdge {
        case .top: line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        case .bottom:
            // A shadow image is drawn below the bar; a line takes the bar's last pixel.
            let y = line.image == nil ? bounds.height - thickness : bounds.height
            line.frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
        case .trailing:
            let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 0 : bounds.width - pixel
            line.frame = CGRect(x: x, y: 0, width: pixel, height: bounds.height)
        }
    }
}
