// SPDX-License-Identifier: MIT
import ScreenModesCore
import UIKit
import Windowing

/// A screen in the arrangement.
final class ScreenTile: UIView {
    enum DragProgress {
        case began
        /// The translation since the beginning, in the superview's points.
        case moved(CGPoint)
        case ended(isCancelled: Bool)
    }

    var onTap: (() -> Void)?
    var onDrag: ((DragProgress) -> Void)?
    /// Whether the tile is being dragged.
    var isLifted = false {
        didSet { if isLifted != oldValue { updateLook() } }
    }

    private let nameLabel = UILabel(size: 14, weight: .semibold)
    private let modeLabel = UILabel(size: 12, color: .label)
    private var isSelected = false
    private var isOn = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for label in [nameLabel, modeLabel] {
            label.textAlignment = .center
            label.adjustsFontSizeToFitWidth = true
            label.minimumScaleFactor = 0.6
            addSubview(label)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ScreenTile.tapped))
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ScreenTile.panned))
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the screen's name and its current or drafted settings.
    func show(_ head: ScreenHead, settings: Draft.Settings?, isSelected: Bool) {
        nameLabel.text = head.screen.name.printable
        accessibilityIdentifier = head.screen.name
        accessibilityLabel = "Screen \(head.screen.name.printable)"
        isOn = settings?.isEnabled ?? head.isEnabled
        let scale = Double(settings?.scale ?? 1).text(digits: 2)
        modeLabel.text =
            isOn ? [settings?.mode?.title, "\(scale)×"].compactMap(\.self).joined(separator: " · ") : "off"
        self.isSelected = isSelected
        updateLook()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - 8)
        let line = enlarged(20)
        let showsMode = bounds.height >= 2 * line + 4
        let top = ((bounds.height - (showsMode ? 2 : 1) * line) / 2).rounded()
        nameLabel.frame = CGRect(x: 4, y: top, width: width, height: line)
        modeLabel.frame = CGRect(x: 4, y: top + line, width: width, height: line)
        modeLabel.isHidden = !showsMode
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateLook()
    }

    private func updateLook() {
        backgroundColor = isOn ? .systemFill : .quaternarySystemFill
        layer.borderWidth = isSelected ? 2 : 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = (isSelected ? tintColor : UIColor.separator).resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = isLifted ? 0.25 : 0
        alpha = isLifted ? 0.85 : 1
    }

    private func tapped() {
        onTap?()
    }

    private func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            onDrag?(.began)
            onDrag?(.moved(recognizer.translation(in: superview)))
        case .changed: onDrag?(.moved(recognizer.translation(in: superview)))
        case .ended: onDrag?(.ended(isCancelled: false))
        case .cancelled, .failed: onDrag?(.ended(isCancelled: true))
        default: break
        }
    }
}
