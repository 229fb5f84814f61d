// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
public import LayerTree

/// An outline that is fitted into a rectangle, such as the bounds of a view.
@preconcurrency @MainActor
public struct UIShape {
    private indirect enum Form {
        case rect(EffectOutline?)
        case capsule
        case circle
        case fixed(EffectOutline)
        case inset(Form, UIEdgeInsets)
    }

    private let form: Form

    private init(_ form: Form) {
        self.form = form
    }

    /// The whole rectangle with square corners.
    public static let rect = UIShape(.rect(nil))
    /// The rectangle with its shorter sides fully rounded.
    public static let capsule = UIShape(.capsule)
    /// The largest circle in the center of the rectangle.
    public static let circle = UIShape(.circle)

    /// Returns the whole rectangle with rounded corners.
    public static func rect(
        cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .continuous,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(
            .rect(
                EffectOutline(
                    rect: .zero, cornerRadius: cornerRadius, cornerCurve: cornerCurve, corners: maskedCorners)))
    }

    /// Returns a fixed rectangle, regardless of the one into which the shape is fitted.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: CALayerCornerCurve = .continuous,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(
            .fixed(
                EffectOutline(
                    rect: rect, cornerRadius: cornerRadius, cornerCurve: cornerCurve, corners: maskedCorners)))
    }

    /// Returns a fixed path, regardless of the rectangle into which the shape is fitted.
    public static func path(_ path: UIBezierPath) -> UIShape {
        UIShape(.fixed(EffectOutline(rect: path.bounds, path: path)))
    }

    /// Returns the shape fitted into a rectangle that is reduced by `insets`, or enlarged where they are negative.
    ///
    /// Fixed shapes are not affected.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        UIShape(.inset(form, insets))
    }

    /// Returns the shape fitted into a rectangle that is reduced by `inset` on each side.
    public func inset(by inset: CGFloat) -> UIShape {
        self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    func outline(in rect: CGRect) -> EffectOutline { Self.outline(form, in: rect) }

    private static func outline(_ form: Form, in rect: CGRect) -> EffectOutline {
        switch form {
        case .rect(var outline?):
            outline.rect = rect
            return outline
        case .rect(nil):
            return EffectOutline(rect: rect)
        case .capsule:
            return EffectOutline(
                rect: rect, cornerRadius: min(rect.width, rect.height) / 2, cornerCurve: .circular)
        case .circle:
            let side = min(rect.width, rect.height)
            let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            return EffectOutline(rect: square, cornerRadius: side / 2, cornerCurve: .circular)
        case .fixed(let outline):
            return outline
        case .inset(let form, let insets):
            return outline(form, in: rect.inset(by: insets))
        }
    }
}
