// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// The appearance of a pointer effect on a view.
@MainActor
struct PointerLook {
    enum Tint {
        case none
        /// A background below the view.
        case highlight
        /// A tint above or below the view.
        case overlay, underlay
        /// A gradient from the top above the view.
        case shine
    }

    let view: UIView
    var tint = Tint.none
    var hasShadow = false
    var isScaled = false
    /// The background below a transparent view that casts a shadow.
    var ground = UIColor.systemBackground
    /// The outline, in the coordinates of the view's superview.
    var outline: EffectOutline

    /// Creates the appearance of an effect; `nil` for a view without a superview.
    init?(_ effect: UIPointerEffect, shape: UIPointerShape?) {
        let preview = effect.preview
        guard let container = preview.view.superview else { return nil }
        view = preview.view
        ground = preview.parameters.backgroundColor
        let asked: EffectOutline
        var space = preview.target.container
        switch shape {
        case .path(let path):
            asked = EffectOutline(rect: path.bounds, path: path)
        case .roundedRect(let rect, let radius):
            asked = EffectOutline(rect: rect, cornerRadius: radius)
        case .verticalBeam, .horizontalBeam, nil:
            let path = preview.parameters.visiblePath.flatMap { $0.isEmpty ? nil : $0 }
            asked = path.map { EffectOutline(rect: $0.bounds, path: $0) } ?? Self.outline(of: view)
            space = view
        }
        guard asked.isUsable else { return nil }
        outline = asked.converted(from: space, to: container)
        switch effect {
        case .automatic: setAutomatic()
        case .highlight: tint = .highlight
        case .lift: setLift()
        case .hover(_, let mode, let prefersShadow, let prefersScaledContent):
            tint = mode == .none ? .none : mode == .overlay ? .overlay : .underlay
            hasShadow = prefersShadow
            isScaled = prefersScaledContent
        }
        guard outline.isUsable else { return nil }
    }

    init?(_ style: UIHoverStyle, of view: UIView) {
        guard let container = view.superview else { return nil }
        self.view = view
        let asked = style.shape?.outline(in: view.bounds) ?? Self.outline(of: view)
        guard asked.isUsable else { return nil }
        outline = asked.converted(from: view, to: container)
        switch style.effect {
        case is UIHoverHighlightEffect: tint = .highlight
        case is UIHoverLiftEffect: setLift()
        default: setAutomatic()
        }
        guard outline.isUsable else { return nil }
    }

    func isSame(as other: PointerLook) -> Bool {
        view === other.view && tint == other.tint && hasShadow == other.hasShadow && isScaled == other.isScaled
            && ground == other.ground && outline == other.outline
    }

    private static func outline(of view: UIView) -> EffectOutline {
        let radius = view.layer.cornerRadius
        return EffectOutline(
            rect: view.bounds, cornerRadius: radius > 0 ? radius : Theme.Pointer.cornerRadius,
            cornerCurve: radius > 0 ? view.layer.cornerCurve : .continuous)
    }

    private mutating func setLift() {
        tint = .shine
        hasShadow = true
        isScaled = true
    }

    private mutating func setAutomatic() {
        if max(view.bounds.width, view.bounds.height) > Theme.Pointer.maximumLift {
            tint = .overlay
            isScaled = true
        } else if view.hasGround || view.showsImage {
            setLift()
        } else {
            tint = .highlight
        }
    }

    /// The scale of the view; 1 if the user prefers reduced motion.
    var scale: CGFloat {
        guard isScaled, !UIAccessibility.isReduceMotionEnabled else { return 1 }
        return min(Theme.Pointer.maximumScale, 1 + Theme.Pointer.growth / max(outline.rect.width, outline.rect.height))
    }
}

extension UIView {
    /// Whether the view has an opaque background of its own.
    var hasGround: Bool {
        backgroundColor?.resolvedColor(with: traitCollection).cgColor.alpha == 1
    }
}
