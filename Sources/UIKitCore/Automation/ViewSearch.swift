// SPDX-License-Identifier: MIT
package import Foundation
internal import LayerTree

/// Finds what a person would point at: views by their names or texts, among those that can be seen.
@MainActor
package struct ViewSearch {
    /// Where to look, the frontmost window first.
    private let windows: [UIWindow]

    package init(windows: [UIWindow]) {
        self.windows = windows
    }

    /// The visible view whose `accessibilityIdentifier` is `name`, else whose `accessibilityLabel` or text is.
    ///
    /// Of several, one is preferred that a finger would reach, then the frontmost window's, then the first in the order
    /// of subviews.
    package func view(named name: String) -> UIView? {
        let visible = windows.flatMap(\.visibleViews)
        for matches in [{ $0.accessibilityIdentifier == name }, { $0.isCalled(name) }] as [(UIView) -> Bool] {
            let found = visible.filter(matches)
            if let view = found.first(where: { $0.isReachable }) ?? found.first { return view }
        }
        return nil
    }

    /// What the visible views are called, each name once, in the order of subviews.
    package var names: [String] {
        var names: [String] = []
        for view in windows.flatMap(\.visibleViews) {
            let candidates = [
                view.accessibilityIdentifier, view.accessibilityLabel, (view as? any TextProviding)?.shownText,
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
        accessibilityLabel == name || (self as? any TextProviding)?.shownText == name
    }

    /// This view and those in it, each before its subviews, hidden ones and all in them left out.
    fileprivate var visibleViews: [UIView] {
        var result: [UIView] = []
        // A stack of its own: views may be nested deeper than calls can be.
        var pending = [self]
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if view.visibleRect != nil { result.append(view) }
            pending.append(contentsOf: view.subviews.reversed())
        }
        return result
    }

    /// What can be seen of the view if nothing is in front of it, in window coordinates; `nil` if that is nothing.
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

    /// Where a finger touches the view: the middle of what can be seen of it, in window coordinates.
    package var touchPoint: CGPoint? {
        visibleRect.map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    /// Whether a touch there reaches the view, something in it, or what it is a part of, such as the button of a label.
    fileprivate var isReachable: Bool {
        guard let window, let touchPoint, let hit = window.hitTest(touchPoint, with: nil) else { return false }
        return hit.ancestors.contains { $0 === self } || ancestors.contains { $0 === hit }
    }
}
