// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The colors of the indicators, which depend on what is below the control.
extension UIPageControl {
    /// The colors of indicators for which the application sets none.
    var indicatorColors: (current: UIColor, other: UIColor) {
        let usual = (current: Theme.PageControl.currentIndicator, other: Theme.PageControl.indicator)
        guard let ground = groundColor?.cgColor(for: traitCollection) else { return usual }
        func contrast(_ color: UIColor) -> Double { ColorContrast.ratio(color.cgColor(for: traitCollection), ground) }
        guard contrast(usual.current) < Theme.PageControl.minimumContrast else { return usual }
        let (light, dark) = (Theme.PageControl.light, Theme.PageControl.dark)
        let current = contrast(light) >= contrast(dark) ? light : dark
        return (current, current.withAlphaComponent(Theme.PageControl.otherAlpha))
    }

    /// The opaque color below the middle of the control; `nil` if there is none.
    private var groundColor: UIColor? {
        if let own = opaqueBackground { return own }
        var view: UIView = self
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        while let superview = view.superview {
            let below = superview.subviews.prefix { $0 !== view }
            for sibling in below.reversed() {
                if let color = sibling.opaqueColor(at: sibling.convert(middle, from: self)) { return color }
            }
            if let color = superview.opaqueBackground { return color }
            view = superview
        }
        return nil
    }
}

extension UIView {
    fileprivate var opaqueBackground: UIColor? {
        backgroundColor.flatMap { $0.cgColor(for: traitCollection).alpha >= 1 ? $0 : nil }
    }

    /// Returns the opaque color of the topmost view at a point in the view's coordinates; `nil` if there is none.
    fileprivate func opaqueColor(at point: CGPoint) -> UIColor? {
        guard !isHidden, alpha >= 1, bounds.contains(point) else { return nil }
        for subview in subviews.reversed() {
            if let color = subview.opaqueColor(at: subview.convert(point, from: self)) { return color }
        }
        return opaqueBackground
    }
}
