// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import Foundation
internal import Graphics
internal import LayerTree

/// The visible part of a sheet: a shadow, and the presented view clipped to rounded corners.
final class SheetCardView: UIView {
    private let clip = UIView(frame: .zero)
    private let content: UIView
    private let grabber = UIView(frame: .zero)

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layer.shadowColor = .black
        layer.shadowOpacity = Theme.Sheet.shadowOpacity
        layer.shadowRadius = Theme.Sheet.shadowRadius
        layer.shadowOffset = Theme.Sheet.shadowOffset
        backgroundColor = Theme.Sheet.background
        clip.clipsToBounds = true
        clip.backgroundColor = Theme.Sheet.background
        addSubview(clip)
        grabber.backgroundColor = Theme.Sheet.grabber
        grabber.layer.cornerRadius = Theme.Sheet.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
        applyCorners()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .sheet)
    }

    var radius = Theme.Sheet.cornerRadius {
        didSet { if radius != oldValue { applyCorners() } }
    }

    /// Whether the sheet is attached to the bottom edge, so that its lower corners are the window's.
    var isAttached = false {
        didSet { if isAttached != oldValue { applyCorners() } }
    }

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    private func applyCorners() {
        let corners: CACornerMask = isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
        for layer in [layer, clip.layer] {
            layer.cornerRadius = radius
            layer.maskedCorners = corners
        }
    }

    private func applyOutline() {
        clip.layer.borderWidth = isAttached ? 0 : 1 / max(traitCollection.displayScale, 1)
        clip.layer.borderColor = Theme.Sheet.outline.cgColor(for: traitCollection)
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        applyOutline()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        if content.viewController?.isViewTakenAway != true, content.superview !== clip { clip.addSubview(content) }
        content.place(in: clip.bounds)
        let size = Theme.Sheet.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: Theme.Sheet.grabberTop, width: size.width, height: size.height)
        applyOutline()
    }
}
