// SPDX-License-Identifier: MIT
public import Foundation

/// A guide for the part of a view that the window's input view and accessory view cover.
///
/// Without them, it is at the bottom of the view, as high as the safe area's inset. It follows them while they slide,
/// in the same animation.
///
/// > Note: Differs from UIKit: a keyboard that the compositor shows reduces the window's size, and doesn't move the
/// > guide. Input views can't be undocked, so there is no `followsUndockedKeyboard`.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    private var limit: NSLayoutConstraint?
    private var covered: NSLayoutConstraint?

    private struct Reference {
        weak var guide: UIKeyboardLayoutGuide?
    }

    /// All guides, so that those of a window can be updated without searching its views.
    private static var all: [Reference] = []

    fileprivate init(of view: UIView) {
        super.init()
        view.addLayoutGuide(self)
        Self.all.removeAll { $0.guide == nil }
        Self.all.append(Reference(guide: self))
        for (edge, limit) in [(leadingAnchor, view.leadingAnchor), (trailingAnchor, view.trailingAnchor)] {
            edge.constraint(equalTo: limit).isActive = true
        }
        bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
        // The top is as low as the limits permit.
        let lowest = topAnchor.constraint(equalTo: view.bottomAnchor)
        lowest.priority = .required - 1
        lowest.isActive = true
        covered = topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
        covered?.isActive = true
        placeTop()
        update()
    }

    /// Whether the guide's top edge is the bottom of the view's safe area, instead of that of the view, while nothing
    /// covers it.
    ///
    /// The default is `true`.
    public var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { placeTop() } }
    }

    /// The height above the input views, in points, in which a finger takes them along already if the scroll view's
    /// `keyboardDismissMode` is `interactive`; 0 by default.
    ///
    /// It is that of a view around the text which the finger scrolls, such as a bar that is constrained to the guide.
    public var keyboardDismissPadding: CGFloat = 0

    private func placeTop() {
        limit?.isActive = false
        guard let view = owningView else { return }
        limit = topAnchor.constraint(
            lessThanOrEqualTo: usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
        limit?.isActive = true
    }

    // MARK: - Following

    /// Places the guides of a window's views above its input panel, and returns whether one moved.
    @discardableResult
    static func updateAll(in window: UIWindow) -> Bool {
        var hasMoved = false
        for reference in all {
            guard let guide = reference.guide, guide.owningView?.window === window else { continue }
            if guide.update() { hasMoved = true }
        }
        return hasMoved
    }

    /// Places the guides of a view and its descendants, whose position in the window is new.
    static func updateAll(below view: UIView) {
        for reference in all {
            guard let guide = reference.guide, guide.owningView?.isDescendant(of: view) == true else { continue }
            guide.update()
        }
    }

    /// Returns whether the guide moved.
    @discardableResult
    private func update() -> Bool {
        guard let view = owningView, let covered else { return false }
        var overlap: CGFloat = 0
        if let window = view.window, let frame = window.inputPanel?.coveredFrame, !frame.isEmpty {
            overlap = max(0, view.bounds.maxY - view.convert(frame, from: window).minY)
        }
        guard overlap.isFinite, covered.constant != -overlap else { return false }
        covered.constant = -overlap
        return true
    }
}

extension UIView {
    /// The guide for the part of the view that the window's input view and accessory view cover.
    ///
    /// Created when it is first asked for.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        layoutGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first ?? UIKeyboardLayoutGuide(of: self)
    }
}
