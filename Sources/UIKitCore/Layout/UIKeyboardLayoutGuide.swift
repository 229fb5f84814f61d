// SPDX-License-Identifier: MIT

/// A guide for the part of a view that a keyboard on the screen covers.
///
/// Compositors that show such a keyboard reduce the window's size instead, so the guide always is where it is while no
/// keyboard is shown: at the bottom of the view, as high as the safe area's inset.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    private var top: NSLayoutConstraint?

    fileprivate init(of view: UIView) {
        super.init()
        view.addLayoutGuide(self)
        for (edge, limit) in [(leadingAnchor, view.leadingAnchor), (trailingAnchor, view.trailingAnchor)] {
            edge.constraint(equalTo: limit).isActive = true
        }
        bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        placeTop()
    }

    /// Whether the guide's top edge is the bottom of the view's safe area, instead of that of the view.
    ///
    /// The default is `true`.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { placeTop() } }
    }

    private func placeTop() {
        top?.isActive = false
        guard let view = owningView else { return }
        let limit = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
        top = topAnchor.constraint(equalTo: limit)
        top?.isActive = true
    }
}

extension UIView {
    /// The guide for the part of the view that a keyboard on the screen covers.
    ///
    /// Created when it is first asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first ?? UIKeyboardLayoutGuide(of: self)
    }
}
