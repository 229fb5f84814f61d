// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit

/// The full-screen test pattern with a description.
final class PatternView: UIView {
    let pacing = PacingView(frame: .zero)

    /// The requested mode, in large type.
    var title = "" {
        didSet { if title != oldValue { updateWords() } }
    }
    /// The output and the step's number.
    var subtitle = "" {
        didSet { if subtitle != oldValue { updateWords() } }
    }
    /// A description of the keys.
    var hint = "" {
        didSet { if hint != oldValue { updateWords() } }
    }

    private let card = UIView(frame: .zero)
    private let titleLabel = UILabel(frame: .zero)
    private let subtitleLabel = UILabel(frame: .zero)
    private let sizeLabel = UILabel(frame: .zero)
    private let hintLabel = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        backgroundColor = .black
        card.backgroundColor = UIColor(white: 0, alpha: 0.82)
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        addSubview(card)
        // The pattern is the same in light and dark mode.
        for (label, color) in [
            (titleLabel, UIColor.white), (subtitleLabel, UIColor(white: 1, alpha: 0.8)),
            (sizeLabel, UIColor(white: 1, alpha: 0.8)), (hintLabel, UIColor(white: 1, alpha: 0.55)),
        ] {
            label.textColor = color
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.5
            card.addSubview(label)
        }
        addSubview(pacing)
    }

    required init?(coder: NSCoder) { nil }

    /// The view's size in device pixels.
    var pixelSize: (width: Int, height: Int) {
        let scale = traitCollection.displayScale
        func side(_ length: CGFloat) -> Int { Int(min(max((length * scale).rounded(), 0), 1_000_000)) }
        return (side(bounds.width), side(bounds.height))
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TestPattern.draw(size: bounds.size, scale: traitCollection.displayScale, in: context)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateWords()
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fillLabels()
        let width = min(bounds.width * 0.56, 560)
        // Smaller text on small screens leaves the patches visible.
        let unit = min(1, max(0.5, min(bounds.width / 800, bounds.height / 600)))
        titleLabel.font = .systemFont(ofSize: 40 * unit, weight: .bold)
        subtitleLabel.font = .systemFont(ofSize: 17 * unit, weight: .semibold)
        sizeLabel.font = .systemFont(ofSize: 15 * unit)
        hintLabel.font = .systemFont(ofSize: 13 * unit)
        var y = 20 * unit
        for (label, height) in [(titleLabel, 50), (subtitleLabel, 26), (sizeLabel, 24), (hintLabel, 30)] {
            guard label.text?.isEmpty == false else { continue }
            label.frame = CGRect(x: 16, y: y, width: width - 32, height: CGFloat(height) * unit)
            y += CGFloat(height) * unit
        }
        y += 16 * unit
        card.frame = CGRect(x: (bounds.width - width) / 2, y: (bounds.height - y) / 2, width: width, height: y)
        pacing.frame = CGRect(
            x: bounds.width / 8, y: bounds.height * 0.91 - PacingView.height / 2, width: bounds.width * 0.75,
            height: PacingView.height)
    }

    private func updateWords() {
        fillLabels()
        setNeedsLayout()
    }

    private func fillLabels() {
        titleLabel.text = title
        subtitleLabel.text = subtitle
        hintLabel.text = hint
        let (width, height) = pixelSize
        sizeLabel.text = "\(width) × \(height) pixels at \(Double(traitCollection.displayScale).text(digits: 2))×"
    }
}
