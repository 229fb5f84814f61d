// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A magnified copy of a part of the window, in a capsule.
final class LoupeView: UIView {
    override var accessibilityDefaults: AccessibilityDefaults { .decoration }

    private let glass = LoupeGlass()
    private(set) var isLeaving = false
    /// The center of the caret, relative to the loupe's, out of which it grows.
    private var origin = CGPoint.zero

    init() {
        super.init(frame: CGRect(origin: .zero, size: Theme.TextInput.loupeSize))
        isUserInteractionEnabled = false
        layer.shadowOpacity = Theme.Popup.shadowOpacity
        layer.shadowRadius = Theme.Popup.shadowRadius
        layer.shadowOffset = Theme.Popup.shadowOffset
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
        glass.frame = bounds
        addSubview(glass)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the surroundings of `focus`, above `target`; both are in the window's coordinates.
    func show(_ focus: CGPoint, above target: CGRect, in window: UIWindow) {
        let size = bounds.size
        let margin = Theme.Popup.embeddedMargin
        let area = window.bounds.insetBy(dx: margin, dy: margin)
        let x = min(max(target.midX, area.minX + size.width / 2), max(area.maxX - size.width / 2, area.minX))
        let y = max(target.minY - Theme.TextInput.loupeGap - size.height / 2, area.minY + size.height / 2)
        UIView.performWithoutAnimation {
            center = CGPoint(x: x, y: y)
        }
        origin = CGPoint(x: target.midX - x, y: target.midY - y)
        // The topmost view below the loupe; it contains the text, and doesn't contain the loupe.
        glass.source = window.subviews.last { view in
            !(view is LoupeView) && view.bounds.contains(view.convert(focus, from: window))
        }
        glass.focus = focus
        glass.setNeedsDisplay()
    }

    func appear() {
        transform = small
        alpha = 0
        UIView.animate(
            withDuration: Theme.TextInput.loupeAppearance, delay: 0,
            usingSpringWithDamping: Theme.TextInput.loupeDamping, initialSpringVelocity: 0
        ) {
            transform = .identity
            alpha = 1
        }
    }

    func disappear() {
        guard !isLeaving else { return }
        isLeaving = true
        UIView.animate(
            withDuration: Theme.TextInput.loupeAppearance, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) {
            transform = small
            alpha = 0
        } completion: { [self] _ in
            removeFromSuperview()
        }
    }

    private var small: CGAffineTransform {
        CGAffineTransform(translationX: origin.x, y: origin.y)
            .scaledBy(x: Theme.TextInput.loupeFirstScale, y: Theme.TextInput.loupeFirstScale)
    }
}

/// The content of a loupe.
private final class LoupeGlass: UIView {
    weak var source: UIView?
    /// The point of the window that is shown in the center.
    var focus = CGPoint.zero

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        layer.borderWidth = 1 / max(traitCollection.displayScale, 1)
        layer.borderColor = Theme.Popup.outline.cgColor(for: traitCollection)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let window else { return }
        context.setFillColor((window.backgroundColor ?? .systemBackground).cgColor(for: traitCollection))
        context.fill(bounds)
        guard let source else { return }
        let scale = Theme.TextInput.loupeScale
        let frame = source.convert(source.bounds, to: window)
        source.drawHierarchy(
            in: CGRect(
                x: bounds.midX + (frame.minX - focus.x) * scale, y: bounds.midY + (frame.minY - focus.y) * scale,
                width: frame.width * scale, height: frame.height * scale),
            afterScreenUpdates: true)
    }
}
