// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree
package import UIKitCore

/// Finds visible views by their identifiers, labels, or texts.
@MainActor
package struct ViewSearch {
    /// The windows to search, frontmost first.
    private let windows: [UIWindow]

    package init(windows: [UIWindow]) {
        self.windows = windows
    }

    /// Returns the visible view whose `accessibilityIdentifier` is `name` or, failing that, whose `accessibilityLabel`
    /// or text is.
    ///
    /// If several match, one that a touch would reach is preferred, then one in the frontmost window, then the first in
    /// subview order. An accessibility element is preferred to the container around it.
    package func view(named name: String) -> UIView? {
        let visible = windows.flatMap(\.visibleViews)
        for matches in [{ $0.accessibilityIdentifier == name }, { $0.isCalled(name) }] as [(UIView) -> Bool] {
            let found = visible.filter(matches)
            let reachable = found.filter(\.isReachable)
            guard let first = reachable.first ?? found.first else { continue }
            if first.isAccessibilityElement { return first }
            return reachable.first { $0.isAccessibilityElement && $0.isDescendant(of: first) } ?? first
        }
        return nil
    }

    /// The names of the visible views without duplicates, in subview order.
    package var names: [String] {
        var names: [String] = []
        for view in windows.flatMap(\.visibleViews) {
            let candidates = [
                view.accessibilityIdentifier, view.accessibilityLabel, view.providedText,
            ]
            for name in candidates.compactMap({ $0 }) where !name.isEmpty && !names.contains(name) {
                names.append(name)
            }
        }
        return names
    }
}

extension UIView {
    fileprivate func isCalled(_ name: String) -> Bool {
        accessibilityLabel == name || providedText == name
    }

    /// The view and its visible descendants, each before its subviews.
    fileprivate var visibleViews: [UIView] {
        var result: [UIView] = []
        // An explicit stack, because views may be nested too deeply for recursion.
        var pending = [self]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if view.visibleRect != nil { result.append(view) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return result
    }

    /// The part of the view that its ancestors don't clip, in window coordinates; `nil` if it is empty.
    ///
    /// Views above it are ignored.
    package var visibleRect: CGRect? {
        guard let window, ancestors.allSatisfy({ !$0.isHidden && $0.alpha > 0.01 }) else { return nil }
        let own = convert(bounds, to: window)
        var (left, top, right, bottom) = (own.minX, own.minY, own.maxX, own.maxY)
        for view in ancestors where view === window || view.clipsToBounds {
            let clip = view.convert(view.bounds, to: window)
            (left, top) = (max(left, clip.minX), max(top, clip.minY))
            (right, bottom) = (min(right, clip.maxX), min(bottom, clip.maxY))
        }
        guard right > left, bottom > top else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The point at which a touch reaches the view: the center of its visible part, in window coordinates.
    package var touchPoint: CGPoint? {
        guard let visibleRect else { return nil }
        let (point, frame) = (accessibilityActivationPoint, accessibilityFrame)
        let isOwn = point != CGPoint(x: frame.midX, y: frame.midY) && visibleRect.contains(point)
        return isOwn ? point : CGPoint(x: visibleRect.midX, y: visibleRect.midY)
    }

    /// Returns whether a touch at the point reaches the view, a descendant, or a control that contains it, such as the
    /// button of a label.
    fileprivate var isReachable: Bool {
        guard let window, let touchPoint, let hit = window.hitTest(touchPoint, with: nil) else { return false }
        return hit.ancestors.contains { $0 === self } || ancestors.contains { $0 === hit }
    }
}
