// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The surface of a popup.
@MainActor
protocol PopupSurface: WindowSurface, Sendable {
    /// Requests the position that results from the window's anchor and size.
    func reposition()
    /// Fades out, then calls `completion`.
    func disappear(completion: @escaping @MainActor () -> Void)
}

/// The layers of a popup: its shadow, and above it the window's layer.
@MainActor
final class PopupBackgroundView {
    /// The root layer of the surface.
    let rootLayer = CALayer()
    /// The view that is animated as the popup appears and disappears.
    private let card = UIView(frame: .zero)
    private let outline = CALayer()
    /// The background of a popup with a custom outline.
    private let shape = CAShapeLayer()
    private weak var window: PopupWindow?

    init(window: PopupWindow) {
        self.window = window
        card.isUserInteractionEnabled = false
        rootLayer.addSublayer(card.layer)
        card.layer.addSublayer(shape)
        card.layer.addSublayer(window.layer)
        card.layer.addSublayer(outline)
        card.layer.shadowColor = .black
        card.layer.shadowOffset = Theme.Popup.shadowOffset
        card.layer.shadowRadius = Theme.Popup.shadowRadius
        card.layer.shadowOpacity = Theme.Popup.shadowOpacity
        card.alpha = 0
    }

    /// Returns the popup's frame on its surface.
    static func geometry(of size: CGSize) -> CGRect {
        CGRect(origin: origin, size: size)
    }

    static var origin: CGPoint {
        CGPoint(x: Theme.Popup.shadowMargin.left, y: Theme.Popup.shadowMargin.top)
    }

    static func surfaceSize(of size: CGSize) -> CGSize {
        let margin = Theme.Popup.shadowMargin
        return CGSize(
            width: size.width + margin.left + margin.right, height: size.height + margin.top + margin.bottom)
    }

    /// Resizes the shadow, the outline, and the window; animated inside an animation block.
    func setSize(_ size: CGSize) {
        guard let window else { return }
        let transform = card.transform
        card.transform = .identity
        card.frame = Self.geometry(of: size)
        card.transform = transform
        card.layer.cornerRadius = window.cornerRadius
        let path = window.outline(of: size)
        card.layer.shadowPath = path
        window.frame = CGRect(origin: .zero, size: size)
        window.layoutIfNeeded()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        outline.frame = CGRect(origin: .zero, size: size)
        outline.isHidden = path != nil
        shape.frame = CGRect(origin: .zero, size: size)
        shape.path = path
        CATransaction.commit()
    }

    func applyColors(scale: CGFloat) {
        guard let window else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        card.layer.backgroundColor = window.backgroundColor?.cgColor(for: window.traitCollection)
        outline.cornerRadius = window.cornerRadius
        outline.borderWidth = 1 / max(scale, 1)
        outline.borderColor = Theme.Popup.outline.cgColor(for: window.traitCollection)
        shape.fillColor = window.outlineColor.cgColor(for: window.traitCollection)
        shape.strokeColor = outline.borderColor
        shape.lineWidth = outline.borderWidth
        CATransaction.commit()
    }

    func appear() {
        guard !UIAccessibility.isReduceMotionEnabled, window?.appearsAnimated != false else {
            card.alpha = 1
            return
        }
        UIView.performWithoutAnimation {
            let scale = Theme.Popup.firstScale
            card.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        UIView.animate(withDuration: Theme.Popup.appearance, delay: 0, options: .curveEaseOut) { [card] in
            card.alpha = 1
            card.transform = .identity
        }
    }

    func disappear(completion: @escaping @MainActor () -> Void) {
        UIView.animate(withDuration: Theme.Popup.disappearance, delay: 0, options: .curveEaseIn) { [card] in
            card.alpha = 0
        } completion: { _ in
            completion()
        }
    }
}
