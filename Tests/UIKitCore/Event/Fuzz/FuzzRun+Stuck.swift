// SPDX-License-Identifier: MIT
import Foundation
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore

extension FuzzRun {
    /// The state that must not exist while no device is present; empty if there is none.
    var held: [String] {
        let windows: [UIWindow] = [stage.window] + stage.application.popups.popups
        let open = menuOwners
        var found = zoo.errors + zoo.witness.errors + zoo.witness.open
        for window in windows {
            if window.surface?.input.hasPointerTouch == true { found.append("\(type(of: window)) follows a pointer") }
            let active = window.touchDelivery.gestures.active
            if !active.isEmpty { found.append("\(active.map { "\(type(of: $0)) \($0.state)" }) are active") }
            for view in Self.views(in: window) { found += Self.held(view, isOpen: open.contains { $0 === view }) }
        }
        for popup in windows.dropFirst() {
            if let owner = (popup as? PopupWindow)?.owner as? UIView, owner.window == nil {
                found.append("a popup is open whose \(type(of: owner)) is gone")
            }
        }
        return found
    }

    /// The state that must not exist once no popup is open, in addition to what `held` finds.
    var open: [String] {
        var found: [String] = []
        let popups = stage.application.popups.popups
        if !popups.isEmpty { found.append("\(popups.count) popups are open") }
        if stage.system.windows.contains(where: { !$0.visiblePopups.isEmpty }) {
            found.append("the desktop shows popups")
        }
        if stage.window.menuBarVisibility != .visible, stage.window.menuBar != nil {
            found.append("the menu bar is open")
        }
        for case let control as UIControl in Self.views(in: stage.window) where control.isHighlighted {
            found.append("\(type(of: control)) is highlighted")
        }
        return found
    }

    /// Values that aren't finite or are out of range.
    var impossible: [String] {
        var found: [String] = []
        for case let scrollView as UIScrollView in Self.views(in: stage.window) {
            let (offset, scale) = (scrollView.contentOffset, scrollView.zoomScale)
            if !offset.x.isFinite || !offset.y.isFinite || !scale.isFinite {
                found.append("\(type(of: scrollView)) is at \(offset), enlarged \(scale) times")
            }
        }
        if !(0...1).contains(zoo.slider.value) { found.append("the slider is at \(zoo.slider.value)") }
        return found
    }

    /// Controls with an open menu stay highlighted.
    private var menuOwners: [UIView] {
        stage.application.popups.popups.compactMap { ($0 as? MenuPopup)?.session?.sender as? UIView }
    }

    private static func views(in view: UIView) -> [UIView] {
        [view] + view.subviews.flatMap { views(in: $0) }
    }

    private static func held(_ view: UIView, isOpen: Bool) -> [String] {
        var found: [String] = []
        if let control = view as? UIControl, control.isTracking || (control.isHighlighted && !isOpen) {
            found.append("\(type(of: control)) is \(control.isTracking ? "tracking" : "highlighted")")
        }
        if let scrollView = view as? UIScrollView {
            if scrollView.isTracking || scrollView.isDragging || scrollView.isZooming {
                found.append("\(type(of: scrollView)) is held")
            }
            if scrollView.isDecelerating || scrollView.isZoomBouncing {
                found.append("\(type(of: scrollView)) never comes to rest")
            }
        }
        for recognizer in view.gestureRecognizers ?? []
        where recognizer.state != .possible || recognizer.numberOfTouches > 0 {
            found.append("\(type(of: recognizer)) of \(type(of: view)) is \(recognizer.state)")
        }
        return found
    }
}
